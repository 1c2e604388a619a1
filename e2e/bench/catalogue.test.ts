import { describe, expect, test } from "vitest";
import { listClassificationCodes, listClassifications } from "../../src/api/resources/classifications.ts";
import { createClient } from "../../src/api/http/client.ts";
import { listConceptVersions } from "../../src/api/resources/concepts.ts";
import { listConstructionObjects } from "../../src/api/resources/construction-objects.ts";
import { parentsByNumber } from "../../src/code-tree/class-number/parents-by-number.ts";
import { searchRequirements } from "../../src/api/resources/requirements.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplates,
} from "../../src/api/resources/templates.ts";
import {
  BIG_CODE,
  BIG_TEMPLATE,
  CLASSIFICATION,
  codeAt,
  COUNTS,
  indexOfGuid,
  PROJECT,
  versionGuid,
} from "./catalogue.ts";
import { createService } from "./service.ts";

const answer = createService({ takeCap: 500 });
const client = createClient({
  baseUrl: "http://localhost",
  fetch: async (input, init) => {
    const body = typeof init?.body === "string" ? init.body : "";
    const answered = answer(
      init?.method ?? "GET",
      new URL(input instanceof Request ? input.url : input),
      body,
    );
    return Response.json(answered.body, { status: answered.status });
  },
});
const one = { skip: 0, take: 1 };
const inClassification = { versionGuid: CLASSIFICATION };

test("there are 100,000 codes in eight levels, sorted by number, with unique GUIDs", () => {
  const codes = Array.from({ length: COUNTS.codes }, (_, index) => codeAt(index));
  const numbers = codes.map(({ classNumber }) => classNumber);
  expect(new Set(numbers).size).toBe(COUNTS.codes);
  expect(numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? "") < number)).toBe(true);
  expect(new Set(codes.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(codes.filter(({ level }) => level === 1)).toHaveLength(2000);
  expect(codes.every(({ index }) => indexOfGuid("code", versionGuid("code", index)) === index)).toBe(true);
});

test("hasCodes is correct for every code, and parents match the class numbers", () => {
  const codes = Array.from({ length: COUNTS.codes }, (_, index) => ({
    ...codeAt(index),
    versionGuid: versionGuid("code", index),
  }));
  const parents = parentsByNumber(codes, []);
  const withCodes = new Set(parents.values());
  expect(codes.every((code) => code.hasCodes === withCodes.has(code))).toBe(true);
  expect(codes.every((code) => code.level === (parents.get(code)?.level ?? 0) + 1)).toBe(true);
  expect([...parents.values()].filter(({ index }) => index === 0)).toHaveLength(10_000);
});

describe("every response passes the schemas of the api", () => {
  test.each([
    ["classifications (E5)", () => listClassifications(client, one), 12],
    ["first-level codes (E2)", () => listClassificationCodes(client, { ...one, ...inClassification }), 2000],
    [
      "codes by number (E2)",
      () =>
        listClassificationCodes(client, { ...one, ...inClassification, classNumber: BIG_CODE.classNumber }),
      10_001,
    ],
    [
      "codes by term (E2)",
      () => listClassificationCodes(client, { ...one, ...inClassification, searchTerm: "AAA.0" }),
      9999,
    ],
    ["templates (E9)", () => listTemplates(client, one), 50_000],
    [
      "templates of a code (E9)",
      () => listTemplates(client, { ...one, classificationCodeVersionGuid: versionGuid("code", 12) }),
      1,
    ],
    [
      "mapped properties (E6)",
      () => listMappedProperties(client, { ...one, versionGuid: BIG_TEMPLATE }),
      5000,
    ],
    [
      "classifications of a template (E4)",
      () => listTemplateClassifications(client, { ...one, versionGuid: BIG_TEMPLATE }),
      1,
    ],
    ["versions (E7)", () => listConceptVersions(client, { ...one, versionGuid: BIG_TEMPLATE }), 1],
    ["construction objects (E3)", () => listConstructionObjects(client, one), 100_000],
    ["requirements (E10)", () => searchRequirements(client, { ...one, id: PROJECT }), 400],
  ])("%s", async (_name, ask, total) => {
    const list = await ask();
    expect(list.results).toHaveLength(1);
    expect(list.pagination?.total).toBe(total);
  });

  test("the project has 20,000 lois", async () => {
    const list = await searchRequirements(client, { id: PROJECT, skip: 0, take: 500 });
    expect(list.results.flatMap(({ lois }) => lois ?? [])).toHaveLength(20_000);
  });

  test("names differ by culture, and an unknown culture has none", async () => {
    const names = ["en", "nb-NO", "fr-FR"].map(async (culture) => {
      const list = await listClassificationCodes(client, { ...one, ...inClassification, culture });
      return list.results[0]?.name;
    });
    const [english, norwegian, french] = await Promise.all(names);
    expect(english).not.toBe(norwegian);
    expect(french).toBeNull();
  });

  test("a search in Norwegian matches Norwegian names", async () => {
    const list = await listClassificationCodes(client, {
      ...one,
      ...inClassification,
      searchTerm: "STÅL",
      culture: "nb-NO",
    });
    expect(list.results[0]?.name).toContain("stål");
  });
});
