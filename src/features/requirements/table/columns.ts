import { compareTexts } from "#lib/natural-order.ts";

/** A requirement of a project: a row of the table. */
export type Requirement = {
  readonly productTypeGuid: string | null;
  readonly loiId: string | null;
  readonly stageId: number;
  readonly roleId: number | null;
};

/** The names of ids. */
export type RowTexts = {
  readonly productType: (guid: string | null) => string;
  readonly stage: (id: number) => string;
  readonly role: (id: number | null) => string;
};

type ColumnOf<Key extends string> = {
  /** The key in the address. */
  readonly key: Key;
  readonly label: string;
  /** The text of the cell, which is also searched. */
  readonly text: (row: Requirement, texts: RowTexts) => string;
  /** The value to sort by; null comes last in either direction. */
  readonly sortValue: (row: Requirement, texts: RowTexts) => string | number | null;
};

/** The columns of the table, in their order. */
export const COLUMNS = [
  column({
    key: "productType",
    label: "Product type",
    text: ({ productTypeGuid }, texts) => texts.productType(productTypeGuid),
    sortValue: ({ productTypeGuid }, texts) => texts.productType(productTypeGuid),
  }),
  column({
    key: "loi",
    label: "LOI",
    text: ({ loiId }) => loiId ?? "",
    sortValue: ({ loiId }) => loiId ?? "",
  }),
  column({
    key: "stage",
    label: "Stage",
    text: ({ stageId }, texts) => texts.stage(stageId),
    sortValue: ({ stageId }) => stageId,
  }),
  column({
    key: "role",
    label: "Role",
    text: ({ roleId }, texts) => texts.role(roleId),
    sortValue: ({ roleId }) => roleId,
  }),
] as const;

export type ColumnKey = (typeof COLUMNS)[number]["key"];

function column<const Key extends string>(definition: ColumnOf<Key>): ColumnOf<Key> {
  return definition;
}

/** Sorts the rows by a column; the sort is stable. */
export function sortRows<Row extends Requirement>(
  rows: readonly Row[],
  { by, descending }: { readonly by: ColumnKey; readonly descending: boolean },
  texts: RowTexts,
): readonly Row[] {
  const column = COLUMNS.find(({ key }) => key === by);
  if (column === undefined) return rows;
  // Locale comparison is slow, and there are far fewer distinct texts than rows.
  const distinct = [...new Set(rows.map((row) => column.sortValue(row, texts)))].filter(
    (one) => one !== null,
  );
  const sorted = distinct.toSorted((a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : compareTexts(String(a), String(b)),
  );
  const ranks = new Map<string | number | null, number>(
    sorted.map((value, index) => [value, descending ? -index : index]),
  );
  const rankOf = (row: Row): number => ranks.get(column.sortValue(row, texts)) ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}
