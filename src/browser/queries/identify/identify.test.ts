import { describe, expect, test } from "vitest";
import type { Client } from "#core/api/http/client.ts";
import { createClient } from "#core/api/http/client.ts";
import { json, rejection } from "#core/api/http/fetch.fixture.ts";
import { sampleSource } from "#core/catalogue/sample/sample.ts";
import { sampleStartingPoints } from "#core/catalogue/sample/starting-points.ts";
import { startService, TM } from "#core/catalogue/service/service.fixture.ts";
import { identify } from "./identify.ts";

const signal = new AbortController().signal;
const CONCEPT = { guid: "c", versionGuid: "v", name: "Name" };
const filled = () => json({ results: [CONCEPT], pagination: { total: 9, take: 1, skip: 0, returned: 1 } });
const empty = () => json({ results: [], pagination: { total: 0, take: 1, skip: 0, returned: 0 } });
const unknown = () => json({ title: "Not found" }, 404);

type Answers = Record<string, () => Response | Promise<Response>>;

/** A service with responses by operation; others respond with 404. */
function service(answers: Answers): {
  client: Client;
  sent: string[];
  aborted: string[];
  most: () => number;
} {
  const sent: string[] = [];
  const aborted: string[] = [];
  let open = 0;
  let most = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.replace("/templates-management/api/v2", "");
    sent.push(`${path}${url.search}`);
    const name = Object.keys(answers).find((one) => path.includes(one));
    const aside = Promise.withResolvers<never>();
    init?.signal?.addEventListener("abort", () => {
      aborted.push(path);
      aside.reject(init.signal?.reason);
    });
    open += 1;
    most = Math.max(most, open);
    try {
      await Promise.resolve();
      return await Promise.race([
        (name === undefined ? unknown : (answers[name] ?? unknown))(),
        aside.promise,
      ]);
    } finally {
      open -= 1;
    }
  };
  const client = createClient({
    baseUrl: "https://service.test",
    fetch,
    sleep: () => Promise.resolve(),
  });
  return { client, sent, aborted, most: () => most };
}

const never = () => new Promise<Response>(() => {});

