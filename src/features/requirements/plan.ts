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

const SIGNS = ["●", "■", "▲", "◆", "★", "▼", "○", "□", "△", "◇", "☆", "▽"] as const;

/** The sign of a role and the hue of its colour, in degrees. They depend on its id alone, so that no filter changes them. */
export function roleSign(role: number | null): { readonly sign: string; readonly hue: number | null } {
  if (role === null) return { sign: "–", hue: null };
  const index = ((role % SIGNS.length) + SIGNS.length) % SIGNS.length;
  // Neighbouring ids get hues that are far apart.
  return { sign: SIGNS[index] ?? "●", hue: (index * 150) % 360 };
}
