import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { givenText } from "#core/text/choose-text.ts";
import { CODE_HEADERS, conceptHeaders } from "../../column-headers.ts";
import { byCulture, type ExportConcept } from "../concept.ts";
import { type Column, createSheet, type Culture, perCulture } from "../table.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A code of an export. */
export type ExportCode = ExportConcept<ClassificationCode> & {
  /** The level in the classification, from 1, also in a partial export; null if unknown, as for hits. */
  readonly level: number | null;
  /** The index of its parent in the export; null at the first level, and if unknown. */
  readonly parent: number | null;
  /** Whether it is included only for the paths of other codes, as the ancestors of a branch, and is not written itself. */
  readonly isContext?: boolean;
};

/** Codes of a classification: the whole tree, a branch, or hits of a search. */
export type CodesExport = ExportBase & {
  readonly kind: "codes";
  readonly classification: ExportConcept;
  /** Depth first, each after its parent. */
  readonly codes: readonly ExportCode[];
};

/** A code to write, with its position in the tree. */
type PositionedCode = {
  readonly entry: ExportCode;
  readonly parent: ExportCode | null;
  readonly path: string;
};

/** The codes to write, in order. */
function* positionedCodes(codes: readonly ExportCode[]): Generator<PositionedCode> {
  for (const entry of codes) {
    if (entry.isContext === true) continue;
    const numbers: string[] = [];
    for (let at: ExportCode | null = entry; at !== null; at = parentOf(codes, at))
      numbers.unshift(at.concept.classNumber ?? "");
    yield { entry, parent: parentOf(codes, entry), path: numbers.join(" > ") };
  }
}

/** The parent of a code, written or not; null if it has none, or its parent is unknown. */
function parentOf(codes: readonly ExportCode[], { parent }: ExportCode): ExportCode | null {
  return parent === null ? null : (codes[parent] ?? null);
}

function codeColumns(cultures: readonly Culture[]): Column<PositionedCode>[] {
  const headers = { ...conceptHeaders(null), ...CODE_HEADERS };
  return [
    { header: headers.level, value: ({ entry }) => entry.level },
    { header: headers.classNumber, value: ({ entry }) => entry.concept.classNumber },
    ...perCulture<PositionedCode>(
      headers.name,
      cultures,
      ({ entry }, index) => entry.texts[index]?.name ?? null,
    ),
    { header: headers.defaultName, value: ({ entry }) => givenText(entry.concept.defaultName) },
    ...perCulture<PositionedCode>(
      headers.definition,
      cultures,
      ({ entry }, index) => entry.texts[index]?.definition ?? null,
    ),
    {
      header: headers.defaultDefinition,
      value: ({ entry }) => givenText(entry.concept.defaultTechnicalDefinition),
    },
    { header: headers.versionGuid, value: ({ entry }) => entry.concept.versionGuid },
    { header: headers.guid, value: ({ entry }) => entry.concept.guid },
    { header: headers.parentVersionGuid, value: ({ parent }) => parent?.concept.versionGuid ?? null },
    // Without the ancestors, the number alone would be mistaken for a path from the first level.
    { header: headers.path, value: ({ entry, path }) => (entry.level === null ? null : path) },
  ];
}

function codeJson({ entry, parent }: PositionedCode, cultures: readonly Culture[]): Record<string, unknown> {
  const { concept, texts, level } = entry;
  const { name, technicalDefinition, ...others } = concept;
  const own =
    cultures.length === 1
      ? { name, technicalDefinition }
      : {
          names: byCulture(cultures, texts, "name"),
          definitions: byCulture(cultures, texts, "definition"),
        };
  return { ...others, ...own, level, parentVersionGuid: parent?.concept.versionGuid ?? null };
}

/** One row per code, without context codes. */
export function codesContents({ codes, cultures }: CodesExport): Contents {
  const positioned = { [Symbol.iterator]: () => positionedCodes(codes) };
  return {
    sheets: [createSheet("Codes", codeColumns(cultures), positioned)],
    *json() {
      for (const code of positioned) yield codeJson(code, cultures);
    },
  };
}
