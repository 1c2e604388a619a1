import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { catalogueSource } from "#core/catalogue/service/source.ts";
import { portOf } from "#node/gateway/forward/upstream.fixture.ts";
import { mergeModels } from "./merge-models.ts";
import { createCatalogueServer } from "./server.ts";

const MANAGEMENT = "/templates-management/api/v2";

const concept = (key: string) => ({ key, defaultName: key, names: { "nb-NO": `${key} (nb)` } });

/** A classification of two levels with a template. */
function model(name: string, namespace: string): CatalogueModel {
  return {
    name,
    namespace,
    cultures: ["nb-NO"],
    classifications: [
      {
        ...concept(name),
        codes: [
          { ...concept("Walls"), number: "1" },
          { ...concept("Inner walls"), number: "1.1", parent: "Walls" },
        ],
      },
    ],
    constructionObjects: [],
    documents: [concept("Standard")],
    properties: [{ ...concept("Width"), document: "Standard", values: ["Wide"] }],
    propertyTags: [{ ...concept("Sizes"), properties: ["Width"] }],
    templates: [
      {
        ...concept(`Wall of ${name}`),
        codes: ["Inner walls"],
        properties: ["Width"],
        documents: ["Standard"],
        propertyValues: { Width: ["Wide"] },
      },
    ],
    units: [],
    values: [concept("Wide")],
    projects: [
      {
        id: 1,
        name,
        requirements: [{ productType: `Wall of ${name}`, lois: [{ key: "a", stageId: 1, loiId: "300" }] }],
      },
    ],
  };
}

const ELEMENTS = model("Elements", "7a0cc482-f40c-4d1a-8ef8-2e3511ef7a69");
const SPACES = model("Spaces", "75db82a3-82be-4865-af59-b3b58758bd84");

const listSchema = v.object({
  results: v.array(v.object({ defaultName: v.string(), versionGuid: v.string() })),
});

