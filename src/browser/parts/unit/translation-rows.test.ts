import { describe, expect, it } from "vitest";
import { EMPTY_UNIT } from "#core/api/resources/unit.fixture.ts";
import type { Translation } from "#core/api/resources/units.ts";
import { translationRows } from "./translation-rows.ts";

function said(text: string | null, languageCode: string | null, language: string | null = null): Translation {
  return { text, languageCode, language, guid: null };
}

describe("translationRows", () => {
  it("groups texts by language, including several of one kind", () => {
    const rows = translationRows(
      {
        ...EMPTY_UNIT,
        fullNames: [said("metre", "en"), said("meter", "EN"), said("Meter", "de-DE", "German")],
        shortNames: [said("m", "en"), said("m", "en")],
        examples: [said("2 m", "de-DE")],
      },
      null,
    );
    expect(rows).toEqual([
      {
        languageCode: "en",
        language: null,
        texts: {
          fullNames: ["metre", "meter"],
          shortNames: ["m"],
          technicalDefinitions: [],
          userDefinitions: [],
          examples: [],
        },
      },
      {
        languageCode: "de-DE",
        language: "German",
        texts: {
          fullNames: ["Meter"],
          shortNames: [],
          technicalDefinitions: [],
          userDefinitions: [],
          examples: ["2 m"],
        },
      },
    ]);
  });

  it("sorts the selected culture first, then similar ones", () => {
    const fullNames = [
      said("metre", "en"),
      said("Meter", "de-AT"),
      said("متر", "ar"),
      said("Meter", "de-DE"),
    ];
    const codes = (culture: string | null) =>
      translationRows({ ...EMPTY_UNIT, fullNames }, culture).map(({ languageCode }) => languageCode);
    expect(codes("de-DE")).toEqual(["de-DE", "de-AT", "en", "ar"]);
    expect(codes("ar")).toEqual(["ar", "en", "de-AT", "de-DE"]);
    expect(codes(null)).toEqual(["en", "de-AT", "ar", "de-DE"]);
  });

  it("finds the language of a text without a code by its name, in any order", () => {
    const rows = translationRows(
      {
        ...EMPTY_UNIT,
        fullNames: [said("Meter", null, "German"), said("metre", null)],
        shortNames: [said("m", "de", "German"), said("m", null)],
      },
      null,
    );
    expect(rows.map(({ languageCode, language }) => [languageCode, language])).toEqual([
      ["de", "German"],
      [null, null],
    ]);
  });

  it("skips empty texts", () => {
    expect(translationRows({ ...EMPTY_UNIT, fullNames: [said(null, "en"), said(" ", "de")] }, null)).toEqual(
      [],
    );
  });
});
