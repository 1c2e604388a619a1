import { describe, expect, test } from "vitest";
import { loadSampleCatalogue } from "#core/catalogue/sample/sample.fixture.ts";
import { collectionsOf, CREDENTIALS, startService } from "#core/catalogue/service/service.fixture.ts";
import { OPERATION_IDS } from "../interface/operation-details.ts";
import { type Operation, type OperationId, OPERATIONS } from "../operations.ts";
import { mismatchesOf } from "./validate-response.ts";

const { send } = await startService();
const catalogue = await loadSampleCatalogue();
const collections = collectionsOf(catalogue);

/** The concepts that the version GUID in the path of an operation identifies. */
const SUBJECTS: Partial<Record<OperationId, readonly string[]>> = {
  E2: ["classifications", "codes"],
  E4: ["templates"],
  E6: ["templates"],
  E7: Object.keys(collections),
  E8: ["propertyTags"],
  E11: ["properties"],
  E12: ["documents"],
  E14: ["templates"],
  E15: ["units"],
};

const BODIES: Partial<Record<OperationId, object>> = { E1: CREDENTIALS, E10: {} };

/** The paths of an operation for all concepts of the sample, and for one that does not exist. */
function pathsOf(id: OperationId): string[] {
  const { path } = OPERATIONS[id];
  if (path.includes("{id}"))
    return [...catalogue.projects.keys(), 99].map((id) => path.replace("{id}", String(id)));
  if (!path.includes("{versionGuid}")) return [path];
  const guids = (SUBJECTS[id] ?? []).flatMap(
    (name) => collections[name]?.all.map(({ latest }) => latest.guid) ?? [],
  );
  return [...guids, "unknown"].map((guid) => path.replace("{versionGuid}", guid));
}

/** Queries that return something different of each operation: without parameters, with each of its kinds, and invalid. */
function queriesOf(id: OperationId): string[] {
  const { query }: Operation = OPERATIONS[id];
  const culture = "culture" in query ? "culture" : "Culture" in query ? "Culture" : null;
  return [
    "",
    ...(culture === null ? [] : [`?${culture}=ar`]),
    ...("SearchTerm" in query ? ["?SearchTerm=wall"] : []),
    ...("Take" in query ? ["?Take=500", "?Skip=1&Take=1", "?Take=-1"] : []),
    ...(id === "E13"
      ? catalogue.properties.all.map(({ latest }) => `?propertyVersionGuid=${latest.guid}`)
      : []),
  ];
}

/** The status of a response that matches the description; fails on any other. */
async function check(id: OperationId, target: string, init: RequestInit): Promise<number> {
  const response = await send(target, init);
  const mismatches = mismatchesOf(id, response.status, await response.json());
  if (mismatches?.length !== 0)
    throw new Error(`${target}, ${response.status}: ${JSON.stringify(mismatches)}`);
  return response.status;
}

describe("every response of the sample matches the OpenAPI description", () => {
  test.each(OPERATION_IDS)("%s", async (id) => {
    const { method, mediaTypes }: Operation = OPERATIONS[id];
    const init: RequestInit = {
      method,
      ...(mediaTypes === undefined
        ? {}
        : { body: JSON.stringify(BODIES[id]), headers: { "Content-Type": mediaTypes[0] } }),
    };
    const statuses = new Set<number>();
    for (const path of pathsOf(id)) {
      for (const query of queriesOf(id)) statuses.add(await check(id, path + query, init));
    }
    expect(statuses).toContain(200);
    const [path = ""] = pathsOf(id);
    expect(await check(id, path, { ...init, headers: { Authorization: "Bearer wrong" } })).not.toBe(200);
    expect(await check(id, path, { method: "DELETE" })).toBe(405);
  });
});

test("what the interface requires, and nothing that Plinth merely tolerates, matches", () => {
  const page = { total: 0, take: 50, skip: 0, returned: 0 };
  expect(mismatchesOf("E5", 200, { results: [], pagination: page })).toEqual([]);
  expect(
    mismatchesOf("E5", 200, { results: [{ name: null }], pagination: { ...page, total: undefined } }),
  ).toEqual([
    { path: "results[0].name", message: "must be string" },
    { path: "pagination", message: "must have required property 'total'" },
  ]);
  expect(mismatchesOf("E2", 200, { results: [{}] })).toEqual([
    { path: "results[0]", message: "must have required property 'hasCodes'" },
  ]);
  expect(mismatchesOf("E7", 404, { title: "Not found" })).not.toEqual([]);
  expect(mismatchesOf("E5", 404, { title: "Not found" })).toEqual([]);
  expect(
    mismatchesOf("E15", 200, { majorVersion: 1, minorVersion: 2 ** 31, createdOn: "yesterday" }),
  ).toHaveLength(3);
});
