import { describe, expect, test } from "vitest";
import { type Client, createClient } from "./http/client.ts";
import { json, scriptedFetch } from "./http/fetch.fixture.ts";
import { listClassificationCodes, listClassifications } from "./resources/classifications.ts";
import { listConceptVersions } from "./resources/concepts.ts";
import { listDocumentTemplates } from "./resources/documents.ts";
import { getReferencedDocument, listPropertyValues } from "./resources/properties.ts";
import { searchRequirements } from "./resources/requirements.ts";
import { listTemplateDocuments } from "./resources/templates.ts";
import { getUnit } from "./resources/units.ts";

/** A client whose service sends this response. */
function answering(answer: unknown): Client {
  const { fetch } = scriptedFetch(answer instanceof Response ? answer : json(answer));
  return createClient({ baseUrl: "", fetch });
}

const pagination = { total: 9, take: 50, skip: 0, returned: 1 };
const summary = { guid: "g", versionGuid: "v", defaultName: "Wall", name: "Vegg" };
const nothing = { guid: null, versionGuid: null, defaultName: null, name: null };
const unitGuid = { versionGuid: "v" };

describe("a paged list", () => {
  const list = (body: unknown) => listClassifications(answering(body), {});

  test("returns the items without unknown fields, and pagination without links", async () => {
    const body = {
      results: [{ ...summary, extra: 1 }],
      pagination: { ...pagination, next: "https://x", prev: 3 },
    };
    await expect(list(body)).resolves.toEqual({ results: [summary], pagination, shape: "paged" });
  });

  test("reads absent and null fields as null", async () => {
    const body = { results: [{}, { guid: null, name: "" }], pagination: { total: 2, take: null } };
    await expect(list(body)).resolves.toEqual({
      results: [nothing, { ...nothing, name: "" }],
      pagination: { total: 2, take: null, skip: null, returned: null },
      shape: "paged",
    });
  });

  test("reads empty GUIDs as null, also of codes and references", async () => {
    const empty = { guid: "", versionGuid: "", conceptGuid: "", hasCodes: false };
    const page = { results: [empty] };
    const bare = { results: [nothing] };
    await expect(list(page)).resolves.toMatchObject(bare);
    await expect(listClassificationCodes(answering(page), unitGuid)).resolves.toMatchObject(bare);
    await expect(listDocumentTemplates(answering(page), unitGuid)).resolves.toMatchObject(bare);
  });

  test.each([{ results: [] }, { results: [], pagination: null }])(
    "takes %j without pagination",
    async (body) => {
      await expect(list(body)).resolves.toEqual({ results: [], pagination: null, shape: "paged" });
    },
  );

  test("reads pagination without results as an empty page", async () => {
    await expect(list({ pagination })).resolves.toEqual({ results: [], pagination, shape: "paged" });
  });

  test.each([
    ["", []],
    ["", {}],
    ["", null],
    ["", "text"],
    ["", { items: [] }],
    ["results", { results: {} }],
    ["results[1]", { results: [summary, null] }],
    ["results[0]", { results: [[]] }],
    ["results[2].name", { results: [{}, {}, { name: 5 }] }],
    ["pagination", { results: [], pagination: [] }],
    ["pagination.total", { results: [], pagination: { ...pagination, total: "9" } }],
    ["pagination.skip", { results: [], pagination: { ...pagination, skip: 0.5 } }],
  ])("names %j as the place that does not match in %j", async (path, body) => {
    await expect(list(body)).rejects.toMatchObject({ kind: "contract", operation: "E5", path, status: 200 });
  });
});

describe("E2", () => {
  const code = { ...summary, defaultTechnicalDefinition: "d", technicalDefinition: "t", classNumber: "21" };
  const list = (...results: unknown[]) =>
    listClassificationCodes(answering({ results }), { versionGuid: "v" });

  test("returns classification codes", async () => {
    const { results } = await list({ ...code, hasCodes: true }, { hasCodes: false });
    const bare = { defaultTechnicalDefinition: null, technicalDefinition: null, classNumber: null };
    expect(results).toEqual([
      { ...code, hasCodes: true },
      { ...nothing, ...bare, hasCodes: false },
    ]);
  });

  test.each([undefined, null, "true", 1])(
    "insists on hasCodes and does not take %j for it",
    async (hasCodes) => {
      const codes = [code, code, code].map((each) => ({ ...each, hasCodes: true }));
      const error = { kind: "contract", operation: "E2", path: "results[3].hasCodes" };
      await expect(list(...codes, { ...code, hasCodes })).rejects.toMatchObject(error);
    },
  );
});

test("E7 returns versions and requires version numbers", async () => {
  const version = { conceptGuid: "c", versionGuid: "v", minorVersion: 0, majorVersion: 2, isLatest: true };
  const list = (...results: unknown[]) => listConceptVersions(answering({ results }), { versionGuid: "v" });
  await expect(list(version)).resolves.toMatchObject({ results: [version] });
  const error = { kind: "contract", operation: "E7", path: "results[0].minorVersion" };
  await expect(list({ ...version, minorVersion: 1.5 })).rejects.toMatchObject(error);
});

test("E10 returns requirements and requires project and stage", async () => {
  const loi = { id: "i", projectId: 1, loiId: "L", stageId: 3 };
  const search = (...results: unknown[]) => searchRequirements(answering({ results }), { id: 1 });
  await expect(search({ productTypeGuid: "p", lois: [loi] }, {})).resolves.toMatchObject({
    results: [
      { productTypeGuid: "p", lois: [{ ...loi, roleId: null }] },
      { productTypeGuid: null, lois: null },
    ],
  });
  const error = { kind: "contract", operation: "E10", path: "results[0].lois[1].stageId" };
  await expect(search({ lois: [loi, { ...loi, stageId: "3" }] })).rejects.toMatchObject(error);
});

