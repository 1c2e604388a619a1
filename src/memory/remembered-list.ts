import * as v from "valibot";
import type { Slot } from "./storage.ts";

/** A short list for each service, newest first, that outlives the visit. */
export type RememberedList<T> = {
  /** Puts it first; what is the same goes. */
  readonly add: (service: string, item: T) => void;
  /** Newest first; the same array for as long as nothing changes. */
  readonly list: (service: string) => readonly T[];
  /** As if nothing had ever been added. */
  readonly forget: (service: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Options<T> = {
  /** Where the list of a service is kept. */
  readonly slotOf: (service: string) => Slot;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Two items with the same identity are the same thing, once. */
  readonly identity: (item: T) => unknown;
};

const MAX_ITEMS = 20;

export function createRememberedList<T>({ slotOf, schema, identity }: Options<T>): RememberedList<T> {
  const byService = new Map<string, readonly T[]>();
  const listeners = new Set<() => void>();

  const parse = (stored: string | null): readonly T[] => {
    if (stored === null) return [];
    try {
      const items = v.parse(v.array(schema), JSON.parse(stored));
      return [...new Map(items.map((item) => [identity(item), item])).values()].slice(0, MAX_ITEMS);
    } catch {
      // Written by another version of the app, or by hand: begin anew.
      return [];
    }
  };
  const list = (service: string): readonly T[] => {
    const known = byService.get(service) ?? parse(slotOf(service).get());
    byService.set(service, known);
    return known;
  };
  const replace = (service: string, items: readonly T[]): void => {
    byService.set(service, items);
    slotOf(service).set(items.length === 0 ? null : JSON.stringify(items));
    for (const listener of listeners) listener();
  };
  return {
    add: (service, item) => {
      const before = list(service);
      if (before.length > 0 && JSON.stringify(before[0]) === JSON.stringify(item)) return;
      const others = before.filter((one) => identity(one) !== identity(item));
      replace(service, [item, ...others].slice(0, MAX_ITEMS));
    },
    list,
    forget: (service) => replace(service, []),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
