import { expect, test } from "vitest";
import { bytesOf, code, codesExport } from "./exports.fixture.ts";
import { describeFile, EXPORT_FORMATS } from "./formats.ts";

test("codes can be exported in every format", async () => {
  const data = codesExport([code({ classNumber: "01", versionGuid: "v1", defaultName: "Wall" })]);
  const formats = EXPORT_FORMATS.filter(({ takes }) => takes("codes"));
  expect(formats).toHaveLength(EXPORT_FORMATS.length - 2);
  for (const format of formats) {
    const write = await format.load();
    expect(bytesOf(write(data, { note: () => {}, bsdd: null })).length).toBeGreaterThan(50);
  }
});

test.each([
  [
    "codes",
    ["Excel (.xlsx)", "CSV", "JSON", "SKOS (Turtle)", "SKOS (JSON-LD)", "SKOS (RDF/XML)", "bSDD (JSON)"],
  ],
  ["template", ["Excel (.xlsx)", "CSV", "JSON", "bSDD (JSON)"]],
  ["units", ["Excel (.xlsx)", "CSV", "JSON"]],
] as const)("%s are offered as %j", (kind, labels) => {
  expect(EXPORT_FORMATS.filter(({ takes }) => takes(kind)).map(({ label }) => label)).toEqual(labels);
});

test("a format that does not support the data reports it", async () => {
  const turtle = EXPORT_FORMATS.find(({ id }) => id === "turtle");
  const write = await turtle?.load();
  const data = { kind: "units", what: "Units", cultures: [null], units: [] } as const;
  expect(() => write?.(data, { note: () => {}, bsdd: null })).toThrow("SKOS (Turtle)");
});

test("files are named after their content", () => {
  const names = (cultures: (string | null)[]) =>
    EXPORT_FORMATS.map((format) => describeFile(format, { what: "Parts", cultures }).name);
  expect(names(["nb-NO"])).toEqual([
    "Parts-nb-NO.xlsx",
    "Parts-nb-NO.csv",
    "Parts-nb-NO.json",
    "Parts-nb-NO.ttl",
    "Parts-nb-NO.jsonld",
    "Parts-nb-NO.rdf",
    "Parts-nb-NO.json",
    "Parts-nb-NO.ids",
    "Parts-nb-NO.xlf",
  ]);
  expect(names(["nb-NO", null]).slice(-4)).toEqual([
    "Parts-multi.rdf",
    "Parts-multi.zip",
    "Parts-multi.ids",
    "Parts-multi.xlf",
  ]);
});
