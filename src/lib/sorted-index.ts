/**
 * The index of the first item that has a property which all items behind it have as well; the length where none has it. Looks at the
 * logarithm of the items.
 */
export function sortedIndex<T>(items: readonly T[], has: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && has(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
