import { compareTexts } from "#core/text/natural-order.ts";

/** The order of a table: the key of a column, and the direction. */
export type Sort = { readonly by: string; readonly descending: boolean };

export type SortValue = string | number | null;

type SortColumn<Row> = {
  readonly key: string;
  /** The value to sort by; null and empty texts come last in either direction. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
};

/** Reads the order from an address: the key of a column, after `-` in descending order. Null: unsorted, or no such column. */
export function readSort(text: string | null, columns: readonly { readonly key: string }[]): Sort | null {
  const descending = text?.startsWith("-") === true;
  const by = text?.slice(Number(descending));
  return by !== undefined && columns.some(({ key }) => key === by) ? { by, descending } : null;
}

/** The order for an address; null if unsorted. */
export function writeSort(sort: Sort | null): string | null {
  return sort === null ? null : `${sort.descending ? "-" : ""}${sort.by}`;
}

/** The order after a click on the head of a column: ascending, descending, unsorted. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, descending: false };
  return sort.descending ? null : { by, descending: true };
}

/** Sorts the rows by a column; the sort is stable. Unsorted, they are the same array. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.by)?.sortValue;
  if (sort === null || valueOf === undefined) return rows;
  // Locale comparison is slow, and there are far fewer distinct texts than rows.
  const distinct = [...new Set(rows.map((row) => valueOf(row)))].filter((one) => one !== null && one !== "");
  const sorted = distinct.toSorted((a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : compareTexts(String(a), String(b)),
  );
  const ranks = new Map<SortValue, number>(
    sorted.map((value, index) => [value, sort.descending ? -index : index]),
  );
  const rankOf = (row: Row): number => ranks.get(valueOf(row)) ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}
