import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { givenText } from "#core/text/choose-text.ts";
import { conceptHeaders, type Kind } from "../column-headers.ts";
import { type Column, type Culture, perCulture } from "./table.ts";

/** The texts of a concept in one culture; null where there is no translation. */
export type CultureTexts = { readonly name: string | null; readonly definition: string | null };

/** A concept of an export. */
export type ExportConcept<T extends ConceptSummary = ConceptSummary> = {
  /** As loaded in the first culture. */
  readonly concept: T;
  /** Its texts in the cultures of the export, in order. */
  readonly texts: readonly CultureTexts[];
};

/** The columns of a concept: `Name`, `Default name`, `Version GUID`, `GUID`; with a kind `Property`, `Default property`, … */
export function conceptColumns<Row>(
  cultures: readonly Culture[],
  entryOf: (row: Row) => ExportConcept | null,
  kind: Kind | null = null,
): Column<Row>[] {
  const { name, defaultName, versionGuid, guid } = conceptHeaders(kind);
  return [
    ...perCulture<Row>(name, cultures, (row, index) => entryOf(row)?.texts[index]?.name ?? null),
    { header: defaultName, value: (row) => givenText(entryOf(row)?.concept.defaultName) },
    { header: versionGuid, value: (row) => entryOf(row)?.concept.versionGuid ?? null },
    { header: guid, value: (row) => entryOf(row)?.concept.guid ?? null },
  ];
}

/** A concept with the field names of the interface; with several cultures, `names` by culture replaces `name`. */
export function conceptJson(
  { concept, texts }: ExportConcept,
  cultures: readonly Culture[],
): Record<string, unknown> {
  const { name, ...others } = concept;
  return cultures.length === 1
    ? { ...others, name }
    : { ...others, names: byCulture(cultures, texts, "name") };
}

/** The texts by culture, without the default culture. */
export function byCulture(
  cultures: readonly Culture[],
  texts: readonly CultureTexts[],
  field: keyof CultureTexts,
): Record<string, string | null> {
  return Object.fromEntries(
    cultures.flatMap((culture, index) =>
      culture === null ? [] : [[culture, texts[index]?.[field] ?? null]],
    ),
  );
}
