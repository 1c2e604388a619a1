import type { Store } from "#lib/store.ts";

/** How many recent items are kept of a kind, unless it says otherwise. */
const MAX_ITEMS = 20;

/** Puts an item first, in the place of what has the same identity. */
export function addRecent<T>(
  store: Store<readonly T[]>,
  item: T,
  identity: (item: T) => unknown,
  most = MAX_ITEMS,
): void {
  const before = store.get();
  if (before.length > 0 && JSON.stringify(before[0]) === JSON.stringify(item)) return;
  const others = before.filter((one) => identity(one) !== identity(item));
  store.set([item, ...others].slice(0, most));
}
