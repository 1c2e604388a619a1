import type { ListKind, TableKind } from "./mapping.ts";

/** The headers that tell one of Plinth's own tables from others. */
const SIGNATURES: readonly (readonly [kind: TableKind, headers: readonly string[]])[] = [
  ["properties-with-values", ["Property version GUID", "Value version GUID"]],
  ["documents-with-templates", ["Document version GUID", "Template version GUID"]],
  ["requirements", ["Product type GUID", "Stage ID", "LOI ID"]],
  ["units", ["Version GUID", "Language code", "Luminous intensity"]],
];

const LIST = ["Default name", "Version GUID", "GUID"];

/** What a list of concepts is called says what they are; the first that fits counts. */
const LIST_NAMES: readonly (readonly [RegExp, ListKind])[] = [
  [/template/i, "templates"],
  [/construction object/i, "constructionObjects"],
  [/property tag|property set|group/i, "propertyTags"],
  [/document/i, "documents"],
  [/value/i, "values"],
  [/classification/i, "classifications"],
  [/propert/i, "properties"],
];

/** What a table that Plinth wrote holds, by its headers and, for a list of concepts, by its name; undefined for other tables. */
export function plinthKind(headers: readonly string[], name: string): TableKind | undefined {
  const own = new Set(headers.map((header) => header.trim()));
  const known = SIGNATURES.find(([, needed]) => needed.every((header) => own.has(header)));
  if (known !== undefined) return known[0];
  if (own.has("Class number") || !LIST.every((header) => own.has(header))) return undefined;
  return kindOfList(name);
}

/** What a list is of, by what it is called. */
export function kindOfList(name: string): ListKind | undefined {
  return LIST_NAMES.find(([pattern]) => pattern.test(name))?.[1];
}
