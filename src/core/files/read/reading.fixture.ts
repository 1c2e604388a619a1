import { modelMistakes } from "#core/catalogue/catalogue-model.fixture.ts";
import type { CatalogueModel, ConceptEntry } from "#core/catalogue/catalogue-model.ts";
import { englishText } from "#core/text/messages/english.ts";
import type { SourceFile } from "./decode/decode.ts";
import { readFiles, type ReadOptions } from "./open/read-files.ts";
import type { ReadNote } from "./report/notes.ts";
import type { ReadFailure, ReadCatalogue } from "./report/outcome.ts";

/** A text file. */
export function textFile(name: string, text: string): SourceFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** Reads files that form one valid catalogue. */
export async function readOne(...files: SourceFile[]): Promise<ReadCatalogue> {
  const [outcome, ...others] = await readFiles(files);
  if (outcome?.kind !== "catalogue" || others.length > 0)
    throw new Error(JSON.stringify([outcome, ...others], null, 1));
  const mistakes = modelMistakes(outcome.model);
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return outcome;
}

/** The failure to read a file, in English. */
export async function failureOf(
  file: SourceFile,
  options?: ReadOptions,
): Promise<
  Omit<ReadFailure, "message" | "where"> & { readonly message: string; readonly where: string | null }
> {
  const [outcome] = await readFiles([file], options);
  if (outcome?.kind !== "failure") throw new Error(`It was read: ${JSON.stringify(outcome).slice(0, 1000)}`);
  const { message, where } = outcome;
  return { ...outcome, message: englishText(message), where: where === null ? null : englishText(where) };
}

/** A note in English, as `level where: text`. */
export function noteText({ level, where, text }: ReadNote): string {
  return `${level} ${englishText(where)}: ${englishText(text)}`;
}

/** The notes of a reading in English. */
export function notesOf({ report }: ReadCatalogue): string[] {
  return report.notes.map(noteText);
}

/** The concepts of a list by their keys. */
export function byKey<T extends ConceptEntry>(concepts: readonly T[]): Record<string, T> {
  return Object.fromEntries(concepts.map((concept) => [concept.key, concept]));
}

/** The codes of a catalogue as an outline: one indented line per code, in list order. */
export function outline({ classifications }: CatalogueModel): string[] {
  return classifications.flatMap(({ codes }) => {
    const below = Map.groupBy(codes, ({ parent }) => parent);
    const lines = (parent: string | undefined, indent: string): string[] =>
      (below.get(parent) ?? []).flatMap(({ key, number, defaultName }) => [
        `${indent}${number === undefined ? "" : `${number} `}${defaultName}`,
        ...lines(key, `${indent}  `),
      ]);
    return lines(undefined, "");
  });
}
