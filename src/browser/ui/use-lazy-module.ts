import { useEffect, useState, useSyncExternalStore } from "react";
import type { LazyModule } from "#browser/lib/lazy-module.ts";

/**
 * A lazy module for a part of a page, with the state of loading it here: at the call of `load`, which returns null if it fails, or as soon
 * as it is requested.
 */
export function useLazyModule<T>(lazy: LazyModule<T>, isRequested = false) {
  const module = useSyncExternalStore(lazy.loaded.subscribe, lazy.loaded.get);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const load = async (): Promise<T | null> => {
    setState("loading");
    try {
      const module = await lazy.load();
      setState("idle");
      return module;
    } catch {
      setState("failed");
      return null;
    }
  };
  useEffect(() => {
    if (!isRequested) return undefined;
    lazy.load().catch(() => setState("failed"));
    return () => setState("idle");
  }, [lazy, isRequested]);
  return {
    module,
    load,
    retry: () => void load(),
    isLoading: state === "loading",
    hasFailed: state === "failed" && module === null,
  };
}
