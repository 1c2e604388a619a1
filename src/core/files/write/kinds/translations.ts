import { CODE_HEADERS, conceptHeaders, TRANSLATION_HEADERS } from "../../column-headers.ts";
import { type Column, createSheet } from "../table.ts";
import { type Contents, type ExportBase, rowContents } from "./contents.ts";

/** Why a text is on the worklist of translations. */
export const WORK_STATES = ["missing", "same", "differs"] as const;
export type WorkState = (typeof WORK_STATES)[number];

export const WORK_LABELS: Readonly<Record<WorkState, string>> = {
  missing: "Missing",
  same: "Same as the default",
  differs: "Translated differently",
};

/** The translatable texts of a concept. */
export type TextField = "name" | "definition";

export const FIELD_LABELS: Readonly<Record<TextField, string>> = { name: "Name", definition: "Definition" };

/** A text to translate, or whose translation should be checked. */
export type TranslationEntry = {
  readonly state: WorkState;
  /** The name of the kind of its concept, like 'Property'. */
  readonly kind: string;
  readonly field: TextField;
  readonly classNumber: string | null;
  /** The class numbers from the first level down; for other concepts the name of the template or classification. */
  readonly path: string | null;
  /** The default name of the concept. */
  readonly defaultName: string | null;
  readonly defaultText: string;
  /** Null if it is missing. */
  readonly translation: string | null;
  /** How the same default text is translated elsewhere: the first ones. */
  readonly otherTranslations: readonly string[];
  /** The number of further such translations. */
  readonly furtherTranslations: number;
  readonly versionGuid: string | null;
  readonly guid: string | null;
};

/** The worklist of translations into one culture. */
export type TranslationsExport = ExportBase & {
  readonly kind: "translations";
  readonly culture: string;
  readonly entries: readonly TranslationEntry[];
};

const CONCEPT = conceptHeaders(null);

const COLUMNS: readonly Column<TranslationEntry>[] = [
  { header: TRANSLATION_HEADERS.state, value: ({ state }) => WORK_LABELS[state] },
  { header: TRANSLATION_HEADERS.kind, value: ({ kind }) => kind },
  { header: CODE_HEADERS.classNumber, value: ({ classNumber }) => classNumber },
  { header: CODE_HEADERS.path, value: ({ path }) => path },
  { header: TRANSLATION_HEADERS.field, value: ({ field }) => FIELD_LABELS[field] },
  { header: CONCEPT.defaultName, value: ({ defaultName }) => defaultName },
  { header: TRANSLATION_HEADERS.defaultText, value: ({ defaultText }) => defaultText },
  { header: TRANSLATION_HEADERS.translation, value: ({ translation }) => translation },
  {
    header: TRANSLATION_HEADERS.otherTranslations,
    value: ({ otherTranslations, furtherTranslations: further }) =>
      [...otherTranslations, ...(further === 0 ? [] : [moreTranslations(further)])].join("\n") || null,
  },
  { header: CONCEPT.versionGuid, value: ({ versionGuid }) => versionGuid },
  { header: CONCEPT.guid, value: ({ guid }) => guid },
];

/** Said after the first translations of the same text. */
export function moreTranslations(count: number): string {
  return `(${count} more)`;
}

/** One row per text. */
export function translationsContents({ entries }: TranslationsExport): Contents {
  return rowContents(createSheet("Worklist", COLUMNS, entries), entries);
}
