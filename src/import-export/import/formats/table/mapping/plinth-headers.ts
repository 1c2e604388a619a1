import type { ListKind, TableKind } from "./mapping.ts";

/** The headers that identify tables written by Plinth. */
const SIGNATURES: readonly (readonly [kind: TableKind, headers: readonly string[]])[] = [
  ["properties-with-values", ["Property version GUID", "Value version GUID"]],
  ["documents-with-templates", ["Document version GUID", "Template version GUID"]],
  ["requirements", ["Product type GUID", "Stage ID", "LOI ID"]],
  ["units", ["Version GUID", "Language code", "Luminous intensity"]],
];

const LIST = ["Default name", "Version GUID", "GUID"];

/** The kind of concepts in a list by its name; the first match counts. */
const LIST_NAMES: readonly (readonly [RegExp, ListKind])[] = [
  [/template/i, "templates"],
  [/construction object/i, "constructionObjects"],
  [/property tag|property set|group/i, "propertyTags"],
  [/document/i, "documents"],
  [/value/i, "values"],
  [/classification/i, "classifications"],
  [/propert/i, "properties"],
];

/** The content of a table written by Plinth, by its headers and, for a list of concepts, by its name; undefined for other tables. */
export function plinthKind(headers: readonly string[], name: string): TableKind | undefined {
  const own = new Set(headers.map((header) => header.trim()));
  const known = SIGNATURES.find(([, needed]) => needed.every((header) => own.has(header)));
  if (known !== undefined) return known[0];
  if (own.has("Class number") || !LIST.every((header) => own.has(header))) return undefined;
  return kindOfList(name);
}

/** The kind of concepts in a list, by its name. */
export function kindOfList(name: string): ListKind | undefined {
  return LIST_NAMES.find(([pattern]) => pattern.test(name))?.[1];
}
