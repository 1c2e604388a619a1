import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText, code, codesExport, entry, textOf } from "../exports.fixture.ts";
import { writeJson } from "./json.ts";

const read = (data: Parameters<typeof writeJson>[0]): unknown => JSON.parse(textOf(writeJson(data)));

test("codes are an array in the interface's own fields, with level and parent", () => {
  const fields = { guid: "g1", versionGuid: "v1", name: "Vegg", defaultName: "Wall", classNumber: "01" };
  const codes = [code({ ...fields, hasCodes: true }), code({ versionGuid: "v2", level: 2, parent: 0 })];
  expect(read(codesExport(codes))).toEqual([
    {
      ...fields,
      technicalDefinition: null,
      defaultTechnicalDefinition: null,
      hasCodes: true,
      level: 1,
      parentVersionGuid: null,
    },
    {
      guid: null,
      versionGuid: "v2",
      name: null,
      defaultName: null,
      classNumber: null,
      technicalDefinition: null,
      defaultTechnicalDefinition: null,
      hasCodes: false,
      level: 2,
      parentVersionGuid: "v1",
    },
  ]);
});

test("several cultures are in `names` and `definitions`", () => {
  const texts = [
    { name: "Vegg", definition: null },
    { name: null, definition: "Aufrecht" },
  ];
  const codes = [code({ defaultName: "Wall", texts })];
  const [item] = [read(codesExport(codes, { cultures: ["nb-NO", "de-DE"] }))].flat();
  expect(item).toMatchObject({
    defaultName: "Wall",
    names: { "nb-NO": "Vegg", "de-DE": null },
    definitions: { "nb-NO": null, "de-DE": "Aufrecht" },
  });
  expect(item).not.toHaveProperty("name");
});

test("lone surrogates become U+FFFD in names of members, too, and nothing else is taken for one", () => {
  const headers = ["\ud800\udbff", String.raw`\ud800`, String.raw`\\ud800`];
  const data = {
    kind: "table",
    what: "Table",
    cultures: [null],
    headers,
    rows: [["\ud83d", "😀", null]],
  } as const;
  const json = textOf(writeJson(data));
  expect(json).toContain("\ufffd\ufffd");
  expect(JSON.parse(json)).toEqual([
    { "\ufffd\ufffd": "\ufffd", [String.raw`\ud800`]: "😀", [String.raw`\\ud800`]: null },
  ]);
});

test("any text is read back, with U+FFFD for lone surrogates", () => {
  fc.assert(
    fc.property(fc.array(anyText), (names) => {
      const concepts = names.map((name) => entry({ name }));
      const data = { kind: "concepts", what: "Templates", cultures: [null], concepts } as const;
      expect(read(data)).toMatchObject(names.map((name) => ({ name: name.toWellFormed() })));
    }),
  );
});

test("a template is one object with its properties, values, documents and classifications", () => {
  const data = {
    kind: "template",
    what: "Door",
    cultures: [null],
    template: entry({ versionGuid: "t" }),
    properties: [{ entry: entry({ versionGuid: "p" }), members: [entry({ versionGuid: "w" })] }],
    documents: [entry({ versionGuid: "d" })],
    classifications: [entry({ versionGuid: "c" })],
  } as const;
  expect(read(data)).toMatchObject({
    versionGuid: "t",
    properties: [{ versionGuid: "p", values: [{ versionGuid: "w" }] }],
    documents: [{ versionGuid: "d" }],
    classifications: [{ versionGuid: "c" }],
  });
});
