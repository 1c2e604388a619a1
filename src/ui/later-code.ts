import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { fetchMissingStyles } from "#lib/missing-styles.ts";
import { createStore } from "#lib/store.ts";

/** Code that a page shows a part of itself with, later than its first rows. */
export type LaterCode<T> = {
  /** Fetches it; null where it could not be had. What fails is asked for again by the next call. */
  readonly load: () => Promise<T | null>;
  /** The code once it is there; fetched when it is wanted. */
  readonly use: (isWanted: boolean) => T | null;
  /** Whether it could not be fetched. */
  readonly useHasFailed: () => boolean;
};

export function createLaterCode<T>(fetchCode: () => Promise<T>): LaterCode<T> {
  const code = createStore<T | null>(null);
  const hasFailed = createStore(false);
  let loading: Promise<T | null> | null = null;
  const fetchOnce = async (): Promise<T | null> => {
    try {
      await fetchMissingStyles();
      code.set(await fetchCode());
    } catch {
      loading = null;
      hasFailed.set(true);
    }
    return code.get();
  };
  const load = (): Promise<T | null> => {
    hasFailed.set(false);
    return (loading ??= fetchOnce());
  };
  return {
    load,
    use: (isWanted) => {
      useEffect(() => {
        if (isWanted) void load();
      }, [isWanted]);
      return useSyncExternalStore(code.subscribe, code.get);
    },
    useHasFailed: () => useSyncExternalStore(hasFailed.subscribe, hasFailed.get),
  };
}

/** Where nothing comes to be painted first, what comes later does not wait for longer. */
const PATIENCE_MS = 2000;

/** Whether the first rows have been painted since `isThere`, or have kept everybody waiting. */
export function useIsPainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  const done = useCallback(() => setPainted(true), []);
  useEffect(() => {
    if (isPainted) return undefined;
    if (!isThere) {
      const patience = setTimeout(done, PATIENCE_MS);
      return () => clearTimeout(patience);
    }
    // A frame is painted after its callbacks; what they put off comes after that.
    let afterwards: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterwards = setTimeout(done);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterwards);
    };
  }, [isThere, isPainted, done]);
  return isPainted;
}
