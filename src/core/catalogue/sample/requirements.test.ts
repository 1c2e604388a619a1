import { describe, expect, test } from "vitest";
import {
  type RequirementsFilter,
  type RequirementsItem,
  searchRequirements,
} from "#core/api/resources/requirements.ts";
import { conceptOf, some, startService } from "../service/service.fixture.ts";
import { loadSampleCatalogue } from "./sample.fixture.ts";

const { client, send } = await startService();
const { constructionObjects, projects } = await loadSampleCatalogue();
const PATH = "/projects-management/api/v1/projects/1/requirements/search";

async function search(filter: RequirementsFilter, id = 1): Promise<readonly RequirementsItem[]> {
  return (await searchRequirements(client, { id, filter, take: 500 })).results;
}

const loisOf = (items: readonly RequirementsItem[]): NonNullable<RequirementsItem["lois"]> =>
  items.flatMap(({ lois }) => lois ?? []);

describe("E10", () => {
  test("every project has requirements of its own", async () => {
    for (const { id, requirements } of projects.values()) {
      const items = await search({}, id);
      expect(items).toHaveLength(requirements.length);
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(loisOf(items).map(({ projectId }) => projectId))).toEqual(new Set([id]));
    }
  });

  test("ids are unique over all projects", async () => {
    const lois = (await Promise.all([...projects.keys()].map((id) => search({}, id)))).flatMap(loisOf);
    expect(new Set(lois.map(({ id }) => id)).size).toBe(lois.length);
  });

  test("by product types, in any of their versions", async () => {
    const wall = conceptOf(constructionObjects, "external-wall");
    expect(wall.versions.length).toBeGreaterThan(1);
    for (const { guid } of wall.versions) {
      const items = await search({ productTypeGuids: [guid, "unknown"] });
      expect(items.map(({ productTypeGuid }) => productTypeGuid)).toEqual([wall.latest.guid]);
    }
    expect(await search({ productTypeGuids: ["unknown"] })).toEqual([]);
  });

  test("by stages and roles: only matches are returned, and no item is empty", async () => {
    const all = await search({});
    const stages = await search({ stageIds: [3, 5] });
    expect(loisOf(stages)).toEqual(loisOf(all).filter(({ stageId }) => [3, 5].includes(stageId)));
    const roles = await search({ roleIds: [2] });
    expect(loisOf(roles)).toEqual(loisOf(all).filter(({ roleId }) => roleId === 2));
    const both = await search({ stageIds: [3], roleIds: [2] });
    expect(loisOf(both)).toEqual(
      loisOf(stages).filter(({ stageId, roleId }) => stageId === 3 && roleId === 2),
    );
    expect(both.length).toBeGreaterThan(0);
    for (const { lois } of [...stages, ...roles, ...both]) expect(lois?.length).toBeGreaterThan(0);
    expect(await search({ stageIds: [99] })).toEqual([]);
  });

  test("is paged over product types", async () => {
    const all = await search({});
    const { results, pagination } = await searchRequirements(client, { id: 1, skip: 1, take: 2 });
    expect(results).toEqual(all.slice(1, 3));
    expect(pagination).toEqual({ total: all.length, take: 2, skip: 1, returned: 2 });
  });

  test.each([
    ["nothing in it", "{}", "application/json"],
    ["empty lists", '{"stageIds":[],"roleIds":null}', "application/json-patch+json"],
    ["unknown members", '{"x":1}', "application/json; charset=utf-8"],
  ])("a filter with %s does not restrict", async (_what, body, type) => {
    const response = await send(`${PATH}?Take=500`, {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({ pagination: { total: projects.get(1)?.requirements.length } });
    expect(JSON.stringify(answer)).not.toContain("null");
  });

  test.each([
    ["no JSON", "stage 3"],
    ["no object", "[]"],
    ["no list", '{"stageIds":3}'],
    ["no integer", '{"stageIds":[3.5]}'],
    ["no int32", '{"roleIds":[2147483648]}'],
    ["no string", '{"productTypeGuids":[1]}'],
  ])("refuses %s with 400", async (_what, body) => {
    const headers = { "Content-Type": "application/json" };
    expect((await send(PATH, { method: "POST", body, headers })).status).toBe(400);
  });

  test.each(["99", "x", "1.5", "-1", "99999999999"])("there is no project %s", async (id) => {
    const path = PATH.replace("/1/", `/${id}/`);
    const headers = { "Content-Type": "application/json" };
    const response = await send(path, { method: "POST", body: "{}", headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: `There is no project with the id ${id}.` });
  });

  test("some requirements have no role", async () => {
    const loi = some(loisOf(await search({})).find(({ roleId }) => roleId === null));
    expect(loi.loiId).toMatch(/^LOI-/);
  });
});
