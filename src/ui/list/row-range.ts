/** A range of row indices, inclusive; `last` is before `first` if it is empty. */
export type RowRange = { readonly first: number; readonly last: number };

export const NO_ROWS: RowRange = { first: 0, last: -1 };

/** Whether two ranges have no row in common. */
export function isElsewhere(a: RowRange, b: RowRange): boolean {
  return a.first > b.last || a.last < b.first;
}
