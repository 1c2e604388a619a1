import { text, type Text } from "#core/text/messages/text.ts";

/** The role of a column, as chosen or guessed. */
export type ColumnRole =
  | { readonly role: "number" }
  /** A class number followed by the name, in one cell. */
  | { readonly role: "number-and-name"; readonly culture: string | null }
  /** A name in a culture; null is the default name. */
  | { readonly role: "name"; readonly culture: string | null }
  | { readonly role: "definition"; readonly culture: string | null }
  | { readonly role: "guid" }
  | { readonly role: "version-guid" }
  | { readonly role: "parent-number" }
  | { readonly role: "parent-guid" }
  | { readonly role: "level" }
  /** The number or the name of the code at this level, from 1: one column per level. */
  | { readonly role: "level-column"; readonly level: number }
  | { readonly role: "ignore" };

/** The display names of the roles. */
export const ROLE_LABELS: Readonly<Record<ColumnRole["role"], Text>> = {
  ignore: text("files.roleIgnore"),
  number: text("files.roleNumber"),
  name: text("files.roleName"),
  definition: text("files.roleDefinition"),
  "number-and-name": text("files.roleNumberAndName"),
  guid: text("files.roleGuid"),
  "version-guid": text("files.roleVersionGuid"),
  "parent-number": text("files.roleParentNumber"),
  "parent-guid": text("files.roleParentGuid"),
  level: text("files.roleLevel"),
  "level-column": text("files.roleLevelColumn"),
};

/** A role with its culture or level: `Name nb-NO`. */
export function roleLabel(column: ColumnRole): Text {
  if (column.role === "level-column") return text("files.roleLevelColumnAt", { level: String(column.level) });
  const role = ROLE_LABELS[column.role];
  const [detail] = detailOf(column);
  return detail === undefined ? role : text("files.roleWithDetail", { role, detail });
}

/** The culture or the level of a role, if it has one. */
export function detailOf(column: ColumnRole): string[] {
  if (column.role === "level-column") return [String(column.level)];
  return "culture" in column && column.culture !== null ? [column.culture] : [];
}

/** How a table expresses the hierarchy. */
export const HIERARCHIES = [
  "parent-guid",
  "parent-number",
  "level",
  "level-columns",
  "indentation",
  "numbers",
  "none",
] as const;

export type Hierarchy = (typeof HIERARCHIES)[number];

/** How the parents are found, after the words 'Parents are found'. */
export const HIERARCHY_LABELS: Readonly<Record<Hierarchy, Text>> = {
  "parent-guid": text("files.parentsByGuid"),
  "parent-number": text("files.parentsByNumber"),
  level: text("files.parentsByLevel"),
  "level-columns": text("files.parentsByColumns"),
  indentation: text("files.parentsByIndentation"),
  numbers: text("files.parentsByClassNumbers"),
  none: text("files.parentsNone"),
};

/** The roles that define a hierarchy: at least one of them is required. */
const DEFINED_BY: Readonly<Record<Hierarchy, readonly ColumnRole["role"][] | null>> = {
  "parent-guid": ["parent-guid"],
  "parent-number": ["parent-number"],
  level: ["level"],
  "level-columns": ["level-column"],
  indentation: null,
  numbers: ["number", "number-and-name"],
  none: null,
};

/** Whether there is a column that defines the hierarchy. */
export function isPossible(hierarchy: Hierarchy, columns: readonly ColumnRole[]): boolean {
  const roles = DEFINED_BY[hierarchy];
  return roles === null || columns.some(({ role }) => roles.includes(role));
}

/** Lists of concepts of one kind. */
export const LIST_KINDS = [
  "templates",
  "constructionObjects",
  "properties",
  "propertyTags",
  "documents",
  "values",
  "classifications",
] as const;

export type ListKind = (typeof LIST_KINDS)[number];

/**
 * The content of a table's rows. The last ones are tables written by Plinth: a row for each property and value, document and template, unit
 * and language, or requirement.
 */
export const TABLE_KINDS = [
  "codes",
  ...LIST_KINDS,
  "properties-with-values",
  "documents-with-templates",
  "units",
  "requirements",
] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

/** How to read a table. */
export type TableMapping = {
  readonly kind: TableKind;
  /** The index of the header row; null if there is none. Rows above it are skipped. */
  readonly headerRow: number | null;
  /** A role for each column. They apply to lists of codes and of other concepts; other tables of Plinth are read by their headers. */
  readonly columns: readonly ColumnRole[];
  /** For codes. */
  readonly hierarchy: Hierarchy;
};

/** Whether the rows of a table are concepts of one kind other than codes. */
export function isListKind(kind: TableKind): kind is ListKind {
  return LIST_KINDS.some((list) => list === kind);
}

/** Whether a table was written by Plinth and is read by its headers, regardless of the mapping. */
export function isWrittenByPlinth(kind: TableKind): boolean {
  return kind !== "codes" && !isListKind(kind);
}
