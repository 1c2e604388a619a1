import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText, textOf } from "../exports.fixture.ts";
import { type TranslationEntry, type TranslationsExport, WORK_STATES } from "../kinds/translations.ts";
import { elementsNamed, parseXliff, xliffViolations } from "./xliff-rules.fixture.ts";
import { writeXliff } from "./xliff.ts";

function entry(fields: Partial<TranslationEntry> = {}): TranslationEntry {
  return {
    state: "missing",
    kind: "Classification code",
    field: "name",
    classNumber: null,
    path: null,
    defaultName: "Wall",
    defaultText: "Wall",
    translation: null,
    otherTranslations: [],
    furtherTranslations: 0,
    versionGuid: "1",
    guid: "g1",
    ...fields,
  };
}

function worklist(entries: readonly TranslationEntry[], culture = "nb-NO"): TranslationsExport {
  return { kind: "translations", what: "Translations", cultures: [culture], culture, entries };
}

const write = (data: TranslationsExport): string => textOf(writeXliff(data));

test("a missing text has an empty target, others their translation, each with notes", () => {
  const document = parseXliff(
    write(
      worklist(
        [
          entry({ classNumber: "2.1", path: "2 > 2.1" }),
          entry({
            state: "differs",
            kind: "Construction object",
            translation: "جدار",
            otherTranslations: ["حائط"],
            furtherTranslations: 3,
            versionGuid: "a/b c",
          }),
          entry({ state: "same", field: "definition", defaultText: "Beton", translation: "Beton" }),
        ],
        "ar",
      ),
    ),
  );
  expect(xliffViolations(document)).toEqual([]);
  expect(document.attributes).toEqual({ version: "2.1", srcLang: "en", trgLang: "ar" });
  const files = document.children.map(({ attributes }) => attributes);
  expect(files.map(({ id }) => id)).toEqual(["missing", "same", "differs"]);
  expect(files[0]).toMatchObject({ srcDir: "ltr", trgDir: "rtl" });
  const units = elementsNamed(document, "unit").map((unit) => {
    const [segment] = elementsNamed(unit, "segment");
    const notes = elementsNamed(unit, "note").map(
      ({ attributes, text }) => `${attributes["category"]}: ${text}`,
    );
    return [
      unit.attributes["id"],
      unit.attributes["name"],
      segment?.attributes["state"],
      ...(segment?.children.map(({ text }) => text) ?? []),
      ...notes,
    ];
  });
  expect(units).toEqual([
    [
      "classification-code.name.1",
      "1",
      "initial",
      "Wall",
      "",
      "kind: Classification code",
      "class number: 2.1",
      "path: 2 > 2.1",
    ],
    [
      "classification-code.definition.1",
      "1",
      "translated",
      "Beton",
      "Beton",
      "kind: Classification code",
      "name: Wall",
      "state: Same as the default",
    ],
    [
      "construction-object.name.a_2f_b_20_c",
      "a/b c",
      "translated",
      "Wall",
      "جدار",
      "kind: Construction object",
      "state: Translated differently",
      "elsewhere translated as: حائط",
      "elsewhere translated as: (3 more)",
    ],
  ]);
});

test("an empty worklist is a valid document, too", () => {
  expect(xliffViolations(parseXliff(write(worklist([]))))).toEqual([]);
});

const maybe = fc.option(anyText, { nil: null });

test("any texts, GUIDs and cultures result in a valid document with the same sources, in order", () => {
  const anyEntry = fc.record({
    state: fc.constantFrom(...WORK_STATES),
    kind: fc.constantFrom("Property", "Classification code"),
    field: fc.constantFrom("name", "definition"),
    classNumber: maybe,
    path: maybe,
    defaultName: maybe,
    defaultText: anyText,
    translation: maybe,
    otherTranslations: fc.array(anyText, { maxLength: 2 }),
    furtherTranslations: fc.nat(2),
    versionGuid: fc.option(fc.oneof(fc.constantFrom("a", "A", "a_b", "a:2", "a b"), anyText), { nil: null }),
    guid: maybe,
  });
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 8 }),
      fc.oneof(fc.constant("ar"), anyText),
      (all, culture) => {
        const document = parseXliff(write(worklist(all, culture)));
        expect(xliffViolations(document)).toEqual([]);
        const sources = elementsNamed(document, "source").map(({ text }) => text);
        const sorted = WORK_STATES.flatMap((state) => all.filter((one) => one.state === state));
        // oxlint-disable-next-line no-control-regex -- XML forbids these
        const forbidden = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
        expect(sources).toEqual(
          sorted.map(({ defaultText }) => defaultText.toWellFormed().replaceAll(forbidden, "")),
        );
        const ids = elementsNamed(document, "unit").map(({ attributes }) => attributes["id"]);
        expect(new Set(ids).size).toBe(all.length);
      },
    ),
    { numRuns: 200, seed: 21 },
  );
});

test("the rules of the schema are checked", () => {
  const valid = write(worklist([entry()]));
  const broken = [
    valid.replace('version="2.1"', 'version="2.0"'),
    valid.replace(' trgLang="nb-NO"', ""),
    valid.replace(' id="missing"', ""),
    valid.replace('unit id="', 'unit id="a b'),
    valid.replace(/<source>.*<\/source>\s*(<target\/>)/, "$1<source/>"),
    valid.replace(/(<unit [\s\S]*<\/unit>)/, "$1$1"),
    valid.replace(/<unit [\s\S]*<\/unit>/, ""),
    valid.replace("<segment ", "text<segment "),
    valid.replace('state="initial"', 'state="new"'),
    valid.replace("<notes>", "<notes/><notes>"),
  ];
  for (const xml of broken) {
    expect(xml).not.toBe(valid);
    expect(xliffViolations(parseXliff(xml))).not.toEqual([]);
  }
});
