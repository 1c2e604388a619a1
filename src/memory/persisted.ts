import * as v from "valibot";
import { createStore, type Store } from "#lib/store.ts";
import { localSlot } from "./storage.ts";

type Format<T> = {
  /** JSON that the schema reads; default: the value as it is. */
  readonly serialize?: (value: T) => string;
  /** What counts after another tab has written; default: what it wrote. */
  readonly merge?: (stored: T, own: T) => T;
};

/**
 * Keeps the value of a store in the browser under a key: begins with what is stored there, writes what is set, and follows other tabs.
 * What the schema refuses (of another version, or edited by hand) counts as not there. Where storage is forbidden or full, the store
 * lasts as long as the page.
 */
export function persisted<T>(
  store: Store<T>,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { serialize = JSON.stringify, merge = (stored) => stored }: Format<T> = {},
): Store<T> {
  const initial = store.get();
  const slot = localSlot(key);
  const read = (): T | undefined => {
    try {
      return v.parse(schema, JSON.parse(slot.get() ?? ""));
    } catch {
      return undefined;
    }
  };
  store.set(read() ?? initial);
  onStorage((changed) => {
    if (changed !== null && changed !== key) return;
    const stored = read();
    store.set(stored === undefined ? initial : merge(stored, store.get()));
  });
  const set = (value: T): void => {
    store.set(value);
    slot.set(serialize(value));
  };
  return { ...store, set };
}

/** Persisted stores by the end of their key (the service, and what else there are several of), each opened when it is first asked for. */
export function persistedBy<T>(
  name: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
  format?: Format<T>,
): (key: string) => Store<T> {
  const stores = new Map<string, Store<T>>();
  return (key) => {
    const store = stores.get(key) ?? persisted(createStore(initial), `plinth.${name} ${key}`, schema, format);
    stores.set(key, store);
    return store;
  };
}

/** Empties the persisted stores whose key ends with the service, in this tab and in all others. */
export function forgetService(service: string): void {
  try {
    const { localStorage } = window;
    const keys = Object.keys(localStorage).filter((key) => key.endsWith(` ${service}`));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing is stored then.
  }
  // Browsers tell the other tabs only.
  window.dispatchEvent(new StorageEvent("storage"));
}

/** Calls back with the key that changed; null: any may have. */
function onStorage(listener: (key: string | null) => void): void {
  // Unit tests run without a window.
  if ("window" in globalThis) window.addEventListener("storage", ({ key }) => listener(key));
}
