import type { Unit } from "#api/resources/units.ts";
import { BASE_QUANTITIES, exponentOf, formulaText } from "#concepts/unit/dimensions.ts";
import { TRANSLATED_FIELDS, translationRows } from "#concepts/unit/translation-rows.ts";
import { languageMatch } from "#lib/text/culture.ts";
import type { Formats } from "#messages/use-formats.ts";
import type { ComparisonRow } from "../comparison-row.ts";
import { textRow } from "../text-row.ts";

/** The rows of a comparison of units: their dimensions, then their texts in each language, that of the culture first. */
export function unitRows(units: readonly Unit[], culture: string | null, formats: Formats): ComparisonRow[] {
  const dimensions = units.map((unit) => unit.dimensions);
  const exponents = BASE_QUANTITIES.map(({ name, power }) => ({
    label: name,
    texts: dimensions.map((one) => (one === null ? null : exponentOf(one[power]).text)),
  }));
  const formula = {
    label: "Formula",
    texts: dimensions.map((one) => (one === null ? null : formulaText(one))),
  };
  return [
    ...[formula, ...exponents].flatMap((row) => textRow({ section: "Dimensions", ...row })),
    ...translatedRows(units, culture, formats),
  ];
}

function translatedRows(units: readonly Unit[], culture: string | null, formats: Formats): ComparisonRow[] {
  const languages = units.map((unit) => translationRows(unit, culture));
  const isSame = (one: Language, other: Language): boolean =>
    one.languageCode !== null && other.languageCode !== null
      ? languageMatch(one.languageCode, other.languageCode) === 3
      : one.languageCode === other.languageCode && one.language === other.language;
  const all = languages
    .flat()
    .filter((one, index, rows) => rows.findIndex((other) => isSame(one, other)) === index);
  return TRANSLATED_FIELDS.flatMap(({ field, label }) =>
    all.flatMap((language) =>
      textRow({
        section: label,
        label: labelOf(language, formats),
        culture: language.languageCode,
        texts: languages.map(
          (rows) =>
            rows
              .find((row) => isSame(row, language))
              ?.texts[field].toSorted()
              .join("; ") ?? null,
        ),
      }),
    ),
  );
}

type Language = { readonly languageCode: string | null; readonly language: string | null };

function labelOf({ languageCode, language }: Language, formats: Formats): string {
  if (languageCode !== null) return formats.culture(languageCode);
  return language ?? "Language not given";
}
