import { sortRows } from "#browser/ui/table/sort.ts";
import type { RequirementsItem } from "#core/api/resources/requirements.ts";
import { createRanking, type Folded, foldMatchable } from "#core/text/match-text.ts";
import { type Cell, NO_ROLE, type RequirementsView } from "../filter/requirements-address.ts";
import { COLUMNS, type Requirement, type RowTexts } from "./columns.ts";

/** A requirement as sent by the service. */
export type RequirementRow = Requirement & {
  /** Identifies the requirement; empty if it has no id. */
  readonly key: string;
  readonly id: string | null;
  readonly projectId: number;
};

/** Cached by item: items stay the same objects while further pages load. */
const rowsByItem = new WeakMap<RequirementsItem, readonly RequirementRow[]>();

function rowsOfItem(item: RequirementsItem): readonly RequirementRow[] {
  const before = rowsByItem.get(item);
  if (before !== undefined) return before;
  const { productTypeGuid } = item;
  const rows = (item.lois ?? []).map(({ id, projectId, loiId, stageId, roleId }) => ({
    // Only equal entries with an id count as duplicates; the meaning of the id alone is unspecified.
    key: id === null ? "" : JSON.stringify([productTypeGuid, id, projectId, loiId, stageId, roleId]),
    id,
    projectId,
    productTypeGuid,
    loiId,
    stageId,
    roleId,
  }));
  rowsByItem.set(item, rows);
  return rows;
}

/** The requirements of all results in their order; duplicates with an id are listed once. */
export function toRows(items: readonly RequirementsItem[]): readonly RequirementRow[] {
  const seen = new Set<string>();
  const rows: RequirementRow[] = [];
  for (const item of items) {
    for (const row of rowsOfItem(item)) {
      if (row.key !== "" && seen.has(row.key)) continue;
      seen.add(row.key);
      rows.push(row);
    }
  }
  return rows;
}

export function isInCell({ stageId, roleId }: Requirement, { stage, role }: Cell): boolean {
  return (stage === null || stageId === stage) && (role === null || (roleId ?? NO_ROLE) === role);
}

/** A row with its group: whether it is the first row of a product type, and the number of rows of that. */
export type PlacedRow<Row extends Requirement = RequirementRow> = {
  readonly row: Row;
  readonly groupSize: number | null;
};

export type Arrangement = Pick<RequirementsView, "cell" | "sort" | "search">;

/** The folded texts of each row, by the names of ids that they contain: folding them takes longer than searching them. */
const foldedIn = new WeakMap<RowTexts, WeakMap<Requirement, Folded>>();

function foldedTexts(texts: RowTexts): (row: Requirement) => Folded {
  const folded = foldedIn.get(texts) ?? new WeakMap<Requirement, Folded>();
  foldedIn.set(texts, folded);
  return (row) => {
    const own =
      folded.get(row) ??
      foldMatchable({ texts: COLUMNS.map(({ text }) => text(row, texts)), guids: [row.productTypeGuid] });
    folded.set(row, own);
    return own;
  };
}

/** The rows that the table shows: those of the cell that match the search, sorted, and grouped by product type. */
export function arrange<Row extends Requirement>(
  rows: readonly Row[],
  { cell, sort, search }: Arrangement,
  texts: RowTexts,
): readonly PlacedRow<Row>[] {
  const inCell = cell === null ? rows : rows.filter((row) => isInCell(row, cell));
  const rankOf = createRanking(search);
  const foldedOf = foldedTexts(texts);
  const found = rankOf === null ? inCell : inCell.filter((row) => rankOf(foldedOf(row)) !== null);
  const columns = COLUMNS.map(({ key, sortValue }) => ({
    key,
    sortValue: (row: Row) => sortValue(row, texts),
  }));
  const shown = sortRows(found, columns, sort);
  const groups = Map.groupBy(shown, (row) => row.productTypeGuid);
  return [...groups.values()].flatMap((group) =>
    group.map((row, index) => ({ row, groupSize: index === 0 ? group.length : null })),
  );
}
