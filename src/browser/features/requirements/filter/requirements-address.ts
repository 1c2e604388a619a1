import type { LinkTarget } from "#browser/parts/link/app-link.tsx";
import { readSort, type Sort, writeSort } from "#browser/ui/table/sort.ts";
import type { RequirementsFilter } from "#core/api/resources/requirements.ts";
import { COLUMNS } from "../table/columns.ts";
import { toIds } from "./parse-values.ts";

/** The views of the results; the first one is the default and not in the address. */
export const VIEWS = ["table", "matrix", "plan"] as const;
export type View = (typeof VIEWS)[number];

/** Stands for requirements without a role. */
export const NO_ROLE = "none";

/** The value of `groups` for a plan without groups. */
const UNGROUPED = "none";

/** A selection in the matrix: a stage, a role, or both; null: any. */
export type Cell = { readonly stage: number | null; readonly role: number | typeof NO_ROLE | null };

/** The state in the address of a project's requirements. It is stored nowhere else. */
export type RequirementsView = {
  readonly productTypes: readonly string[];
  readonly stages: readonly number[];
  readonly roles: readonly number[];
  readonly view: View;
  /** The matrix cell whose rows the table shows; null: all. */
  readonly cell: Cell | null;
  /** Null: in the order of the service. */
  readonly sort: Sort | null;
  /** The search among the loaded rows; empty: none. */
  readonly search: string;
  /** Whether the plan groups product types by classification. */
  readonly isGrouped: boolean;
};

/** The part of the state that stands for all requirements of the project. */
export const NO_FILTER = { cell: null, productTypes: [], stages: [], roles: [] } as const;

export type ReadView = RequirementsView & {
  /** Stages and roles in the address that are no int32. */
  readonly rejected: { readonly stages: readonly string[]; readonly roles: readonly string[] };
};

export type Update = (view: RequirementsView) => RequirementsView;

/** The target of a link that changes the view. */
export type HrefOf = (update: Update) => LinkTarget;

/** Parses an address; invalid parts are ignored. */
export function readView(params: URLSearchParams): ReadView {
  const stages = toIds(params.getAll("stage"));
  const roles = toIds(params.getAll("role"));
  return {
    productTypes: [...new Set(params.getAll("productType"))].filter((guid) => guid.trim() !== ""),
    stages: stages.ids,
    roles: roles.ids,
    view: VIEWS.find((view) => view === params.get("view")) ?? "table",
    cell: readCell(params),
    sort: readSort(params.get("sort"), COLUMNS),
    search: params.get("search")?.trim() ?? "",
    isGrouped: params.get("groups") !== UNGROUPED,
    rejected: { stages: stages.rejected, roles: roles.rejected },
  };
}

/** The parameters for `paths.projectRequirements`. */
export function writeView(shown: RequirementsView) {
  const { productTypes, stages, roles, view, cell, sort, search, isGrouped } = shown;
  return {
    productType: productTypes,
    stage: stages,
    role: roles,
    view: view === "table" ? null : view,
    cellStage: cell?.stage ?? null,
    cellRole: cell?.role ?? null,
    sort: writeSort(sort),
    search,
    groups: isGrouped ? null : UNGROUPED,
  };
}

type Filter = Pick<RequirementsView, "productTypes" | "stages" | "roles">;

/** The filter for E10. */
export function filterOf({ productTypes, stages, roles }: Filter): RequirementsFilter {
  return { productTypeGuids: productTypes, stageIds: stages, roleIds: roles };
}

export function isFiltered({ productTypes, stages, roles }: Filter): boolean {
  return productTypes.length + stages.length + roles.length > 0;
}

function readCell(params: URLSearchParams): Cell | null {
  const id = (name: string): number | null => toIds(params.getAll(name)).ids[0] ?? null;
  const stage = id("cellStage");
  const role = params.get("cellRole") === NO_ROLE ? NO_ROLE : id("cellRole");
  return stage === null && role === null ? null : { stage, role };
}
