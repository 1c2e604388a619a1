import type { ExportSubject } from "#browser/parts/export/export-subject.ts";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import {
  requirementEntry,
  type RequirementEntry,
  type RequirementNames,
  requirementsContents,
} from "#core/files/write/kinds/requirements.ts";
import type { Cell } from "#core/files/write/table.ts";
import { filterOf, NO_ROLE, type RequirementsView } from "../filter/requirements-address.ts";
import { buildMatrix } from "../matrix/matrix.ts";
import { buildPlan, type ClassificationOf, groupRows, type PlanRow } from "../plan/plan.ts";
import type { RowTexts } from "./columns.ts";
import { arrange, type RequirementRow } from "./requirement-rows.ts";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";

/** The display settings of the results. */
type Context = {
  readonly view: RequirementsView;
  readonly texts: RowTexts;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  /** Null if the plan has no groups. */
  readonly classificationOf: ClassificationOf | null;
};

type Table = { readonly headers: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** The table of the current view, for copying and exporting. */
export function tableOf(entries: readonly RequirementEntry[], context: Context): Table {
  const { view } = context;
  const shown = shownEntries(entries, context);
  if (view.view === "matrix") return matrixTable(shown, context.labels);
  return view.view === "plan" ? planTable(shown, context) : rowsTable(shown);
}

/** The requirements that the view shows; the matrix counts all of them. */
function shownEntries(
  entries: readonly RequirementEntry[],
  { view, texts }: Pick<Context, "view" | "texts">,
): readonly RequirementEntry[] {
  return view.view === "matrix" ? entries : arrange(entries, view, texts).map(({ row }) => row);
}

/** The subject of 'Export': all results, in the current view. */
export function exportSubject(project: number, what: string, context: Context): ExportSubject {
  const { view } = context;
  const isAsSent = view.view === "table" && view.cell === null && view.sort === null && view.search === "";
  return {
    kind: "requirements",
    what,
    project,
    filter: filterOf(view),
    shown: (entries) => shownEntries(entries, context),
    ...namesIn(context),
    productTypeCulture: (guid) => {
      const found = context.findProductType(guid);
      return found && chooseName(found.shown.concept, found.shown.culture).culture;
    },
    ...(isAsSent ? {} : { toTable: (entries) => tableOf(entries, context) }),
  };
}

function namesIn({ labels, findProductType }: Pick<Context, "labels" | "findProductType">): RequirementNames {
  return {
    productType: (guid) => findProductType(guid)?.name ?? null,
    stage: labels.stageName,
    role: labels.roleName,
  };
}

/** The loaded rows with the names of their ids. */
export function toEntries(rows: readonly RequirementRow[], context: Context): RequirementEntry[] {
  const names = namesIn(context);
  return rows.map((row) => requirementEntry(row, names));
}

function rowsTable(requirements: readonly RequirementEntry[]): Table {
  const [{ headers, rows }] = requirementsContents({
    kind: "requirements",
    what: "",
    cultures: [null],
    requirements,
  }).sheets;
  return { headers, rows: [...rows] };
}

// Words in files are English.
const NO_ROLE_IN_FILES = "No role";

function matrixTable(entries: readonly RequirementEntry[], labels: Labels): Table {
  const { stages, roles, count } = buildMatrix(entries);
  const roleLabels = roles.map((role) => (role === NO_ROLE ? NO_ROLE_IN_FILES : labels.role(role)));
  return {
    headers: ["Stage", ...roleLabels, "All roles"],
    rows: [...stages, null].map((stage) => [
      stage === null ? "All stages" : labels.stage(stage),
      ...[...roles, null].map((role) => count(stage, role)),
    ]),
  };
}

/** A role in words: `Architect`, `Role 5`, `No role`. */
function roleWord(role: number | null, { roleName }: Labels): string {
  return role === null ? NO_ROLE_IN_FILES : (roleName(role) ?? `Role ${role}`);
}

function planTable(
  entries: readonly RequirementEntry[],
  { labels, findProductType, classificationOf }: Context,
): Table {
  const { stages, rows } = buildPlan(entries);
  const groups = groupRows(rows, classificationOf);
  const toRow = ({ productTypeGuid, cells }: PlanRow, group: readonly string[]): readonly Cell[] => [
    productTypeGuid,
    productTypeGuid === null ? null : (findProductType(productTypeGuid)?.name ?? null),
    ...group,
    ...stages.map((stage) =>
      (cells.get(stage) ?? [])
        .map(
          ({ role, loiIds }) => `${loiIds.map((id) => id ?? "No LOI").join(", ")} ${roleWord(role, labels)}`,
        )
        .join("; "),
    ),
  ];
  return {
    headers: [
      "Product type GUID",
      "Product type",
      ...(groups === null ? [] : ["Classification"]),
      ...stages.map(labels.stage),
    ],
    rows:
      groups === null
        ? rows.map((row) => toRow(row, []))
        : groups.flatMap(({ name, rows }) => rows.map((row) => toRow(row, [name ?? "Not classified"]))),
  };
}
