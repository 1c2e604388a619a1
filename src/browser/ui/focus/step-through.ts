/** The index of the next or previous of `count` items in a circle; from none, which is -1, to the first or the last. */
export function stepThrough(index: number, step: 1 | -1, count: number): number {
  const from = step < 0 ? Math.max(index, 0) : index;
  return (from + step + count) % Math.max(count, 1);
}
