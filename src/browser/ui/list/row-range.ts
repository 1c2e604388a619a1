/** A range of row indices, inclusive; `last` is before `first` if it is empty. */
export type RowRange = { readonly first: number; readonly last: number };

export const NO_ROWS: RowRange = { first: 0, last: -1 };

/** Whether fewer than half of the rows of a range are in another one. */
export function isMostlyElsewhere(range: RowRange, other: RowRange): boolean {
  const common = Math.min(range.last, other.last) - Math.max(range.first, other.first) + 1;
  return common * 2 < range.last - range.first + 1;
}
