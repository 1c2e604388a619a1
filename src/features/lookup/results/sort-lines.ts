import { LOOKUP_COLUMNS } from "#import-export/export/kinds/lookup.ts";
import { compareNames } from "#lib/natural-order.ts";
import type { ResultLine } from "./result-lines.ts";

export type ResultSort = { readonly column: (typeof LOOKUP_COLUMNS)[number]; readonly descending: boolean };

const keyOf = ({ header }: ResultSort["column"]): string => header.toLowerCase().replaceAll(" ", "-");

/** Reads the `sort` of an address: a column, after `-` in descending order; null: in the order of the input. */
export function readSort(text: string | null): ResultSort | null {
  const descending = text?.startsWith("-") === true;
  const column = LOOKUP_COLUMNS.find((one) => keyOf(one) === text?.slice(Number(descending)));
  return column === undefined ? null : { column, descending };
}

/** The `sort` of an address after a click on a column: ascending, descending, the order of the input. */
export function nextSort(before: ResultSort | null, column: ResultSort["column"]): string | null {
  if (before?.column !== column) return keyOf(column);
  return before.descending ? null : `-${keyOf(column)}`;
}

/** The lines in this order; those without a value are last. */
export function sortLines(lines: readonly ResultLine[], sort: ResultSort | null): readonly ResultLine[] {
  if (sort === null) return lines;
  const textOf = ({ entry }: ResultLine): string => String(sort.column.value(entry) ?? "");
  return lines.toSorted((one, other) => {
    const [a, b] = [textOf(one), textOf(other)];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return sort.descending ? compareNames(b, a) : compareNames(a, b);
  });
}
