import { passOver } from "#core/lib/missing-module.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import { fetchMissingStyles } from "./missing-styles.ts";

/** A module of the app that is loaded on first use. */
export type LazyModule<T> = {
  /** Loads the module, once. Rejects if that fails; the next call tries again. */
  readonly load: () => Promise<T>;
  /** Loads the module before anybody needs it: a failure has no effect. */
  readonly loadAhead: () => void;
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

/** Load the texts that the first pages do not show. */
const textLoaders = new Set<() => Promise<unknown>>();

/** Sets what loads the texts that modules need besides those of the first pages. A module is ready once its texts are. */
export function loadTextsWithModules(load: () => Promise<unknown>): void {
  textLoaders.add(load);
}

/**
 * @param fetchModule imports the module
 * @param needsAllTexts whether it shows texts that the first pages do not show; default: yes
 */
export function lazyModule<T>(fetchModule: () => Promise<T>, { needsAllTexts = true } = {}): LazyModule<T> {
  const loaded = createStore<T | null>(null);
  let latest: Promise<T> | null = null;
  /** Whether anybody waits for the latest attempt. */
  let isNeeded = false;
  const forget = (): void => {
    latest = null;
    isNeeded = false;
  };
  const start = async (): Promise<T> => {
    try {
      await fetchMissingStyles();
      const texts = needsAllTexts ? [...textLoaders].map((load) => load()) : [];
      const parts = [fetchModule(), ...texts] as const;
      for (const part of parts)
        part.catch((error: unknown) => {
          if (!isNeeded) passOver(error);
        });
      const [module] = await Promise.all(parts);
      loaded.set(module);
      return module;
    } catch (error) {
      if (isNeeded) forgetFailures.add(forget);
      else forget();
      throw error;
    }
  };
  const attempt = (): Promise<T> => {
    isNeeded = true;
    return (latest ??= start());
  };
  const load = (): Promise<T> => {
    if (forgetFailures.delete(forget)) forget();
    return attempt();
  };
  const loadAhead = (): void => void (latest ??= start()).catch(() => undefined);
  return { load, loadAhead, attempt, loaded };
}
