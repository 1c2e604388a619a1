import { QUANTITIES } from "#core/lib/quantities.ts";
import {
  CODE_HEADERS,
  conceptHeaders,
  type Kind,
  KINDS,
  REQUIREMENT_HEADERS as REQUIREMENTS,
  UNIT_HEADERS,
} from "../../../../column-headers.ts";
import { namedCulture } from "../../../decode/cultures.ts";
import type { ListKind, TableKind } from "./mapping.ts";

/** The headers that identify tables written by Plinth. */
const SIGNATURES: readonly (readonly [kind: TableKind, headers: readonly string[]])[] = [
  ["properties-with-values", [versionGuidOf(KINDS.property), versionGuidOf(KINDS.value)]],
  ["documents-with-templates", [versionGuidOf(KINDS.document), versionGuidOf(KINDS.template)]],
  ["requirements", [REQUIREMENTS.productTypeGuid, REQUIREMENTS.stageId, REQUIREMENTS.loiId]],
  [
    "units",
    [versionGuidOf(null), UNIT_HEADERS.languageCode, ...QUANTITIES.slice(-1).map(({ name }) => name)],
  ],
];

const { name, defaultName, versionGuid, guid } = conceptHeaders(null);
const LIST = [defaultName, versionGuid, guid];

function versionGuidOf(kind: Kind | null): string {
  return conceptHeaders(kind).versionGuid;
}

/** The kind of concepts in a list by its name; the first match counts. */
const LIST_NAMES: readonly (readonly [RegExp, ListKind])[] = [
  [/template/i, "templates"],
  [/construction.?object/i, "constructionObjects"],
  [/property.?tag|property.?set|group/i, "propertyTags"],
  [/document/i, "documents"],
  [/value/i, "values"],
  [/classification/i, "classifications"],
  [/propert/i, "properties"],
];

/** The content of a table written by Plinth, by its headers and, for a list of concepts, by its name; undefined for other tables. */
export function plinthKind(headers: readonly string[], name: string): TableKind | undefined {
  const own = new Set(headers.map((header) => header.trim()));
  const signature = SIGNATURES.find(([, needed]) => needed.every((header) => own.has(header)));
  return signature?.[0] ?? (isList(headers) ? kindOfList(name) : undefined);
}

/** Whether a table is a list of concepts written by Plinth, whose kind only its name tells. */
export function isList(headers: readonly string[]): boolean {
  const own = new Set(headers.map((header) => header.trim()));
  return !own.has(CODE_HEADERS.classNumber) && LIST.every((header) => own.has(header));
}

/** The culture of the texts in each column of a table written by Plinth; undefined for other columns, and for all of other tables. */
export function culturesIn(headers: readonly string[]): (string | undefined)[] {
  const own = headers.map((header) => header.trim());
  const isOwn = LIST.every((header) => own.includes(header));
  return own.map((header) => {
    const text = [name, CODE_HEADERS.definition].find((one) => header.startsWith(`${one} (`));
    return isOwn && text !== undefined ? namedCulture(header.slice(text.length + 2, -1)) : undefined;
  });
}

/** The kind of concepts in a list, by its name. */
export function kindOfList(name: string): ListKind | undefined {
  return LIST_NAMES.find(([pattern]) => pattern.test(name))?.[1];
}
