/** The index of the first item with a property that all following items have as well (binary search); the length if none has it. */
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
