import { compareNames } from "#lib/natural-order.ts";
import type { Requirement } from "./columns.ts";

/** What one role has to bring, in a cell of the plan. */
export type PlanEntry = {
  /** Null: no role. */
  readonly role: number | null;
  /** Each once, in the order of the rows; null for a requirement without a LOI id. */
  readonly loiIds: readonly (string | null)[];
};

export type PlanRow = {
  readonly productTypeGuid: string | null;
  /** By stage; the roles of a cell ascending, what has no role at the end. */
  readonly cells: ReadonlyMap<number, readonly PlanEntry[]>;
};

/** Product types by stages, with the LOI ids that each role has to bring. */
export type Plan = {
  /** Ascending. */
  readonly stages: readonly number[];
  readonly rows: readonly PlanRow[];
};

/** The plan of the rows; product types stand in the order in which they first appear. */
export function buildPlan(rows: readonly Requirement[]): Plan {
  const stages = new Set(rows.map(({ stageId }) => stageId));
  const productTypes = Map.groupBy(rows, ({ productTypeGuid }) => productTypeGuid);
  return {
    stages: [...stages].toSorted((a, b) => a - b),
    rows: [...productTypes].map(([productTypeGuid, own]) => {
      const cells = [...Map.groupBy(own, ({ stageId }) => stageId)];
      return { productTypeGuid, cells: new Map(cells.map(([stage, cell]) => [stage, toEntries(cell)])) };
    }),
  };
}

function toEntries(rows: readonly Requirement[]): PlanEntry[] {
  const orderOf = ({ role }: PlanEntry): number => role ?? Number.MAX_VALUE;
  return [...Map.groupBy(rows, ({ roleId }) => roleId)]
    .map(([role, own]) => ({ role, loiIds: [...new Set(own.map(({ loiId }) => loiId))] }))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** A classification that product types belong to. */
export type PlanClassification = { readonly versionGuid: string; readonly name: string };

/** The classification of a product type; null where none is known. */
export type ClassificationOf = (productType: string) => PlanClassification | null;

/** What the product types are called together whose classification nobody knows. */
export const NOT_CLASSIFIED = "Not classified";

export type PlanGroup = {
  /** The version GUID of the classification; empty where there is none. */
  readonly key: string;
  readonly name: string;
  readonly rows: readonly PlanRow[];
};

/** The rows of a plan by classification, in the order of their names, what is not classified at the end; null where nothing is classified. */
export function groupRows(
  rows: readonly PlanRow[],
  classificationOf: ClassificationOf | null,
): readonly PlanGroup[] | null {
  if (classificationOf === null) return null;
  const groups = new Map<string, { key: string; name: string; rows: PlanRow[] }>();
  for (const row of rows) {
    const found = row.productTypeGuid === null ? null : classificationOf(row.productTypeGuid);
    const { versionGuid: key, name } = found ?? { versionGuid: "", name: NOT_CLASSIFIED };
    const group = groups.get(key) ?? { key, name, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  if ([...groups.keys()].every((key) => key === "")) return null;
  return [...groups.values()].toSorted(
    (a, b) => Number(a.key === "") - Number(b.key === "") || compareNames(a.name, b.name),
  );
}

/** A line of the plan as it is drawn: the heading of a group, or a product type. */
export type PlanLine =
  | { readonly group: PlanGroup; readonly isOpen: boolean }
  | { readonly group: null; readonly row: PlanRow };

/** Headings and rows below each other; the rows of closed groups are left out. */
export function toLines(
  rows: readonly PlanRow[],
  groups: readonly PlanGroup[] | null,
  closed: ReadonlySet<string>,
): readonly PlanLine[] {
  const linesOf = (own: readonly PlanRow[]) => own.map((row): PlanLine => ({ group: null, row }));
  if (groups === null) return linesOf(rows);
  return groups.flatMap((group): readonly PlanLine[] => {
    const isOpen = !closed.has(group.key);
    return [{ group, isOpen }, ...(isOpen ? linesOf(group.rows) : [])];
  });
}

const SIGNS = ["●", "■", "▲", "◆", "★", "▼", "○", "□", "△", "◇", "☆", "▽"] as const;

/** The sign of a role and the hue of its colour, in degrees. They depend on its id alone, so that no filter changes them. */
export function roleSign(role: number | null): { readonly sign: string; readonly hue: number | null } {
  if (role === null) return { sign: "–", hue: null };
  const index = ((role % SIGNS.length) + SIGNS.length) % SIGNS.length;
  // Neighbouring ids get hues that are far apart.
  return { sign: SIGNS[index] ?? "●", hue: (index * 150) % 360 };
}
