import { describe, expect, test } from "vitest";
import { obtainToken } from "../resources/authentication.ts";
import { listClassifications } from "../resources/classifications.ts";
import { searchRequirements } from "../resources/requirements.ts";
import { createClient } from "./client.ts";
import { json, scriptedFetch } from "./fetch.fixture.ts";
import { createTokenSource } from "./token.ts";

const BASE = "https://dict.example";
const DETAILS = { clientId: "me", clientSecret: "s3cret" };
const to = (location: string, status = 307) => new Response("", { status, headers: { Location: location } });
const list = (fetch: typeof globalThis.fetch, baseUrl = BASE) =>
  listClassifications(
    createClient({ baseUrl, fetch, token: createTokenSource(async () => "new", "token") }),
    {},
  );

/** What a browser makes of a redirect. */
function opaque(url: string): Response {
  return Object.defineProperties(Response.error(), {
    type: { value: "opaqueredirect" },
    url: { value: url },
  });
}

/** What a `fetch` returns that follows redirects whatever it is asked. */
function followed(url: string): Response {
  return Object.defineProperties(json({ results: [] }), { redirected: { value: true }, url: { value: url } });
}

describe("E1", () => {
  test.each([
    ["another host", 307, "https://evil.example/token?s3cret", "https://evil.example"],
    ["another host, as GET", 302, "//evil.example/", "https://evil.example"],
    ["another scheme", 308, "http://dict.example/", "http://dict.example"],
    ["the same host", 301, "/login?s3cret", "https://dict.example/login"],
  ])("is not sent to %s", async (_where, status, location, target) => {
    const { fetch, sent } = scriptedFetch(to(location, status));
    await expect(obtainToken({ baseUrl: BASE, fetch }, DETAILS)).rejects.toMatchObject({
      kind: "redirect",
      status,
      message: `E1: ${BASE} redirects to ${target}, which is not followed`,
      redirect: { from: BASE, to: target },
    });
    expect(sent).toHaveLength(1);
  });

  test("is not sent to another host with the other media type either", async () => {
    const { fetch, sent } = scriptedFetch(json({}, 415), to("https://evil.example/"));
    await expect(obtainToken({ baseUrl: BASE, fetch }, DETAILS)).rejects.toMatchObject({ kind: "redirect" });
    expect(sent).toHaveLength(2);
  });

  test("asks fetch to follow nothing, in a browser too", async () => {
    const modes: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init) => {
      modes.push(init?.redirect);
      return opaque(`${BASE}/token`);
    };
    await expect(obtainToken({ baseUrl: "", fetch }, DETAILS)).rejects.toMatchObject({
      kind: "redirect",
      status: null,
      redirect: { from: BASE, to: null },
    });
    expect(modes).toEqual(["manual"]);
  });

  test("does not take a token from where an injected fetch was redirected to", async () => {
    const { fetch } = scriptedFetch(followed("https://evil.example/"));
    await expect(obtainToken({ baseUrl: BASE, fetch }, DETAILS)).rejects.toMatchObject({
      redirect: { from: BASE, to: "https://evil.example" },
    });
  });
});

describe("other operations", () => {
  test.each([301, 302, 303, 307, 308])("follow a %i within the origin, with the token", async (status) => {
    const { fetch, sent } = scriptedFetch(to("/v3/list", status), json({ results: [] }));
    await expect(list(fetch)).resolves.toMatchObject({ results: [] });
    expect(sent[1]).toMatchObject({
      url: `${BASE}/v3/list`,
      headers: { authorization: "Bearer token" },
    });
  });

  test.each([
    "https://evil.example/x",
    "https://dict.example:8443/",
    "http://dict.example/",
    "data:,[]",
    "//:",
  ])("do not follow one to %s", async (location) => {
    const { fetch, sent } = scriptedFetch(to("/v3"), to(location));
    await expect(list(fetch)).rejects.toMatchObject({ kind: "redirect", operation: "E5" });
    expect(sent).toHaveLength(2);
  });

  test("do not take the answer of another origin for one of the service", async () => {
    const { fetch } = scriptedFetch(followed("https://evil.example/list"), followed(`${BASE}/list`));
    await expect(list(fetch)).rejects.toMatchObject({ kind: "redirect" });
    await expect(list(fetch)).resolves.toMatchObject({ results: [] });
  });

  test("do not follow what a browser hides", async () => {
    const { fetch, sent } = scriptedFetch(opaque(`${BASE}/list`));
    await expect(list(fetch, "")).rejects.toMatchObject({ kind: "redirect", redirect: { from: BASE } });
    expect(sent).toHaveLength(1);
  });

  test("give up redirects that go on forever", async () => {
    const { fetch, sent } = scriptedFetch(...Array.from({ length: 6 }, () => to("/again")));
    await expect(list(fetch)).rejects.toMatchObject({ redirect: { to: `${BASE}/again` } });
    expect(sent).toHaveLength(6);
  });

  test("keep their body, or are not sent again", async () => {
    const filter = async (...responses: Response[]) => {
      const { fetch, sent } = scriptedFetch(...responses);
      const answer = searchRequirements(createClient({ baseUrl: BASE, fetch }), { id: 1 });
      await answer.catch(() => undefined);
      return sent.map(({ method, body }) => `${method} ${JSON.stringify(body)}`);
    };
    await expect(filter(to("/v3", 308), json({ results: [] }))).resolves.toEqual(["POST {}", "POST {}"]);
    await expect(filter(to("/v3", 303))).resolves.toEqual(["POST {}"]);
  });

  test("a status without a Location is an error like others", async () => {
    const { fetch } = scriptedFetch(new Response("", { status: 302 }));
    await expect(list(fetch)).rejects.toMatchObject({ kind: "http", status: 302 });
  });
});
