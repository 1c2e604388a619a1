import { REQUIREMENT_HEADERS } from "../../column-headers.ts";
import { type Column, createSheet } from "../table.ts";
import { type Contents, type ExportBase, rowContents } from "./contents.ts";

/** A requirement of a project (2.9), with the names of its ids; null where unknown. */
export type RequirementEntry = {
  readonly id: string | null;
  readonly projectId: number;
  readonly productTypeGuid: string | null;
  readonly productType: string | null;
  readonly stageId: number;
  readonly stage: string | null;
  readonly roleId: number | null;
  readonly role: string | null;
  readonly loiId: string | null;
};

/** Functions that return the names of product types, stages and roles; null if unknown. */
export type RequirementNames = {
  readonly productType: (guid: string) => string | null;
  readonly stage: (id: number) => string | null;
  readonly role: (id: number) => string | null;
};

/** A requirement with the names of its ids. */
export function requirementEntry(
  requirement: Omit<RequirementEntry, keyof RequirementNames>,
  names: RequirementNames,
): RequirementEntry {
  const { id, projectId, productTypeGuid, stageId, roleId, loiId } = requirement;
  return {
    id,
    projectId,
    productTypeGuid,
    productType: productTypeGuid === null ? null : names.productType(productTypeGuid),
    stageId,
    stage: names.stage(stageId),
    roleId,
    role: roleId === null ? null : names.role(roleId),
    loiId,
  };
}

/** The requirements of a project as rows. Its matrix and its plan are exported as `TableExport`. */
export type RequirementsExport = ExportBase & {
  readonly kind: "requirements";
  readonly requirements: readonly RequirementEntry[];
};

const FIELDS = [
  "productTypeGuid",
  "productType",
  "stageId",
  "stage",
  "roleId",
  "role",
  "loiId",
  "id",
] as const satisfies readonly (keyof typeof REQUIREMENT_HEADERS)[];

const COLUMNS = FIELDS.map((field): Column<RequirementEntry> => ({
  header: REQUIREMENT_HEADERS[field],
  value: (entry) => entry[field],
}));

/** One row per requirement. */
export function requirementsContents({ requirements }: RequirementsExport): Contents {
  return rowContents(createSheet("Requirements", COLUMNS, requirements), requirements);
}
