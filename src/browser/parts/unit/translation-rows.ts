import type { Translation, Unit } from "#core/api/resources/units.ts";
import { givenText } from "#core/text/choose-text.ts";
import { languageMatch } from "#core/text/culture.ts";
import { text, type Text } from "#core/text/messages/text.ts";

export type TranslatedField =
  | "fullNames"
  | "shortNames"
  | "technicalDefinitions"
  | "userDefinitions"
  | "examples";

export const TRANSLATED_FIELDS: readonly {
  readonly field: TranslatedField;
  /** The head in files. */
  readonly label: string;
  /** The head on the screen. */
  readonly heading: Text;
}[] = [
  { field: "fullNames", label: "Full names", heading: text("units.fullNames") },
  { field: "shortNames", label: "Short names", heading: text("units.shortNames") },
  { field: "technicalDefinitions", label: "Definitions", heading: text("units.technicalDefinitions") },
  { field: "userDefinitions", label: "User definitions", heading: text("units.userDefinitions") },
  { field: "examples", label: "Examples", heading: text("units.examples") },
];

/** All texts of a unit in one language. */
export type TranslationRow = {
  readonly languageCode: string | null;
  /** The name of the language according to the service. */
  readonly language: string | null;
  readonly texts: Readonly<Record<TranslatedField, readonly string[]>>;
};

type Row = {
  languageCode: string | null;
  language: string | null;
  texts: Record<TranslatedField, string[]>;
};

/**
 * One row per language: that of the culture first, then related languages, then in the order of the service. A text without a language code
 * belongs to the language that it names.
 */
export function translationRows(unit: Pick<Unit, TranslatedField>, culture: string | null): TranslationRow[] {
  const rows: Row[] = [];
  // A service may send thousands of texts in one language.
  const known = new Map<readonly string[], Set<string>>();
  for (const { field } of TRANSLATED_FIELDS) {
    for (const translation of unit[field] ?? []) {
      const text = givenText(translation.text);
      if (text === null) continue;
      const texts = rowOf(rows, translation).texts[field];
      const seen = known.get(texts) ?? new Set();
      known.set(texts, seen);
      if (!seen.has(text)) texts.push(text);
      seen.add(text);
    }
  }
  const rank = ({ languageCode }: Row): number =>
    culture === null ? 0 : languageMatch(languageCode, culture);
  return rows.toSorted((a, b) => rank(b) - rank(a));
}

function rowOf(rows: Row[], translation: Translation): Row {
  const languageCode = givenText(translation.languageCode);
  const language = givenText(translation.language);
  const existing = rows.find((row) =>
    languageCode !== null && row.languageCode !== null
      ? languageMatch(row.languageCode, languageCode) === 3
      : row.language === language && (language !== null || row.languageCode === languageCode),
  );
  if (existing === undefined) {
    const texts = {
      fullNames: [],
      shortNames: [],
      technicalDefinitions: [],
      userDefinitions: [],
      examples: [],
    };
    const row = { languageCode, language, texts };
    rows.push(row);
    return row;
  }
  existing.languageCode ??= languageCode;
  existing.language ??= language;
  return existing;
}
