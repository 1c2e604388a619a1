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

const LISTS: ReadonlySet<string> = new Set(LIST_KINDS);

/** Whether the rows of a table are concepts of one kind other than codes. */
export function isListKind(kind: TableKind): kind is ListKind {
  return LISTS.has(kind);
}
