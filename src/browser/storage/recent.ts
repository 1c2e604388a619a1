import type { Store } from "#core/lib/store.ts";

/** Adds an item at the front and removes an older one with the same identity. */
export function addRecent<T>(
  store: Store<readonly T[]>,
  item: T,
  identity: (item: T) => unknown,
  most: number,
): void {
  const before = store.get();
  if (before.length > 0 && JSON.stringify(before[0]) === JSON.stringify(item)) return;
  const others = before.filter((one) => identity(one) !== identity(item));
  store.set([item, ...others].slice(0, most));
}