describe("identifying a version GUID", () => {
  test.each([
    ["classification-codes", "classification", () => json({ results: [{ ...CONCEPT, hasCodes: false }] })],
    ["mappedProperties", "template", filled],
    ["property-tags", "property-tag", filled],
    ["documents", "document", () => json([CONCEPT])],
    ["referenced-document", "property", () => json(CONCEPT)],
    ["values", "property", () => json([CONCEPT])],
    ["units", "unit", () => json({ versionGuid: "g", majorVersion: 1, minorVersion: 0 })],
  ])("an answer from %s proves a %s", async (operation, kind, answer) => {
    const { client, sent } = service({ [operation]: answer });
    expect(await identify(client, "g", signal)).toMatchObject({ status: "found", kind });
    expect(sent.some((path) => path.includes("versions"))).toBe(false);
  });

  test("at most four requests are in flight, each with Take 1, and those not needed are cancelled", async () => {
    const { client, sent, aborted, most } = service({
      units: () => json({ versionGuid: "g", majorVersion: 1, minorVersion: 0 }),
      "": never,
    });
    expect(await identify(client, "g", signal)).toMatchObject({ status: "found", kind: "unit" });
    expect(most()).toBe(4);
    expect(sent).toHaveLength(4);
    expect(aborted).toHaveLength(3);
    expect(sent[0]).toBe("/conceptmappings/template/g/mappedProperties?Skip=0&Take=1");
  });

  test("an empty list is not conclusive while other operations are pending", async () => {
    const { client } = service({
      documents: () => json([CONCEPT]),
      units: () => unknown(),
      "referenced-document": () => new Response(null, { status: 204 }),
      values: () => json([]),
      "": empty,
    });
    expect(await identify(client, "g", signal)).toMatchObject({ status: "found", kind: "document" });
  });

  test("a single empty list identifies the kind if the service knows the concept", async () => {
    const { client, sent } = service({
      mappedProperties: empty,
      versions: () => json({ results: [{ majorVersion: 1, minorVersion: 0, isLatest: true }] }),
    });
    expect(await identify(client, "g", signal)).toMatchObject({ status: "found", kind: "template" });
    expect(sent.at(-1)).toBe("/concepts/g/versions?Skip=0&Take=1");
  });

  test("an empty list of values neither identifies a known concept as a property nor makes another kind ambiguous", async () => {
    const versions = () => json({ results: [{ majorVersion: 1, minorVersion: 0, isLatest: true }] });
    const code = service({ versions, values: () => json([]) });
    expect(await identify(code.client, "g", signal)).toEqual({ status: "unclear", candidates: [] });
    const template = service({ versions, values: () => json([]), mappedProperties: empty });
    expect(await identify(template.client, "g", signal)).toMatchObject({ status: "found", kind: "template" });
  });

  test("a concept without versions is not found if all lists are empty", async () => {
    const { client } = service({ "": empty });
    expect(await identify(client, "g", signal)).toEqual({ status: "not-found" });
  });

  test("several empty lists leave the kind of a known concept ambiguous", async () => {
    const { client } = service({
      versions: () => json({ results: [{ majorVersion: 1, minorVersion: 0, isLatest: true }] }),
      mappedProperties: empty,
      documents: () => json([]),
    });
    expect(await identify(client, "g", signal)).toEqual({
      status: "unclear",
      candidates: ["template", "document"],
    });
  });

  test("a GUID that no operation knows is not found", async () => {
    expect(await identify(service({}).client, "g", signal)).toEqual({ status: "not-found" });
  });

  test("a GUID that cannot be sent is not reported as unknown", async () => {
    const { client, sent } = service({ values: () => json([]), "": filled });
    for (const odd of [".", ".."])
      expect(await identify(client, odd, signal)).toMatchObject({
        status: "failed",
        error: { kind: "unsendable" },
      });
    expect(sent).toEqual(["/values?propertyVersionGuid=.", "/values?propertyVersionGuid=.."]);
  });

  test("a failure is reported only if no other operation identifies the GUID", async () => {
    const broken = () => json({ title: "Broken" }, 500);
    const other = service({ mappedProperties: broken, documents: () => json([CONCEPT]) });
    expect(await identify(other.client, "g", signal)).toMatchObject({ status: "found", kind: "document" });
    const silent = service({ mappedProperties: broken });
    expect(await identify(silent.client, "g", signal)).toEqual({ status: "not-found" });
    const all = service({ "": () => json({ title: "Forbidden" }, 403) });
    expect(await identify(all.client, "g", signal)).toMatchObject({
      status: "failed",
      error: { kind: "http", status: 403 },
    });
  });

  test("responses of an invalid shape do not identify a kind", async () => {
    const { client } = service({ versions: unknown, "": () => json({ hello: "world" }) });
    expect(await identify(client, "g", signal)).toEqual({ status: "not-found" });
  });

  test("a GUID is not reported as unknown if the response of E7 cannot be read", async () => {
    const { client } = service({ "": () => new Response("<h1>Sign in</h1>") });
    expect(await identify(client, "g", signal)).toMatchObject({
      status: "failed",
      error: { kind: "contract", operation: "E7" },
    });
  });

  test("aborting cancels all requests and rejects with the reason", async () => {
    const controller = new AbortController();
    const { client, sent, aborted } = service({ "": never });
    const identity = identify(client, "g", controller.signal);
    await expect.poll(() => sent.length).toBe(4);
    const reason = new Error("No longer needed.");
    controller.abort(reason);
    expect(await rejection(identity)).toBe(reason);
    expect(aborted).toHaveLength(4);
    expect(sent).toHaveLength(4);
  });

  test("every kind of concept in the sample catalogue is identified", async () => {
    const sample = await startService();
    const points = await sampleStartingPoints(sampleSource());
    const first = async (list: string): Promise<string> => {
      const body: unknown = await sample.get(`${TM}/${list}?Take=1`);
      const guid = /"versionGuid":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
      return guid ?? "";
    };
    const expected: [string, string][] = [
      [await first("classifications"), "classification"],
      [await first("templates"), "template"],
      [points.units[0]?.versionGuid ?? "", "unit"],
      [points.propertyTags[0]?.versionGuid ?? "", "property-tag"],
      [points.documents[0]?.versionGuid ?? "", "document"],
      [points.properties[0]?.versionGuid ?? "", "property"],
    ];
    for (const [versionGuid, kind] of expected)
      expect(await identify(sample.client, versionGuid, signal)).toMatchObject({ status: "found", kind });
    const object = await first("construction-objects");
    expect(await identify(sample.client, object, signal)).toMatchObject({
      status: "construction-object",
      concept: { versionGuid: object },
    });
    const classification = await first("classifications");
    const code = await first(`classifications/${classification}/classification-codes`);
    const codes: unknown = await sample.get(
      `${TM}/classifications/${classification}/classification-codes?SearchTerm=111`,
    );
    const leaf = /"versionGuid":"([^"]+)"[^}]*"hasCodes":false/.exec(JSON.stringify(codes))?.[1] ?? "";
    for (const versionGuid of [code, leaf])
      expect(await identify(sample.client, versionGuid, signal)).toEqual({
        status: "unclear",
        candidates: [],
      });
  });
});
