/** A level of information that a project asks for: a row of the table. */
export type Requirement = {
  readonly productTypeGuid: string | null;
  readonly loiId: string | null;
  readonly stageId: number;
  readonly roleId: number | null;
};

/** What ids are called. */
export type RowTexts = {
  readonly productType: (guid: string | null) => string;
  readonly stage: (id: number) => string;
  readonly role: (id: number | null) => string;
};

type ColumnOf<Key extends string> = {
  /** As the address names it. */
  readonly key: Key;
  readonly label: string;
  /** What the cell says, and what is searched in. */
  readonly text: (row: Requirement, texts: RowTexts) => string;
  /** What the rows are sorted by; null comes last, whichever way. */
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

const collator = new Intl.Collator(undefined, { numeric: true });

/** The rows by a column; equal ones stay in their order. */
export function sortRows<Row extends Requirement>(
  rows: readonly Row[],
  { by, descending }: { readonly by: ColumnKey; readonly descending: boolean },
  texts: RowTexts,
): readonly Row[] {
  const column = COLUMNS.find(({ key }) => key === by);
  if (column === undefined) return rows;
  // Comparing texts as people do is slow, and there are far fewer of them than rows.
  const distinct = [...new Set(rows.map((row) => column.sortValue(row, texts)))].filter(
    (one) => one !== null,
  );
  const sorted = distinct.toSorted((a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b)),
  );
  const ranks = new Map<string | number | null, number>(
    sorted.map((value, index) => [value, descending ? -index : index]),
  );
  const rankOf = (row: Row): number => ranks.get(column.sortValue(row, texts)) ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}