describe("E11", () => {
  const get = (answer: unknown) => getReferencedDocument(answering(answer), { versionGuid: "v" });

  test("returns the document", async () => {
    await expect(get(summary)).resolves.toEqual(summary);
  });

  test.each([
    ["404", json({ title: "Not Found" }, 404)],
    ["204", new Response(null, { status: 204 })],
    ["an empty body", new Response("")],
    ["null", json(null)],
  ])("reads %s as no document", async (_name, answer) => {
    await expect(get(answer)).resolves.toBeNull();
  });

  test("fails for other statuses and shapes", async () => {
    await expect(get(json({}, 403))).rejects.toMatchObject({ kind: "http", operation: "E11", status: 403 });
    await expect(get([])).rejects.toMatchObject({ kind: "contract", operation: "E11", path: "" });
  });

  test.each([
    ["an error that was sent with status 200", { title: "Internal error", status: 500 }],
    ["a list", { results: [summary], pagination: null }],
  ])("does not read %s as no document", async (_name, answer) => {
    await expect(get(answer)).rejects.toMatchObject({ kind: "contract", operation: "E11", path: "" });
  });
});

describe("E12", () => {
  const list = (body: unknown) => listDocumentTemplates(answering(body), { versionGuid: "v" });
  const { guid, ...rest } = summary;

  test("returns concept references as summaries, from an array or a paged list", async () => {
    const items = [{ ...rest, conceptGuid: guid, createdBy: "x" }, {}, summary];
    const results = [summary, nothing, summary];
    await expect(list(items)).resolves.toEqual({ results, pagination: null, shape: "array" });
    await expect(list({ results: items, pagination })).resolves.toEqual({
      results,
      pagination,
      shape: "paged",
    });
  });

  test("reports the path of an error in both shapes", async () => {
    await expect(list([{ conceptGuid: 1 }])).rejects.toMatchObject({ path: "[0].conceptGuid" });
    await expect(list({ results: [{}, { conceptGuid: 1 }] })).rejects.toMatchObject({
      operation: "E12",
      path: "results[1].conceptGuid",
    });
    await expect(list(null)).rejects.toMatchObject({ kind: "contract", path: "" });
  });
});

test("E14 accepts an array or a paged list", async () => {
  const list = (body: unknown) => listTemplateDocuments(answering(body), { versionGuid: "v" });
  await expect(list([summary])).resolves.toEqual({ results: [summary], pagination: null, shape: "array" });
  await expect(list({ results: [summary] })).resolves.toMatchObject({ results: [summary], shape: "paged" });
  await expect(list("no")).rejects.toMatchObject({ kind: "contract", operation: "E14", path: "" });
});

describe("E13", () => {
  const list = (body: unknown) => listPropertyValues(answering(body), {});

  test.each([
    ["one object", summary, [summary], "array"],
    ["an object without anything", {}, [], "array"],
    ["null", null, [], "array"],
    ["an array", [summary, {}], [summary, nothing], "array"],
    ["a paged list", { results: [summary], pagination }, [summary], "paged"],
  ])("takes %s", async (_name, body, results, shape) => {
    await expect(list(body)).resolves.toMatchObject({ results, shape });
  });

  test.each([
    ["name", { name: 1 }],
    ["[1].name", [{}, { name: 1 }]],
    ["results[0].name", { results: [{ name: 1 }] }],
    ["", { error: "no values today" }],
    ["", { 0: summary }],
    ["", 7],
  ])("names %j as the place that does not match in %j", async (path, body) => {
    await expect(list(body)).rejects.toMatchObject({ kind: "contract", operation: "E13", path });
  });
});

describe("E15", () => {
  const powers = { timePower: 0, massPower: -2, temperaturePower: 0, amountOfSubstancePower: 0 };
  const dimensions = { ...powers, lengthPower: 1.5, electricCurrentPower: 0, luminousIntensityPower: 0 };
  const get = (unit: object) => getUnit(answering({ majorVersion: 1, minorVersion: 0, ...unit }), unitGuid);

  test("returns the unit, with null for absent fields", async () => {
    const text = { text: "metre", languageCode: "en", guid: "g", language: "English" };
    const unit = await get({ guid: "g", fullNames: [text, { text: "Meter" }], dimensions });
    expect(unit).toEqual({
      guid: "g",
      versionGuid: null,
      createdOn: null,
      createdBy: null,
      changedOn: null,
      fullNames: [text, { text: "Meter", languageCode: null, guid: null, language: null }],
      shortNames: null,
      technicalDefinitions: null,
      userDefinitions: null,
      examples: null,
      majorVersion: 1,
      minorVersion: 0,
      dimensions,
    });
  });

  test("accepts decimals as strings", async () => {
    const unit = await get({ dimensions: { ...dimensions, lengthPower: "-0.50", timePower: " 3 " } });
    expect(unit.dimensions).toEqual({ ...dimensions, lengthPower: -0.5, timePower: 3 });
  });

  test.each([
    ["dimensions.massPower", { dimensions: { ...dimensions, massPower: undefined } }],
    ["dimensions.massPower", { dimensions: { ...dimensions, massPower: "" } }],
    ["dimensions.massPower", { dimensions: { ...dimensions, massPower: "two" } }],
    ["fullNames[0]", { fullNames: ["metre"] }],
    ["majorVersion", { majorVersion: "1" }],
  ])("names %s as the place that does not match", async (path, unit) => {
    await expect(get(unit)).rejects.toMatchObject({ kind: "contract", operation: "E15", path });
  });
});
