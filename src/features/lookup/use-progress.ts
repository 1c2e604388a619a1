import { useCallback, useSyncExternalStore } from "react";
import type { Lookup } from "./lookup.ts";
import type { LookupProgress } from "./progress.ts";

/** Answers may come faster than thousands of lines can be drawn again. */
const PAUSE_MS = 100;

/** How far a lookup has come, a few times a second. */
export function useProgress(lookup: Lookup): LookupProgress {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const unsubscribe = lookup.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = null;
          listener();
        }, PAUSE_MS);
      });
      return () => {
        unsubscribe();
        if (timer !== null) clearTimeout(timer);
      };
    },
    [lookup],
  );
  return useSyncExternalStore(subscribe, lookup.getProgress);
}
