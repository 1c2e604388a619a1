import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CatalogueModel, CodeEntry } from "#core/catalogue/catalogue-model.ts";
import { givenText } from "#core/text/choose-text.ts";
import { anyText, code, codesExport } from "../write/exports.fixture.ts";
import type { CodesExport, ExportCode } from "../write/kinds/codes.ts";
import { byKey } from "./reading.fixture.ts";
import { throughFile, uuid } from "./round-trip.fixture.ts";

/** A text without characters that some format forbids, and with normalised spaces; empty if nothing of it can be seen. */
const plain = (text: string | null | undefined): string =>
  givenText(
    (text ?? "")
      .toWellFormed()
      .replaceAll(/[\t\n\r\p{Z}\uFEFF]/gu, " ")
      .replaceAll(/[\p{Cc}\p{Cn}]/gu, "")
      // Characters separated by a control character may compose without it.
      .normalize("NFC")
      .replaceAll(/ {2,}/g, " ")
      .trim(),
  ) ?? "";

const CULTURES = ["nb-NO", "de-DE"] as const;

const someText = anyText.filter((text) => plain(text) !== "");
const maybeText = fc.option(someText, { nil: null });

/** A tree of codes, depth first, with various texts. */
const someCodes: fc.Arbitrary<ExportCode[]> = fc
  .uniqueArray(
    fc.record({
      number: fc.stringMatching(/^[A-Z]{0,2}\d{1,3}(?:\.\d{1,2})?$/),
      up: fc.nat(3),
      defaultName: someText,
      defaultDefinition: maybeText,
      names: fc.tuple(maybeText, maybeText),
      definitions: fc.tuple(maybeText, maybeText),
    }),
    { selector: ({ number }) => number, minLength: 1, maxLength: 7 },
  )
  .map((all) => {
    const path: number[] = [];
    return all.map((one, at) => {
      path.length = Math.max(0, path.length - one.up);
      const parent = path.at(-1) ?? null;
      path.push(at);
      return code({
        guid: uuid("a", at),
        versionGuid: uuid("b", at),
        classNumber: one.number,
        defaultName: one.defaultName,
        defaultTechnicalDefinition: one.defaultDefinition,
        level: path.length,
        parent,
        // bSDD has no other texts in a language without a name.
        texts: one.names.map((name, culture) => ({
          name,
          definition: name === null ? null : (one.definitions[culture] ?? null),
        })),
      });
    });
  });

type Comparable = Record<string, unknown>;

function written({ codes }: CodesExport, hasDefault: boolean): Record<string, Comparable> {
  return Object.fromEntries<Comparable>(
    codes.map(({ concept, parent, texts }) => [
      concept.classNumber ?? "",
      {
        name: plain(concept.defaultName),
        definition: [
          plain(concept.defaultTechnicalDefinition),
          // A format without default texts has the first language as default.
          ...(hasDefault ? [] : texts.map((text) => plain(text.definition))),
        ].find((definition, at, { length }) => definition !== "" || at === length - 1),
        names: texts.map(({ name }) => plain(name)),
        definitions: texts.map(({ definition }) => plain(definition)),
        parent: parent === null ? null : codes[parent]?.concept.classNumber,
        guid: concept.guid,
        versionGuid: concept.versionGuid,
      },
    ]),
  );
}

function read({ classifications }: CatalogueModel): Record<string, Comparable> {
  const codes = classifications.flatMap((one) => one.codes);
  const keys = byKey(codes);
  const numberOf = (one: CodeEntry | undefined): string | null => one?.number ?? null;
  return Object.fromEntries<Comparable>(
    codes.map((one) => [
      one.number ?? "",
      {
        name: plain(one.defaultName),
        definition: plain(one.defaultDefinition),
        names: CULTURES.map((culture) => plain(one.names[culture])),
        definitions: CULTURES.map((culture) => plain(one.definitions?.[culture])),
        parent: numberOf(keys[one.parent ?? ""]),
        guid: one.guid,
        versionGuid: one.versions?.[0]?.guid,
      },
    ]),
  );
}

const without = (
  codes: Record<string, Comparable>,
  ...members: readonly string[]
): Record<string, Comparable> =>
  Object.fromEntries(
    Object.entries(codes).map(([number, one]) => [
      number,
      Object.fromEntries(Object.entries(one).filter(([member]) => !members.includes(member))),
    ]),
  );

describe("codes survive a round trip through every format", () => {
  test.each<{ format: string; lost: readonly string[]; hasDefault: boolean }>([
    { format: "csv", lost: [], hasDefault: true },
    { format: "xlsx", lost: [], hasDefault: true },
    { format: "json", lost: [], hasDefault: true },
    // Fields that the format cannot store.
    { format: "turtle", lost: ["guid"], hasDefault: false },
    { format: "json-ld", lost: ["guid"], hasDefault: false },
    { format: "rdf-xml", lost: ["guid"], hasDefault: false },
    { format: "bsdd", lost: ["versionGuid"], hasDefault: false },
  ])("$format", async ({ format, lost, hasDefault }) => {
    await fc.assert(
      fc.asyncProperty(someCodes, async (codes) => {
        const data = codesExport(codes, { cultures: CULTURES });
        const model = await throughFile(format, data);
        expect(without(read(model), ...lost)).toEqual(without(written(data, hasDefault), ...lost));
      }),
      { numRuns: format === "xlsx" ? 25 : 60 },
    );
  });

  test.each(["csv", "xlsx", "json", "turtle", "json-ld", "rdf-xml", "bsdd"])(
    "in a culture that is no language tag: %s",
    async (format) => {
      const wall = code({
        versionGuid: "v",
        classNumber: "1",
        defaultName: "Wall",
        texts: [
          { name: "Vegg", definition: "Loddrett" },
          { name: "Wand", definition: "Senkrecht" },
        ],
      });
      const model = await throughFile(format, codesExport([wall], { cultures: ["1033", "de-DE"] }));
      expect(model.classifications[0]?.codes[0]).toMatchObject({
        names: { "1033": "Vegg", "de-DE": "Wand" },
        definitions: { "1033": "Loddrett", "de-DE": "Senkrecht" },
      });
    },
  );

  test.each(["csv", "xlsx", "json"])("in one culture, in that of the file's name: %s", async (format) => {
    const wall = code({ classNumber: "1", defaultName: "Wall", name: "Vegg", versionGuid: "v" });
    const model = await throughFile(format, codesExport([wall]));
    expect(model).toMatchObject({ name: "Parts", cultures: ["nb-NO"] });
    expect(model.classifications[0]?.codes[0]).toMatchObject({
      defaultName: "Wall",
      names: { "nb-NO": "Vegg" },
    });
    const byDefault = await throughFile(format, codesExport([wall], { cultures: [null] }));
    expect(byDefault.classifications[0]?.codes[0]).toMatchObject({ defaultName: "Wall", names: {} });
  });
});
