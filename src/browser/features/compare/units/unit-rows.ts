import type { Formats } from "#browser/lib/use-formats.ts";
import type { Wording } from "#browser/lib/use-text.ts";
import { BASE_QUANTITIES, exponentOf, factorsOf, formulaText } from "#browser/parts/unit/dimensions.ts";
import { QUANTITY_TEXTS } from "#browser/parts/unit/quantity-texts.ts";
import {
  TRANSLATED_FIELDS,
  type TranslationRow,
  translationRows,
} from "#browser/parts/unit/translation-rows.ts";
import type { Dimensions, Unit } from "#core/api/resources/units.ts";
import { languageMatch } from "#core/text/culture.ts";
import { text } from "#core/text/messages/text.ts";
import type { ComparisonRow } from "../comparison-row.ts";
import { textRow } from "../text-row.ts";

/** The rows of a comparison of units: their dimensions, then their texts in each language, that of the culture first. */
export function unitRows(
  units: readonly Unit[],
  culture: string | null,
  wording: Wording,
  formats: Formats,
): ComparisonRow[] {
  const dimensions = units.map((unit) => unit.dimensions);
  const exponents = BASE_QUANTITIES.map(({ key, power }) => ({
    label: wording(QUANTITY_TEXTS[key].name),
    texts: dimensions.map((one) => (one === null ? null : exponentOf(one[power]).text)),
    numbers: dimensions.map((one) => one?.[power] ?? null),
  }));
  const formulaOf = (one: Dimensions): string =>
    factorsOf(one).length === 0 ? wording(text("units.dimensionlessFormula")) : formulaText(one);
  const formula = {
    label: wording(text("units.formula")),
    texts: dimensions.map((one) => (one === null ? null : formulaOf(one))),
  };
  return [
    ...[formula, ...exponents].flatMap((row) =>
      textRow({ section: wording(text("units.dimensions")), ...row }),
    ),
    ...translatedRows(units, culture, wording, formats),
  ];
}

function translatedRows(
  units: readonly Unit[],
  culture: string | null,
  wording: Wording,
  formats: Formats,
): ComparisonRow[] {
  const labelOf = ({ languageCode, language }: Language): string => {
    if (languageCode !== null) return formats.culture(languageCode);
    return language ?? wording(text("units.languageNotGiven"));
  };
  const languages = withCodes(units.map((unit) => translationRows(unit, culture)));
  const isSame = (one: Language, other: Language): boolean =>
    one.languageCode !== null && other.languageCode !== null
      ? languageMatch(one.languageCode, other.languageCode) === 3
      : one.languageCode === other.languageCode && one.language === other.language;
  const all = languages
    .flat()
    .filter((one, index, rows) => rows.findIndex((other) => isSame(one, other)) === index);
  return TRANSLATED_FIELDS.flatMap(({ field, heading }) =>
    all.flatMap((language) =>
      textRow({
        section: wording(heading),
        label: labelOf(language),
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

/** Texts without a language code belong to the language that they name, as within one unit; of another unit if need be. */
function withCodes(units: readonly (readonly TranslationRow[])[]): TranslationRow[][] {
  const codes = new Map<string | null, string>();
  for (const { language, languageCode } of units.flat())
    if (language !== null && languageCode !== null && !codes.has(language)) codes.set(language, languageCode);
  return units.map((rows) =>
    rows.map((row) => {
      const languageCode = row.languageCode ?? codes.get(row.language) ?? null;
      const isTaken = rows.some((other) => other.languageCode === languageCode);
      return row.languageCode === null && !isTaken ? { ...row, languageCode } : row;
    }),
  );
}
