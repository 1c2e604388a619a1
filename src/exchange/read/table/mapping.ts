/** What a column of a table has, as the user says, or as is guessed. */
export type ColumnRole =
  | { readonly role: "number" }
  /** A class number and the name behind it, in one cell. */
  | { readonly role: "number-and-name"; readonly culture: string | null }
  /** A name in a culture; null is the default name. */
  | { readonly role: "name"; readonly culture: string | null }
  | { readonly role: "definition"; readonly culture: string | null }
  | { readonly role: "guid" }
  | { readonly role: "version-guid" }
  | { readonly role: "parent-number" }
  | { readonly role: "parent-guid" }
  | { readonly role: "level" }
  /** The number or the name of what is at this level, from 1: a column for each level. */
  | { readonly role: "level-column"; readonly level: number }
  | { readonly role: "ignore" };

/** Where the parent of a row is found. */
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
 * What the rows of a table are. The last ones are tables as Plinth writes them: a row for each property and value, document and template,
 * unit and language, or requirement.
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

/** How a table is to be read. */
export type TableMapping = {
  readonly kind: TableKind;
  /** The row with the headers, counted from 0; null where there is none. What is above it is left out. */
  readonly headerRow: number | null;
  /** A role for each column. They are used for lists of codes and of other concepts; what Plinth writes otherwise is known by its headers. */
  readonly columns: readonly ColumnRole[];
  /** Of codes. */
  readonly hierarchy: Hierarchy;
};

const LISTS: ReadonlySet<string> = new Set(LIST_KINDS);

/** Whether the rows of a table are concepts of one kind, and no codes. */
export function isListKind(kind: TableKind): kind is ListKind {
  return LISTS.has(kind);
}
