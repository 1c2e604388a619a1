import { givenText } from "#core/text/choose-text.ts";
import { compareNames } from "#core/text/natural-order.ts";
import type { Requirement } from "../table/columns.ts";

/** The deliverables of one role in a cell of the plan. */
export type PlanEntry = {
  /** Null: no role. */
  readonly role: number | null;
  /** Without duplicates, in the order of the rows; null for a requirement without a LOI id. */
  readonly loiIds: readonly (string | null)[];
};

export type PlanRow = {
  readonly productTypeGuid: string | null;
  /** By stage; roles ascending, no role last. */
  readonly cells: ReadonlyMap<number, readonly PlanEntry[]>;
};

/** Product types by stages, with the LOI ids that each role has to deliver. */
export type Plan = {
  /** Ascending. */
  readonly stages: readonly number[];
  readonly rows: readonly PlanRow[];
};

/** The plan of the rows; product types keep the order of their first occurrence. */
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
    .map(([role, own]) => ({ role, loiIds: [...new Set(own.map(({ loiId }) => givenText(loiId)))] }))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The classification of a product type. */
export type PlanClassification = {
  readonly versionGuid: string;
  readonly name: string;
  /** The culture of the name; null if unknown. */
  readonly culture: string | null;
};

/** The classification of a product type; null if unknown. */
export type ClassificationOf = (productType: string) => PlanClassification | null;

export type PlanGroup = {
  /** The version GUID of the classification; empty if there is none. */
  readonly key: string;
  /** The name of the classification; null if there is none. */
  readonly name: string | null;
  /** The culture of the name; null if unknown. */
  readonly culture: string | null;
  readonly rows: readonly PlanRow[];
};

/** The rows of a plan by classification, sorted by name, unclassified ones last; null if nothing is classified. */
export function groupRows(
  rows: readonly PlanRow[],
  classificationOf: ClassificationOf | null,
): readonly PlanGroup[] | null {
  if (classificationOf === null) return null;
  const groups = new Map<string, PlanGroup & { readonly rows: PlanRow[] }>();
  for (const row of rows) {
    const found = row.productTypeGuid === null ? null : classificationOf(row.productTypeGuid);
    const { versionGuid: key, name, culture } = found ?? { versionGuid: "", name: null, culture: null };
    const group = groups.get(key) ?? { key, name, culture, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  if ([...groups.keys()].every((key) => key === "")) return null;
  return [...groups.values()].toSorted(
    (a, b) => Number(a.key === "") - Number(b.key === "") || compareNames(a.name ?? "", b.name ?? ""),
  );
}

/** A line of the plan: the heading of a group, or a product type. */
export type PlanLine =
  | { readonly group: PlanGroup; readonly isOpen: boolean }
  | { readonly group: null; readonly row: PlanRow };

/** The headings and rows as a flat list; rows of collapsed groups are left out. */
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

/** A line with its index. */
type PlacedLine = { readonly line: PlanLine; readonly row: number };

/** The lines from `first` to `last`, preceded by the group heading of the first one. */
export function linesBetween(lines: readonly PlanLine[], first: number, last: number): readonly PlacedLine[] {
  const rendered = lines.slice(first, last + 1).map((line, position) => ({ line, row: first + position }));
  if (rendered[0] === undefined || rendered[0].line.group !== null) return rendered;
  const head = lines.findLastIndex(({ group }, row) => row < first && group !== null);
  const line = lines[head];
  return line === undefined ? rendered : [{ line, row: head }, ...rendered];
}
