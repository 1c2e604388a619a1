import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { listClassifications } from "../resources/classifications.ts";
import { getUnit } from "../resources/units.ts";
import { createClient } from "./client.ts";
import { isApiError } from "./errors.ts";
import { json, offline, partial, recordedSleep, rejection, scriptedFetch } from "./fetch.fixture.ts";
import type { ClientOptions } from "./http.ts";
import { createTokenSource } from "./token.ts";

const list = (options: Partial<ClientOptions>) =>
  listClassifications(createClient({ baseUrl: "", ...options }), {});
const empty = () => json({ results: [] });

describe("the address", () => {
  const path = "/templates-management/api/v2/classifications";

  test.each([
    ["", path],
    ["/", path],
    ["https://dict.example", `https://dict.example${path}`],
    [" https://dict.example/a/b// ", `https://dict.example/a/b${path}`],
  ])("with base URL %j is %s", async (baseUrl, url) => {
    const { fetch, sent } = scriptedFetch(empty());
    await list({ baseUrl, fetch });
    expect(sent).toMatchObject([{ url }]);
  });

  test("encodes any GUID as one path segment that decodes to it", async () => {
    const guids = fc
      .array(fc.nat(0xffff), { minLength: 1 })
      .map((units) => String.fromCharCode(...units))
      .filter((guid) => guid !== "." && guid !== "..");
    await fc.assert(
      fc.asyncProperty(guids, async (versionGuid) => {
        const { fetch, sent } = scriptedFetch(json({ majorVersion: 1, minorVersion: 0 }));
        await getUnit(createClient({ baseUrl: "https://dict.example", fetch }), { versionGuid });
        const segments = new URL(sent[0]?.url ?? "").pathname.split("/");
        expect(segments).toHaveLength(6);
        expect(decodeURIComponent(segments[5] ?? "")).toBe(versionGuid.toWellFormed());
      }),
    );
  });

  test.each(["", ".", ".."])("does not exist for the GUID %j: nothing is sent", async (versionGuid) => {
    const { fetch, sent } = scriptedFetch();
    const promise = getUnit(createClient({ baseUrl: "", fetch }), { versionGuid });
    await expect(promise).rejects.toMatchObject({ kind: "unsendable", status: null, operation: "E15" });
    expect(sent).toEqual([]);
  });
});

test("the global fetch is looked up for each request and called without a wrong `this`", async () => {
  const client = createClient({ baseUrl: "" });
  const { fetch, sent } = scriptedFetch(empty());
  vi.stubGlobal("fetch", function (this: unknown, ...args: Parameters<typeof fetch>) {
    expect([undefined, globalThis]).toContain(this);
    return fetch(...args);
  });
  await listClassifications(client, {});
  expect(sent).toHaveLength(1);
});

test("an injected fetch is not called as a method either", async () => {
  const fetch = vi.fn(async () => empty());
  await list({ fetch });
  expect(fetch.mock.contexts).toEqual([undefined]);
});

describe("errors", () => {
  test("an error status includes the Problem and Retry-After", async () => {
    const { fetch } = scriptedFetch(json({ title: "Forbidden", trace: 7 }, 403, { "Retry-After": "3" }));
    const error = await rejection(list({ fetch }));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      name: "ApiError",
      kind: "http",
      operation: "E5",
      status: 403,
      problem: { title: "Forbidden", extensions: { trace: 7 } },
      path: null,
      retryAfterMs: 3000,
    });
  });

  test.each([
    [
      "HTML",
      new Response("<!doctype html><title>Sign in</title>", { headers: { "Content-Type": "text/html" } }),
    ],
    ["cut-off JSON", new Response('{"results": [')],
    ["a text", new Response("ok")],
  ])("a 200 with %s does not match the contract, and is not requested again", async (_name, answer) => {
    const { fetch, sent } = scriptedFetch(answer, empty());
    const error = { kind: "contract", operation: "E5", path: "", status: 200, problem: null };
    await expect(list({ fetch })).rejects.toMatchObject(error);
    expect(sent).toHaveLength(1);
  });

  test("the message of a contract error does not repeat what the service sent", async () => {
    const { fetch } = scriptedFetch(json({ results: [{ name: { secret: "s3cret" } }, "s3cret"] }));
    const error = await rejection(list({ fetch }));
    expect(String(error)).toBe("ApiError: E5: results[0].name should be string but is object");
  });

  test("the message of a contract error says which member is missing", async () => {
    const { fetch } = scriptedFetch(json({ majorVersion: 1 }));
    const error = await rejection(getUnit(createClient({ baseUrl: "", fetch }), { versionGuid: "u" }));
    expect(String(error)).toBe("ApiError: E15: minorVersion is missing");
  });
});

