import type { ClassificationCode } from "#api/classifications.ts";
import { given } from "../../text.ts";
import { byCulture, type ExportConcept } from "../concept.ts";
import { type Column, createSheet, type Culture, perCulture } from "../table.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A code of an export. */
export type ExportCode = ExportConcept<ClassificationCode> & {
  /** From 1, counted in the classification even where only a part of it is exported; null where it is not known, as with hits. */
  readonly level: number | null;
  /** The place of its parent among the codes of the export; null for the first level, and where it is not known. */
  readonly parent: number | null;
  /** Whether it is only there for the paths of others, as the ancestors of a part are, and is not written itself. */
  readonly isContext?: boolean;
};

/** Codes of a classification: the whole tree, a part of it, or hits of a search. */
export type CodesExport = ExportBase & {
  readonly kind: "codes";
  readonly classification: ExportConcept;
  /** Depth first, each after its parent. */
  readonly codes: readonly ExportCode[];
};

/** A code on its way into a file, with what its place says. */
type PlacedCode = {
  readonly entry: ExportCode;
  readonly parent: ExportCode | null;
  readonly path: string;
};

/** The codes that are written, in their order. */
function* placedCodes(codes: readonly ExportCode[]): Generator<PlacedCode> {
  for (const entry of codes) {
    if (entry.isContext === true) continue;
    const numbers: string[] = [];
    for (let at: ExportCode | null = entry; at !== null; at = parentOf(codes, at))
      numbers.unshift(at.concept.classNumber ?? "");
    yield { entry, parent: parentOf(codes, entry), path: numbers.join(" > ") };
  }
}

/** The parent of a code, whether it is written or not; null where it has none, or none is known. */
function parentOf(codes: readonly ExportCode[], { parent }: ExportCode): ExportCode | null {
  return parent === null ? null : (codes[parent] ?? null);
}

function codeColumns(cultures: readonly Culture[]): Column<PlacedCode>[] {
  return [
    { header: "Level", value: ({ entry }) => entry.level },
    { header: "Class number", value: ({ entry }) => entry.concept.classNumber },
    ...perCulture<PlacedCode>("Name", cultures, ({ entry }, index) => entry.texts[index]?.name ?? null),
    { header: "Default name", value: ({ entry }) => given(entry.concept.defaultName) },
    ...perCulture<PlacedCode>(
      "Definition",
      cultures,
      ({ entry }, index) => entry.texts[index]?.definition ?? null,
    ),
    { header: "Default definition", value: ({ entry }) => given(entry.concept.defaultTechnicalDefinition) },
    { header: "Version GUID", value: ({ entry }) => entry.concept.versionGuid },
    { header: "GUID", value: ({ entry }) => entry.concept.guid },
    { header: "Parent version GUID", value: ({ parent }) => parent?.concept.versionGuid ?? null },
    // Where the place of a code is not known, its number alone would look like a path from the top.
    { header: "Path", value: ({ entry, path }) => (entry.level === null ? null : path) },
  ];
}

function codeJson({ entry, parent }: PlacedCode, cultures: readonly Culture[]): Record<string, unknown> {
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

/** A row a code, without those that are only there for their paths. */
export function codesContents({ codes, cultures }: CodesExport): Contents {
  const placed = { [Symbol.iterator]: () => placedCodes(codes) };
  return {
    sheets: [createSheet("Codes", codeColumns(cultures), placed)],
    *json() {
      for (const code of placed) yield codeJson(code, cultures);
    },
  };
}
