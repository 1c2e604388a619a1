import { createStore, type Store } from "#core/lib/store.ts";
import { fetchMissingStyles } from "./missing-styles.ts";

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
  const forget = (): void => {
    latest = null;
  };
  const start = async (): Promise<T> => {
    try {
      await fetchMissingStyles();
      const texts = needsAllTexts ? [...textLoaders].map((load) => load()) : [];
      const [module] = await Promise.all([fetchModule(), ...texts]);
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
