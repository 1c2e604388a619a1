import { fetchMissingStyles } from "./missing-styles.ts";
import { createStore, type Store } from "./store.ts";

/** A module of the app that is loaded on first use. */
export type LazyModule<T> = {
  /** Loads the module, once. Rejects if that fails; the next call tries again. */
  readonly load: () => Promise<T>;
  /** The promise of the latest attempt to load it; the same while React renders, also if it failed. */
  readonly attempt: () => Promise<T>;
  /** The module once it is loaded, else null. */
  readonly loaded: Pick<Store<T | null>, "get" | "subscribe">;
};

/** For each module whose latest attempt failed, lets `attempt` start another. */
const forgetFailures = new Set<() => void>();

export function retryFailedModules(): void {
  for (const forget of forgetFailures) forget();
  forgetFailures.clear();
}

/** @param fetchModule imports the module */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  const loaded = createStore<T | null>(null);
  let latest: Promise<T> | null = null;
  const forget = (): void => {
    latest = null;
  };
  const start = async (): Promise<T> => {
    try {
      await fetchMissingStyles();
      const module = await fetchModule();
      loaded.set(module);
      return module;
    } catch (error) {
      forgetFailures.add(forget);
      throw error;
    }
  };
  const attempt = (): Promise<T> => (latest ??= start());
  const load = (): Promise<T> => {
    if (forgetFailures.delete(forget)) forget();
    return attempt();
  };
  return { load, attempt, loaded };
}
