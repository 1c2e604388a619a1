import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { fetchMissingStyles } from "#lib/missing-styles.ts";
import { createStore } from "#lib/store.ts";

/** Lazily loaded code for a part of a page that is shown after its first rows. */
export type LazyCode<T> = {
  /** Loads the code; null if that failed. The next call tries again. */
  readonly load: () => Promise<T | null>;
  /** The code once it is loaded; loads it if it is wanted. */
  readonly use: (isWanted: boolean) => T | null;
  /** Whether loading has failed. */
  readonly useHasFailed: () => boolean;
};

export function createLazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
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

/** If the first rows do not appear, lazy parts are loaded after this time, in ms. */
const PATIENCE_MS = 2000;

/** Whether the first rows have been painted since `isThere`, or the time limit has passed. */
export function useIsPainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  const done = useCallback(() => setPainted(true), []);
  useEffect(() => {
    if (isPainted) return undefined;
    if (!isThere) {
      const patience = setTimeout(done, PATIENCE_MS);
      return () => clearTimeout(patience);
    }
    // A frame is painted after its callbacks; a timeout set in them runs after the paint.
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