describe("retries", () => {
  const random = () => 0.5;

  test.each([
    ["no connection", offline],
    ["a body that breaks off", () => partial('{"resu', offline())],
    ["429", () => json({}, 429)],
    ["500", () => json({}, 500)],
    ["503", () => json({}, 503)],
  ])("%s is tried again twice, with growing waits", async (_name, fail) => {
    const { sleep, waits } = recordedSleep();
    const { fetch, sent } = scriptedFetch(fail(), fail(), empty());
    await expect(list({ fetch, sleep })).resolves.toMatchObject({ results: [] });
    expect(sent).toHaveLength(3);
    expect(sent[2]).toEqual(sent[0]);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
  });

  test.each([
    ["no connection", offline, { kind: "network", status: null }],
    ["a body that breaks off", () => partial("{", offline()), { kind: "network", status: 200 }],
    ["502", () => json({ detail: "x" }, 502), { kind: "http", status: 502, problem: { detail: "x" } }],
  ])("%s for the third time is the end", async (_name, fail, error) => {
    const { sleep, waits } = recordedSleep();
    const { fetch, sent } = scriptedFetch(fail(), fail(), fail(), empty());
    await expect(list({ fetch, sleep })).rejects.toMatchObject({ operation: "E5", ...error });
    expect(sent).toHaveLength(3);
    expect(waits).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 408, 409, 415, 422])("%i is not retried", async (status) => {
    const { sleep, waits } = recordedSleep();
    const { fetch, sent } = scriptedFetch(json({}, status), empty());
    await expect(list({ fetch, sleep })).rejects.toMatchObject({ kind: "http", status });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  test("an error status is reported even if its body is truncated", async () => {
    const { fetch, sent } = scriptedFetch(partial("{", offline(), { status: 403 }));
    await expect(list({ fetch })).rejects.toMatchObject({ kind: "http", status: 403, problem: null });
    expect(sent).toHaveLength(1);
  });

  test("Retry-After is waited for, in seconds", async () => {
    const { sleep, waits } = recordedSleep();
    const { fetch } = scriptedFetch(json({}, 429, { "Retry-After": "7" }), empty());
    await list({ fetch, sleep, random });
    expect(waits).toEqual([7000]);
  });

  test("Retry-After is waited for, as a date", async () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 0, 1, 12, 0, 0), toFake: ["Date"] });
    try {
      const { sleep, waits } = recordedSleep();
      const later = { "Retry-After": "Wed, 01 Jan 2025 12:00:09 GMT" };
      const earlier = { "Retry-After": "Wed, 01 Jan 2025 11:00:00 GMT" };
      const { fetch } = scriptedFetch(json({}, 429, later), json({}, 503, earlier), empty());
      await list({ fetch, sleep, random: () => 0 });
      expect(waits).toEqual([9000, 1200]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a Retry-After beyond the time limit is not waited for", async () => {
    const { sleep, waits } = recordedSleep();
    const { fetch, sent } = scriptedFetch(json({}, 429, { "Retry-After": "6" }), empty());
    const promise = list({ fetch, sleep, timeoutMs: 5000 });
    await expect(promise).rejects.toMatchObject({ kind: "http", status: 429, retryAfterMs: 6000 });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe("the token", () => {
  const refused = () => json({ title: "Unauthorized" }, 401);
  const authorizations = (sent: readonly { headers: Record<string, string> }[]) =>
    sent.map(({ headers }) => headers["authorization"] ?? null);

  test("is not sent without a token source", async () => {
    const { fetch, sent } = scriptedFetch(empty());
    await list({ fetch, token: null });
    expect(authorizations(sent)).toEqual([null]);
  });

  test("is renewed once on 401, and the request repeated", async () => {
    const { fetch, sent } = scriptedFetch(refused(), empty());
    await list({ fetch, token: createTokenSource(async () => "new", "old") });
    expect(authorizations(sent)).toEqual(["Bearer old", "Bearer new"]);
  });

  test("a second 401 is an error", async () => {
    const { fetch, sent } = scriptedFetch(refused(), refused(), empty());
    const promise = list({ fetch, token: createTokenSource(async () => "new", "old") });
    await expect(promise).rejects.toMatchObject({ kind: "http", status: 401, operation: "E5" });
    expect(sent).toHaveLength(2);
  });

  test("that cannot be renewed results in the 401, with the reason as its cause", async () => {
    const { fetch, sent } = scriptedFetch(refused(), empty());
    const reason = new Error("nobody signs in");
    const token = createTokenSource(() => Promise.reject(reason), "old");
    const error = await rejection(list({ fetch, token }));
    expect(error).toMatchObject({
      kind: "http",
      status: 401,
      problem: { title: "Unauthorized" },
      cause: reason,
    });
    expect(sent).toHaveLength(1);
  });

  test("is renewed once for many rejected requests", async () => {
    let exchanges = 0;
    const token = createTokenSource(async () => `new${++exchanges}`, "old");
    const fetch = async (_input: unknown, init?: RequestInit): Promise<Response> =>
      new Headers(init?.headers).get("Authorization") === "Bearer old" ? refused() : empty();
    await Promise.all(Array.from({ length: 20 }, () => list({ fetch, token })));
    expect(exchanges).toBe(1);
  });

  test("with characters that are invalid in a header is reported as rejected without a request", async () => {
    const { fetch, sent } = scriptedFetch(empty());
    const promise = list({
      fetch,
      token: createTokenSource(() => Promise.reject(new Error("none")), "zwei\nZeilen"),
    });
    await expect(promise).rejects.toMatchObject({ kind: "http", status: 401 });
    expect(sent).toEqual([]);
  });

  test("that cannot be obtained fails the request with the reason", async () => {
    const reason = new Error("no token to be had");
    const { fetch, sent } = scriptedFetch();
    const token = createTokenSource(() => Promise.reject(reason));
    await expect(list({ fetch, token })).rejects.toBe(reason);
    expect(sent).toEqual([]);
  });
});
