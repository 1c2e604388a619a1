import { expect, test } from "vitest";
import { ENGLISH_FORMATS } from "#browser/lib/english.fixture.ts";
import { EMPTY_UNIT } from "#core/api/resources/unit.fixture.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { DIMENSIONLESS } from "#core/lib/quantities.fixture.ts";
import { englishText } from "#core/text/messages/english.ts";
import { comparisonColumns } from "../comparison-columns.tsx";
import { unitRows } from "./unit-rows.ts";

function unit(names: Record<string, string>, changes: Partial<Unit> = {}): Unit {
  return {
    ...EMPTY_UNIT,
    fullNames: Object.entries(names).map(([languageCode, text]) => ({
      text,
      languageCode,
      guid: null,
      language: null,
    })),
    dimensions: DIMENSIONLESS,
    ...changes,
  };
}

test("compares exponents, and names language by language", () => {
  const metre = unit({ en: "metre", de: "Meter" }, { dimensions: { ...DIMENSIONLESS, lengthPower: 1 } });
  const foot = unit({ en: "foot" }, { dimensions: { ...DIMENSIONLESS, lengthPower: 1 } });
  const rows = unitRows([metre, foot], null, englishText, ENGLISH_FORMATS);
  const differing = rows.filter(
    ({ differences, cells }) => cells.includes(null) || differences?.length !== 0,
  );
  expect(
    differing.map(({ section, label, cells }) => [section, label.text, ...cells.map((cell) => cell?.text)]),
  ).toEqual([
    ["Full names", "English · en", "metre", "foot"],
    ["Full names", "German · de", "Meter", undefined],
  ]);
});

test("texts without a language code are those of the language that they name", () => {
  const named = (languageCode: string | null, text: string, language: string) => ({
    text,
    languageCode,
    language,
    guid: null,
  });
  const metre = unit(
    {},
    { fullNames: [named("de", "Meter", "German"), named(null, "metre", "English")], dimensions: null },
  );
  const other = unit(
    {},
    { fullNames: [named(null, "Meter", "German"), named(null, "meter", "English")], dimensions: null },
  );
  for (const units of [
    [metre, other],
    [other, metre],
  ])
    expect(
      unitRows(units, null, englishText, ENGLISH_FORMATS)
        .map(({ label, cells }) => [label.text, ...cells.map((cell) => cell?.text)].join(", "))
        .toSorted(),
    ).toEqual([
      units[0] === metre ? "English, metre, meter" : "English, meter, metre",
      "German · de, Meter, Meter",
    ]);
});

test("shows dimensions that only one of the units has", () => {
  const rows = unitRows([unit({}), unit({}, { dimensions: null })], null, englishText, ENGLISH_FORMATS);
  expect(rows.map(({ cells }) => cells[1])).toEqual(rows.map(() => null));
  expect(rows).toHaveLength(8);
});

test("exponents are numbers in files", () => {
  const units = [-2, 0.5].map((timePower) => unit({}, { dimensions: { ...DIMENSIONLESS, timePower } }));
  const rows = unitRows(units, null, englishText, ENGLISH_FORMATS).filter(
    ({ label }) => label.text === "Time",
  );
  expect(rows.flatMap(({ cells }) => cells.map((cell) => cell?.text))).toEqual(["−2", "1/2"]);
  const columns = comparisonColumns(
    ["a", "b"].map((name) => ({ versionGuid: name, label: name, culture: null })),
    ENGLISH_FORMATS,
  );
  expect(rows.map((row) => columns.map(({ value }) => value?.(row)))).toEqual([
    ["Dimensions", "Time", -2, 0.5, "Other values"],
  ]);
});
