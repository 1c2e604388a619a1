import type { Translation, Unit } from "#api/units.ts";
import { languageMatch } from "#lib/culture.ts";

export type TranslatedField =
  | "fullNames"
  | "shortNames"
  | "technicalDefinitions"
  | "userDefinitions"
  | "examples";

export const TRANSLATED_FIELDS: readonly { readonly field: TranslatedField; readonly label: string }[] = [
  { field: "fullNames", label: "Full names" },
  { field: "shortNames", label: "Short names" },
  { field: "technicalDefinitions", label: "Definitions" },
  { field: "userDefinitions", label: "User definitions" },
  { field: "examples", label: "Examples" },
];

/** Everything that a unit says in one language. */
export type TranslationRow = {
  readonly languageCode: string | null;
  /** What the service calls the language. */
  readonly language: string | null;
  readonly texts: Readonly<Record<TranslatedField, readonly string[]>>;
};

type Row = {
  languageCode: string | null;
  language: string | null;
  texts: Record<TranslatedField, string[]>;
};

/**
 * A row a language: that of the culture first, then languages close to it, then as the service sends them. A text without a code belongs
 * to the language that it names.
 */
export function translationRows(unit: Pick<Unit, TranslatedField>, culture: string | null): TranslationRow[] {
  const rows: Row[] = [];
  for (const { field } of TRANSLATED_FIELDS) {
    for (const translation of unit[field] ?? []) {
      const text = given(translation.text);
      if (text === null) continue;
      const row = rowOf(rows, translation);
      if (!row.texts[field].includes(text)) row.texts[field].push(text);
    }
  }
  const rank = ({ languageCode }: Row): number =>
    culture === null ? 0 : languageMatch(languageCode, culture);
  return rows.toSorted((a, b) => rank(b) - rank(a));
}

function given(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text;
}

function rowOf(rows: Row[], translation: Translation): Row {
  const languageCode = given(translation.languageCode);
  const language = given(translation.language);
  const known = rows.find((row) =>
    languageCode !== null && row.languageCode !== null
      ? languageMatch(row.languageCode, languageCode) === 3
      : row.language === language && (language !== null || row.languageCode === languageCode),
  );
  if (known === undefined) {
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
  known.languageCode ??= languageCode;
  known.language ??= language;
  return known;
}
