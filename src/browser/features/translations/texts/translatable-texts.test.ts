import { expect, test } from "vitest";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { CollectedTexts } from "#core/files/write/collect/collect-translations.ts";
import { NO_TEXTS } from "#core/files/write/collect/translated.ts";
import type { ExportConcept } from "#core/files/write/concept.ts";
import type { ExportCode } from "#core/files/write/kinds/codes.ts";
import { translatableTexts } from "./translatable-texts.ts";

function concept(versionGuid: string, defaultName: string | null = `Name of ${versionGuid}`): ConceptSummary {
  return { versionGuid, guid: null, defaultName, name: null };
}

function listed(versionGuid: string, name: string | null = null): ExportConcept {
  return { concept: concept(versionGuid), texts: [{ name, definition: null }] };
}

function code(versionGuid: string, parent: number | null, hasCodes: boolean, defaultName?: null): ExportCode {
  const own = {
    classNumber: versionGuid,
    hasCodes,
    technicalDefinition: null,
    defaultTechnicalDefinition: `Definition of ${versionGuid}`,
  };
  return {
    concept: { ...concept(versionGuid, defaultName), ...own },
    texts: [{ name: `${versionGuid} name`, definition: null }],
    level: parent === null ? 1 : 2,
    parent,
  };
}

const NO_LISTS: CollectedTexts["lists"] = { classification: [], template: [], "construction-object": [] };

function collected(fields: Partial<CollectedTexts>): CollectedTexts {
  return { cultures: ["nb"], codes: [], lists: NO_LISTS, properties: [], notes: [], ...fields };
}

test("names and definitions of a classification are grouped by the codes of the first level", () => {
  const codes = [
    code("1", null, true),
    code("1.1", 0, false),
    code("2", null, false),
    code("3", null, false),
  ];
  const texts = translatableTexts(collected({ codes: [{ classification: listed("c"), codes }] }), "c");
  expect(
    texts.map(({ field, classNumber, path, group, targets }) => [
      field,
      classNumber,
      path,
      group.head?.concept.versionGuid ?? null,
      targets,
    ]),
  ).toEqual([
    ["name", "1", "1", "1", ["1 name"]],
    ["definition", "1", "1", "1", [null]],
    ["name", "1.1", "1 > 1.1", "1", ["1.1 name"]],
    ["definition", "1.1", "1 > 1.1", "1", [null]],
    ["name", "2", "2", null, ["2 name"]],
    ["definition", "2", "2", null, [null]],
    ["name", "3", "3", null, ["3 name"]],
    ["definition", "3", "3", null, [null]],
  ]);
});

test("a code below several parents is one text, and a code without a default name has none", () => {
  const codes = [
    code("1", null, true),
    code("x", 0, false),
    code("2", null, true, null),
    code("x", 2, false),
  ];
  const texts = translatableTexts(collected({ codes: [{ classification: listed("c"), codes }] }), "c");
  expect(texts.filter(({ field }) => field === "name").map(({ classNumber }) => classNumber)).toEqual([
    "1",
    "x",
  ]);
});

test("a service has names only, each concept once per kind", () => {
  const texts = translatableTexts(
    collected({
      lists: {
        classification: [listed("c")],
        template: [listed("t1"), listed("t2")],
        "construction-object": [listed("c")],
      },
      codes: [{ classification: listed("c"), codes: [code("1", null, false)] }],
      properties: [
        { template: listed("t1"), properties: [listed("p1"), listed("p2", "Farge")] },
        { template: listed("t2"), properties: [listed("p2", "Farge"), listed("p3")] },
      ],
    }),
    null,
  );
  expect(texts.map(({ key, owner, path }) => [key, owner, path])).toEqual([
    ["classification name c", null, null],
    ["code name 1", "c", "1"],
    ["template name t1", null, null],
    ["template name t2", null, null],
    ["construction-object name c", null, null],
    ["property name p1", "t1", "Name of t1"],
    ["property name p2", "t1", "Name of t1"],
    ["property name p3", "t2", "Name of t2"],
  ]);
});

test("a text that no response in a culture contains is not loaded in it", () => {
  const entry = { ...listed("c"), texts: [{ name: null, definition: null }, NO_TEXTS] };
  const [one] = translatableTexts(collected({ lists: { ...NO_LISTS, classification: [entry] } }), null);
  expect(one).toMatchObject({ targets: [null, null], isLoaded: [true, false] });
});
