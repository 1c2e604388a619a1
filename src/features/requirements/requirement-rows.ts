import type { RequirementsItem } from "#api/requirements.ts";
import { type Cell, NO_ROLE, type RequirementsView } from "./requirements-address.ts";

/** One loi with its product type: a row of the table. */
export type RequirementRow = {
  readonly key: string;
  readonly productTypeGuid: string | null;
  readonly loiId: string | null;
  readonly stageId: number;
  readonly roleId: number | null;
};

/** Items stay the same objects while further pages are loaded, so each is gone through once. */
const known = new WeakMap<RequirementsItem, readonly RequirementRow[]>();

function rowsOfItem(item: RequirementsItem): readonly RequirementRow[] {
  const before = known.get(item);
  if (before !== undefined) return before;
  const { productTypeGuid } = item;
  const rows = (item.lois ?? []).map(({ id, projectId, loiId, stageId, roleId }) => ({
    // Only what has an id and says the very same is taken for the same; an id alone may mean anything.
    key: id === null ? "" : JSON.stringify([productTypeGuid, id, projectId, loiId, stageId, roleId]),
    productTypeGuid,
    loiId,
    stageId,
    roleId,
  }));
  known.set(item, rows);
  return rows;
}

/** The lois of all results, in their order; one that came twice stands there once, one without an id as often as it came. */
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

export function isInCell({ stageId, roleId }: RequirementRow, { stage, role }: Cell): boolean {
  return (stage === null || stageId === stage) && (role === null || (roleId ?? NO_ROLE) === role);
}

/** What the rows read like, for sorting and searching. */
export type RowTexts = {
  readonly productType: (guid: string | null) => string;
  readonly stage: (id: number) => string;
  readonly role: (id: number | null) => string;
};

/** A row in its place: whether a group of a product type begins with it, and with how many rows. */
export type PlacedRow = { readonly row: RequirementRow; readonly groupSize: number | null };

type Arrangement = Pick<RequirementsView, "cell" | "sort" | "search">;

/** The rows that the table shows: those of the cell that contain the searched text, sorted, a product type's rows together. */
export function arrange(
  rows: readonly RequirementRow[],
  { cell, sort, search }: Arrangement,
  texts: RowTexts,
): readonly PlacedRow[] {
  let shown = cell === null ? rows : rows.filter((row) => isInCell(row, cell));
  if (search !== "") shown = shown.filter(matcher(search, texts));
  if (sort !== null) shown = sorted(shown, sort, texts);
  const groups = Map.groupBy(shown, (row) => row.productTypeGuid);
  return [...groups.values()].flatMap((group) =>
    group.map((row, index) => ({ row, groupSize: index === 0 ? group.length : null })),
  );
}

function matcher(search: string, texts: RowTexts): (row: RequirementRow) => boolean {
  const wanted = search.toLocaleLowerCase();
  const has = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  const productType = remember((guid: string | null) => has(texts.productType(guid)) || has(guid ?? ""));
  const stage = remember((id: number) => has(texts.stage(id)));
  const role = remember((id: number | null) => has(texts.role(id)));
  return (row) =>
    productType(row.productTypeGuid) || has(row.loiId ?? "") || stage(row.stageId) || role(row.roleId);
}

const collator = new Intl.Collator(undefined, { numeric: true });

function sorted(
  rows: readonly RequirementRow[],
  { by, descending }: NonNullable<RequirementsView["sort"]>,
  texts: RowTexts,
): readonly RequirementRow[] {
  const sign = descending ? -1 : 1;
  if (by === "stage") return rows.toSorted((a, b) => sign * (a.stageId - b.stageId));
  // Those without a role come last, whichever way.
  if (by === "role") {
    return rows.toSorted((a, b) =>
      a.roleId === null || b.roleId === null
        ? Number(a.roleId === null) - Number(b.roleId === null)
        : sign * (a.roleId - b.roleId),
    );
  }
  const textOf = (row: RequirementRow): string =>
    by === "loi" ? (row.loiId ?? "") : texts.productType(row.productTypeGuid);
  // Comparing texts as people do is slow, and there are far fewer texts than rows.
  const distinct = [...new Set(rows.map(textOf))].toSorted(collator.compare);
  const rank = new Map(distinct.map((text, index) => [text, index]));
  const rankOf = (row: RequirementRow): number => rank.get(textOf(row)) ?? 0;
  return rows.toSorted((a, b) => sign * (rankOf(a) - rankOf(b)));
}

function remember<K, V>(compute: (key: K) => V): (key: K) => V {
  const answers = new Map<K, V>();
  return (key) => {
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = compute(key);
    answers.set(key, answer);
    return answer;
  };
}