async function start(served: CatalogueModel, options: { host?: string; origins?: string[] } = {}) {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const server = createCatalogueServer(catalogueSource(served), {
    host: "127.0.0.1",
    origins: [],
    log: (entry) => lines.push(entry),
    ...options,
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  const url = `http://127.0.0.1:${portOf(server.server.address())}`;
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const guidOf = async (path: string, name: string): Promise<string> => {
    const { results } = v.parse(listSchema, await get(path));
    return results.find(({ defaultName }) => defaultName === name)?.versionGuid ?? "";
  };
  return { url, lines, get, guidOf };
}

test("classifications, their codes, and templates are answered without a token, in the cultures of the file", async () => {
  const { get, guidOf } = await start(ELEMENTS);
  const guid = await guidOf(`${MANAGEMENT}/classifications`, "Elements");
  const codes = `${MANAGEMENT}/classifications/${guid}/classification-codes`;
  await expect(get(`${codes}?Culture=nb-NO`)).resolves.toMatchObject({
    results: [{ classNumber: "1", defaultName: "Walls", name: "Walls (nb)" }],
  });
  await expect(get(`${MANAGEMENT}/templates`)).resolves.toMatchObject({
    results: [{ defaultName: "Wall of Elements" }],
    pagination: { total: 1 },
  });
});

test("the OpenAPI description of the operations is served, with this server as the base", async () => {
  const { get } = await start(ELEMENTS);
  const document = v.parse(
    v.object({ paths: v.record(v.string(), v.unknown()) }),
    await get("/openapi.json"),
  );
  expect(Object.keys(document.paths)).toHaveLength(15);
  expect(await get("/openapi.json")).toMatchObject({ openapi: "3.1.1", servers: [{ url: "/" }] });
});

const TOKEN_PATH = "/authentication/api/v1/oauth2/token";

/** Sends a body to E1. */
async function postToken(url: string, body: string | null, type = "application/json"): Promise<Response> {
  return fetch(`${url}${TOKEN_PATH}`, { method: "POST", body, headers: { "Content-Type": type } });
}

test.each([
  ["credentials", "application/json", { clientId: "a", clientSecret: "b", audienceUrl: "https://a.example" }],
  ["nothing", "application/json-patch+json", {}],
])("E1 issues a token for %s, and any token is accepted", async (_what, type, details) => {
  const { url } = await start(ELEMENTS);
  const issued = await postToken(url, JSON.stringify(details), type);
  expect(issued.status).toBe(200);
  const token: unknown = await issued.json();
  for (const one of [String(token), "another"]) {
    const headers = { Authorization: `Bearer ${one}` };
    const response = await fetch(`${url}${MANAGEMENT}/templates`, { headers });
    expect(response.status).toBe(200);
  }
});

test.each([
  ["a member too many", '{"clientId":"a","scope":"x"}', "application/json"],
  ["a member of another type", '{"clientSecret":1}', "application/json"],
  ["no object", '"a"', "application/json"],
  ["no JSON", "clientId=a", "application/json"],
  ["no body", null, "application/json"],
  ["another media type", "clientId=a", "application/x-www-form-urlencoded"],
])("E1 refuses %s with 400", async (_what, body, type) => {
  const { url } = await start(ELEMENTS);
  const response = await postToken(url, body, type);
  expect(response.status).toBe(400);
  await expect(response.json()).resolves.toMatchObject({ title: "Bad Request", status: 400 });
});

test("HEAD has the headers of GET and no body", async () => {
  const { url } = await start(ELEMENTS);
  for (const path of [`${MANAGEMENT}/templates`, `${MANAGEMENT}/units/x`]) {
    const get = await fetch(`${url}${path}`);
    const head = await fetch(`${url}${path}`, { method: "HEAD" });
    expect(head.status).toBe(get.status);
    for (const name of ["Content-Type", "Content-Length", "Cache-Control"])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    await expect(head.text()).resolves.toBe("");
  }
});

test("requirements are searched by a body", async () => {
  const { url } = await start(ELEMENTS);
  const response = await fetch(`${url}/projects-management/api/v1/projects/1/requirements/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  expect(JSON.stringify(await response.json())).toContain("300");
});

test.each([
  ["no operation", "/nothing", {}, 404],
  ["an operation below another path", `/base${MANAGEMENT}/templates`, {}, 404],
  ["an operation after an empty segment", `/${MANAGEMENT}/templates`, {}, 404],
  ["no classification", `${MANAGEMENT}/classifications/x/classification-codes`, {}, 404],
  ["another method", `${MANAGEMENT}/templates`, { method: "DELETE" }, 405],
  [
    "a body that is too large",
    `${MANAGEMENT}/templates`,
    { method: "POST", body: "x".repeat(1_100_000) },
    413,
  ],
])("%s is a Problem", async (_what, path, init, status) => {
  const { url } = await start(ELEMENTS);
  const response = await fetch(`${url}${path}`, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain("application/problem+json");
  await expect(response.json()).resolves.toMatchObject({ status });
});

const problemSchema = v.object({ status: v.number(), detail: v.string() });

/** The Problem for a path that is sent as it is, which `fetch` would resolve; by default with the server's own host name. */
async function problemOf(url: string, path: string, host = new URL(url).host) {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request(url, { path, headers: { host } }, resolve).end();
  });
  return v.parse(problemSchema, await json(answer));
}

test("a method that fetch does not know is a Problem, too", async () => {
  const { url } = await start(ELEMENTS);
  const status = await new Promise((resolve) => {
    request(`${url}${MANAGEMENT}/templates`, { method: "TRACE" }, (response) =>
      resolve(response.statusCode),
    ).end();
  });
  expect(status).toBe(405);
});

test("on loopback, other host names and other sites are rejected", async () => {
  const { url, lines } = await start(ELEMENTS, { origins: ["https://app.example"] });
  const requestFrom = async (origin: string) =>
    fetch(`${url}${MANAGEMENT}/templates`, { headers: { origin } });
  const allowed = await requestFrom("https://app.example");
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe("https://app.example");
  const other = await requestFrom("https://evil.example");
  expect(other.headers.has("Access-Control-Allow-Origin")).toBe(false);
  const preflight = await fetch(`${url}${MANAGEMENT}/templates`, {
    method: "OPTIONS",
    headers: { origin: "https://app.example", "Access-Control-Request-Method": "GET" },
  });
  expect(preflight.status).toBe(204);
  expect(lines).toHaveLength(3);
  const rebound = await problemOf(url, `${MANAGEMENT}/templates`, "evil.example");
  expect(rebound.status).toBe(421);
  expect(rebound.detail).toContain("with --host");
  expect(rebound.detail).not.toContain("gateway");
});

test("a path that only resolves to an operation is none", async () => {
  const { url } = await start(ELEMENTS);
  for (const path of [`/x/..${MANAGEMENT}/templates`, `${MANAGEMENT}\\templates`])
    await expect(problemOf(url, path)).resolves.toMatchObject({ status: 404 });
});

test("several catalogues form one service, in which each concept keeps its GUID", async () => {
  const alone = await start(SPACES);
  const both = await start(mergeModels([ELEMENTS, SPACES]));
  await expect(both.get(`${MANAGEMENT}/classifications`)).resolves.toMatchObject({
    pagination: { total: 2 },
  });
  for (const [list, name] of [
    ["classifications", "Spaces"],
    ["templates", "Wall of Spaces"],
  ] as const) {
    const guid = await both.guidOf(`${MANAGEMENT}/${list}`, name);
    expect(guid).toBe(await alone.guidOf(`${MANAGEMENT}/${list}`, name));
  }
  const template = await both.guidOf(`${MANAGEMENT}/templates`, "Wall of Spaces");
  const properties = await both.get(`${MANAGEMENT}/conceptmappings/template/${template}/mappedProperties`);
  expect(JSON.stringify(properties)).toContain("Width");
});

test("projects of several catalogues have different numbers", () => {
  const merged = mergeModels([ELEMENTS, SPACES]);
  expect(merged.projects.map(({ id, name }) => ({ id, name }))).toEqual([
    { id: 1, name: "Elements" },
    { id: 2, name: "Spaces" },
  ]);
});
