import { useCallback, useSyncExternalStore } from "react";
import type { Lookup } from "./lookup.ts";
import type { LookupProgress } from "./progress.ts";

/** The minimum interval between updates, since rendering thousands of lines takes time. */
const PAUSE_MS = 100;

/** The progress of a lookup, throttled. */
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
