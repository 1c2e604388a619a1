import * as v from "valibot";
import { whenIdle } from "#browser/lib/when-idle.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import { localSlot, storedKeys } from "./storage.ts";

type Format<T> = {
  /** Converts the value to JSON that the schema can read; default: unchanged. */
  readonly serialize?: (value: T) => string;
  /** Merges a value written by another tab; default: that value. */
  readonly merge?: (stored: T, own: T) => T;
  /** Whether writing may be deferred, for values that are large or change often. */
  readonly canWait?: boolean;
};

/**
 * Persists a store in the browser under a key: reads the stored value, writes changes, and takes over changes by other tabs, of which a
 * removal means the initial value. Values that the schema rejects (of another version, or edited by hand) are ignored. If storage is
 * forbidden or full, the store lasts as long as the page.
 */
export function persisted<T>(
  store: Store<T>,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { serialize = JSON.stringify, merge = (stored) => stored, canWait = false }: Format<T> = {},
): Store<T> {
  const initial = store.get();
  const slot = localSlot(key);
  const read = (): T | undefined => {
    const text = slot.get();
    // On a first visit, this applies to most stores. An exception would slow down the start of the app: to create its stack trace, V8
    // parses the whole file again.
    if (text === null) return undefined;
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      return undefined;
    }
  };
  store.set(read() ?? initial);
  const follow = (event: StorageEvent): void => {
    // Null if all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    const stored = read();
    if (slot.get() === null) store.set(initial);
    else if (stored !== undefined) store.set(merge(stored, store.get()));
  };
  // Unit tests have no window.
  if ("window" in globalThis) window.addEventListener("storage", follow);
  const write = (): void => {
    // Nothing is written for a service that was forgotten meanwhile.
    if (!isUnkept(key)) slot.set(store.get() === initial ? null : serialize(store.get()));
  };
  const set = (value: T): void => {
    store.set(value);
    if (canWait) whenIdle(write);
    else write();
  };
  return { ...store, set };
}

/** Persisted stores by key suffix (such as the service), each created on first use. */
export function persistedBy<T>(
  name: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
  format?: Format<T>,
): (key: string) => Store<T> {
  const stores = new Map<string, Store<T>>();
  return (suffix) => {
    const key = `plinth.${name} ${suffix}`;
    const store = stores.get(key) ?? persisted(createStore(initial), key, schema, format);
    stores.set(key, store);
    clearStore.set(key, () => store.set(initial));
    return store;
  };
}

/** A list as JSON of at most `maxCharacters`: of a longer one, the first items are omitted, which are the oldest. */
export function newestAsJson(items: readonly unknown[], maxCharacters: number): string {
  for (let kept = items; ; kept = kept.slice(Math.ceil(kept.length / 4))) {
    const json = JSON.stringify(kept);
    if (json.length <= maxCharacters || kept.length === 0) return json;
  }
}

/** The services whose data must not outlive the page. */
const unkept = new Set<string>();

const isUnkept = (key: string): boolean => [...unkept].some((service) => key.endsWith(` ${service}`));

/** Sets whether data of a service may be persisted; by default they may. */
export function setKept(service: string, isKept: boolean): void {
  if (isKept) unkept.delete(service);
  else unkept.add(service);
}

/** Functions that clear the open stores, by key. */
const clearStore = new Map<string, () => void>();

/** Removes everything persisted for a service. Other tabs have to do the same. */
export function forgetService(service: string): void {
  forget((key) => key.endsWith(` ${service}`));
}

/** Removes what is persisted under a name (see `persistedBy`) for all services. */
export function forgetStores(name: string): void {
  forget((key) => key.startsWith(`plinth.${name} `));
}

function forget(isMeant: (key: string) => boolean): void {
  for (const key of [...clearStore.keys(), ...storedKeys()]) {
    if (!isMeant(key)) continue;
    clearStore.get(key)?.();
    localSlot(key).set(null);
  }
}
