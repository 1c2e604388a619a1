import type { CatalogueModel, Texts } from "#core/catalogue/catalogue-model.ts";
import { keysOf } from "#core/lib/keys-of.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { TableReading } from "../formats/table/table-reading.ts";
import type { Notes, ReadNote } from "./notes.ts";

/** The number of concepts of a kind, and the number with a name or definition in each culture. */
export type KindCount = {
  readonly kind: CountedKind;
  readonly total: number;
  readonly names: Readonly<Record<string, number>>;
  readonly definitions: Readonly<Record<string, number>>;
};

/** The counted kinds in order, with their display names. */
export const COUNTED_KINDS = {
  classifications: text("files.kindClassifications"),
  codes: text("files.kindCodes"),
  templates: text("files.kindTemplates"),
  properties: text("files.kindProperties"),
  propertyTags: text("files.kindPropertyTags"),
  values: text("files.kindValues"),
  documents: text("files.kindDocuments"),
  units: text("files.kindUnits"),
  constructionObjects: text("files.kindConstructionObjects"),
  projects: text("files.kindProjects"),
} as const;

type CountedKind = keyof typeof COUNTED_KINDS;

/** The content of the region 'What was read'. */
export type ReadReport = {
  /** What the file was taken for, and why, as a sentence. */
  readonly recognition: Text;
  /** Kinds without concepts are omitted. */
  readonly counts: readonly KindCount[];
  /** The duration of reading, in milliseconds. */
  readonly milliseconds: number;
  /** Everything that was left out or guessed, in the order of the files. */
  readonly notes: readonly ReadNote[];
  /** The number of further notes that were not kept. */
  readonly moreNotes: number;
  /** For a table: the roles of its columns and its hierarchy. */
  readonly table: TableReading | null;
};

/** Counts the concepts of a catalogue, and adds the notes from reading it. */
export function reportOn(
  model: CatalogueModel,
  notes: Notes,
  milliseconds: number,
  recognition: Text,
  table: TableReading | null = null,
): ReadReport {
  const lists: Readonly<Record<CountedKind, readonly Translated[]>> = {
    ...model,
    codes: model.classifications.flatMap((one) => one.codes),
    projects: model.projects.map(() => ({})),
  };
  return {
    recognition,
    counts: keysOf(COUNTED_KINDS)
      .map((kind) => countConcepts(kind, lists[kind]))
      .filter(({ total }) => total > 0),
    milliseconds,
    notes: notes.kept,
    moreNotes: notes.more,
    table,
  };
}

type Translated = { readonly names?: Texts; readonly definitions?: Texts };

function countConcepts(kind: CountedKind, concepts: readonly Translated[]): KindCount {
  return {
    kind,
    total: concepts.length,
    names: countCultures(concepts.map(({ names }) => names)),
    definitions: countCultures(concepts.map(({ definitions }) => definitions)),
  };
}

function countCultures(texts: readonly (Texts | undefined)[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const one of texts)
    for (const culture of Object.keys(one ?? {})) counts.set(culture, (counts.get(culture) ?? 0) + 1);
  return Object.fromEntries(counts);
}
