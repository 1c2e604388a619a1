import * as v from "valibot";
import { createStore, type Store } from "#lib/store.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { localSlot, storedKeys } from "./storage.ts";

type Format<T> = {
  /** JSON that the schema reads; default: the value as it is. */
  readonly serialize?: (value: T) => string;
  /** What counts after another tab has written; default: what it wrote. */
  readonly merge?: (stored: T, own: T) => T;
  /** Whether it may be written some time after it was set, for what is large or set often. */
  readonly canWait?: boolean;
};

/**
 * Keeps the value of a store in the browser under a key: begins with what is stored there, writes what is set, and follows what other
 * tabs write (not what they remove). What the schema refuses (of another version, or edited by hand) counts as not there. Where storage
 * is forbidden or full, the store lasts as long as the page.
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
    try {
      return v.parse(schema, JSON.parse(slot.get() ?? ""));
    } catch {
      return undefined;
    }
  };
  store.set(read() ?? initial);
  const follow = (event: StorageEvent): void => {
    const stored = event.key === key ? read() : undefined;
    if (stored !== undefined) store.set(merge(stored, store.get()));
  };
  // Unit tests run without a window.
  if ("window" in globalThis) window.addEventListener("storage", follow);
  const write = (): void => {
    // What was forgotten meanwhile leaves nothing behind.
    if (!isUnkept(key)) slot.set(store.get() === initial ? null : serialize(store.get()));
  };
  const set = (value: T): void => {
    store.set(value);
    if (canWait) whenIdle(write);
    else write();
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
  return (end) => {
    const key = `plinth.${name} ${end}`;
    const store = stores.get(key) ?? persisted(createStore(initial), key, schema, format);
    stores.set(key, store);
    emptied.set(key, () => store.set(initial));
    return store;
  };
}

/** Services of which nothing outlives the page. */
const unkept = new Set<string>();

const isUnkept = (key: string): boolean => [...unkept].some((service) => key.endsWith(` ${service}`));

/** Whether what a service said may outlive the page; for every service it may, unless this says otherwise. */
export function setKept(service: string, isKept: boolean): void {
  if (isKept) unkept.delete(service);
  else unkept.add(service);
}

/** How to empty the stores that are open, by key. */
const emptied = new Map<string, () => void>();

/** Forgets what is persisted under keys that end with the service. The other tabs have to be told to do the same. */
export function forgetService(service: string): void {
  for (const key of [...emptied.keys(), ...storedKeys()]) {
    if (!key.endsWith(` ${service}`)) continue;
    emptied.get(key)?.();
    localSlot(key).set(null);
  }
}
