import type { Translation, Unit } from "#core/api/resources/units.ts";
import { QUANTITIES } from "#core/lib/quantities.ts";
import { givenText, chooseText } from "#core/text/choose-text.ts";
import { DEFAULT_LANGUAGE } from "#core/text/culture.ts";
import { conceptHeaders, UNIT_HEADERS } from "../../column-headers.ts";
import { type Cell, type Column, createSheet, type Culture, perCulture } from "../table.ts";
import { type Contents, type ExportBase, rowContents } from "./contents.ts";

/** Units with all data from the service (E15). */
export type UnitsExport = ExportBase & { readonly kind: "units"; readonly units: readonly Unit[] };

const TEXTS = [
  "fullNames",
  "shortNames",
  "technicalDefinitions",
  "userDefinitions",
  "examples",
] as const satisfies readonly (keyof Unit & keyof typeof UNIT_HEADERS)[];

type Language = { readonly code: string | null; readonly name: string | null };
type UnitRow = { readonly unit: Unit; readonly language: Language | null };

function languageOf({ languageCode, language }: Translation): Language {
  return { code: givenText(languageCode), name: givenText(language) };
}

/** The languages of a unit's texts without duplicates, identified by code, else by name. */
function languagesOf(unit: Unit): Language[] {
  const languages = new Map<string, Language>();
  for (const field of TEXTS) {
    for (const translation of unit[field] ?? []) {
      if (givenText(translation.text) === null) continue;
      const language = languageOf(translation);
      const key = keyOf(language);
      const existing = languages.get(key) ?? language;
      languages.set(key, { ...existing, name: existing.name ?? language.name });
    }
  }
  return [...languages.values()];
}

function keyOf({ code, name }: Language): string {
  return code === null ? `name ${name ?? ""}` : `code ${code.toLowerCase()}`;
}

/** All texts in a language, one per line. */
function textIn(translations: readonly Translation[] | null, language: Language): Cell {
  const texts = (translations ?? []).flatMap((translation) =>
    keyOf(languageOf(translation)) === keyOf(language) ? (givenText(translation.text) ?? []) : [],
  );
  return texts.length === 0 ? null : [...new Set(texts)].join("\n");
}

/** The name of a unit in a culture; null if it has none in that language. */
function nameIn(unit: Unit, culture: string): string | null {
  const names = (unit.fullNames ?? []).map(({ text, languageCode }) => ({ text: text ?? "", languageCode }));
  const chosen = chooseText(names, culture);
  return chosen === null || chosen.isFallback ? null : chosen.text.text;
}

/** A unit has no default name; the one in the default language is used. */
function unitColumns(cultures: readonly Culture[]): Column<UnitRow>[] {
  const headers = { ...conceptHeaders(null), ...UNIT_HEADERS };
  return [
    ...perCulture<UnitRow>(headers.name, cultures, ({ unit }, index) =>
      nameIn(unit, cultures[index] ?? DEFAULT_LANGUAGE),
    ),
    { header: headers.defaultName, value: ({ unit }) => nameIn(unit, DEFAULT_LANGUAGE) },
    { header: headers.versionGuid, value: ({ unit }) => unit.versionGuid },
    { header: headers.guid, value: ({ unit }) => unit.guid },
    { header: headers.version, value: ({ unit }) => `${unit.majorVersion}.${unit.minorVersion}` },
    ...QUANTITIES.map(({ name, power }) => ({
      header: name,
      value: ({ unit }: UnitRow) => unit.dimensions?.[power] ?? null,
    })),
    { header: headers.languageCode, value: ({ language }) => language?.code ?? null },
    { header: headers.language, value: ({ language }) => language?.name ?? null },
    ...TEXTS.map((field) => ({
      header: headers[field],
      value: ({ unit, language }: UnitRow) => (language === null ? null : textIn(unit[field], language)),
    })),
    { header: headers.createdOn, value: ({ unit }) => unit.createdOn },
    { header: headers.createdBy, value: ({ unit }) => unit.createdBy },
    { header: headers.changedOn, value: ({ unit }) => unit.changedOn },
  ];
}

/** One row per unit and language; a unit without texts has one row. */
export function unitsContents({ units, cultures }: UnitsExport): Contents {
  const rows = {
    *[Symbol.iterator](): Generator<UnitRow> {
      for (const unit of units) {
        const languages = languagesOf(unit);
        if (languages.length === 0) yield { unit, language: null };
        for (const language of languages) yield { unit, language };
      }
    },
  };
  return rowContents(createSheet("Units", unitColumns(cultures), rows), units);
}
