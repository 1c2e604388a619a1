import { beforeEach, expect, test, vi } from "vitest";
import { rememberService, rememberTabService } from "#browser/session/chosen-service.ts";
import { keepToken } from "#browser/session/kept-token.ts";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { parseAddress, paths } from "#core/addresses/addresses.ts";
import { type Client, createClient } from "#core/api/http/client.ts";
import { type Sent, type ScriptedResponse, json, scriptedFetch } from "#core/api/http/fetch.fixture.ts";
import { createTokenSource } from "#core/api/http/token.ts";
import { listClassificationCodes, listClassifications } from "#core/api/resources/classifications.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listTemplates } from "#core/api/resources/templates.ts";
import { preloadedFetch, sendFirstRequests } from "./first-requests.ts";

const takes = { list: 30, codes: 70 };
const GUID = "a/b ?#%&+é";
const OPEN = { baseUrl: "https://open.example/", auth: "none" };
const CLOSED = { baseUrl: "https://closed.example" };

beforeEach(() => void fakeBrowser());

/** The requests sent for an address before the app has loaded. */
function visit(address: string, config: unknown, culture: string | null = null): Sent[] {
  const answers: ScriptedResponse[] = Array.from({ length: 3 }, () => json({ results: [] }));
  const { fetch, sent } = scriptedFetch(...answers);
  vi.stubGlobal("fetch", fetch);
  sendFirstRequests(parseAddress(address)?.first ?? [], culture, config);
  return sent;
}

const count = { skip: 0, take: 1 };
const codes = (culture: string | null) => (client: Client) =>
  listClassificationCodes(client, { versionGuid: GUID, culture, skip: 0, take: takes.codes });

test.each([
  ["by the address", "nb-NO", { takes }],
  ["by the configuration", "de-DE", { takes, defaultCulture: "de-DE" }],
  ["by nobody", null, { takes }],
])("the first requests of a page are sent once, in a culture chosen %s", async (by, culture, settings) => {
  const client = createClient({ baseUrl: OPEN.baseUrl, fetch: preloadedFetch });
  const page = { culture, skip: 0, take: takes.list };
  for (const [address, calls] of [
    [
      paths.overview(),
      [
        (client: Client) => listClassifications(client, page),
        (client: Client) => listTemplates(client, count),
        (client: Client) => listConstructionObjects(client, count),
      ],
    ],
    [paths.classifications(), [(client: Client) => listClassifications(client, page)]],
    [paths.templates(), [(client: Client) => listTemplates(client, page)]],
    [paths.constructionObjects(), [(client: Client) => listConstructionObjects(client, page)]],
    [paths.classification(GUID), [codes(culture)]],
    [paths.code(GUID, "c/d", { number: "1.1" }), [codes(culture)]],
  ] as const) {
    const inAddress = by === "by the address" ? culture : null;
    const sent = visit(address, { services: [OPEN], ...settings }, inAddress);
    expect([address, sent.length]).toEqual([address, calls.length]);
    for (const call of calls) await call(client);
    expect([address, sent.length]).toEqual([address, calls.length]);
  }
});

test("a kept token is sent", async () => {
  keepToken(CLOSED.baseUrl, "secret", "person");
  const sent = visit("/templates", { services: [CLOSED] });
  expect(sent).toMatchObject([{ headers: { authorization: "Bearer secret" } }]);
  const token = createTokenSource(async () => "another", "secret");
  const client = createClient({ baseUrl: CLOSED.baseUrl, fetch: preloadedFetch, token });
  await listTemplates(client, { skip: 0, take: 50 });
  expect(sent).toHaveLength(1);
});

test("a response to a request with another token, or none, is not used", async () => {
  keepToken(CLOSED.baseUrl, "secret", "person");
  const sent = visit("/templates", { services: [CLOSED] });
  for (const token of [createTokenSource(async () => "another"), null]) {
    const client = createClient({ baseUrl: CLOSED.baseUrl, fetch: preloadedFetch, token });
    await listTemplates(client, { skip: 0, take: 50 });
  }
  expect(sent.map(({ headers }) => headers["authorization"])).toEqual([
    "Bearer secret",
    "Bearer another",
    undefined,
  ]);
});

test("requests go to the service chosen last", () => {
  const hosts = () => visit("/templates", { services: [CLOSED, OPEN] }).map(({ url }) => new URL(url).host);
  expect(hosts()).toEqual([]);
  rememberService(OPEN.baseUrl, [OPEN.baseUrl]);
  expect(hosts()).toEqual(["open.example"]);
  rememberService("https://typed.example", []);
  expect(hosts()).toEqual([]);
  keepToken("https://typed.example", "t", "person");
  expect(hosts()).toEqual(["typed.example"]);
});

test("after a reload, requests go to the service that the tab had, whatever another tab has chosen since", () => {
  const [other, typed] = ["https://other.example", "https://typed.example"];
  const services = [OPEN, { baseUrl: other, auth: "none" }];
  const hosts = () => visit("/templates", { services }).map(({ url }) => new URL(url).host);
  const { localStorage, otherTab } = fakeBrowser();
  expect(hosts()).toEqual(["open.example"]);
  rememberTabService();
  expect(localStorage.getItem("plinth.service")).toBeNull();
  otherTab("plinth.service", other);
  expect(hosts()).toEqual(["open.example"]);
  // What this tab opens in a new one has its service, too.
  rememberTabService();
  expect(localStorage.getItem("plinth.service")).toBe(OPEN.baseUrl);
  rememberService(other, [OPEN.baseUrl, other]);
  otherTab("plinth.service", `unlisted ${typed}`);
  expect(hosts()).toEqual(["other.example"]);
});

test.each([
  "/classifications/a?search=door",
  paths.classification(".."),
  "/classifications/a/else/b",
  "/templates?classification=a",
  "/templates/a/properties",
  "/construction-objects?search=door",
  "/nowhere",
])("nothing is sent for %s", (address) => {
  expect(visit(address, { services: [OPEN] })).toEqual([]);
});

test.each([
  {},
  null,
  [],
  { services: 5 },
  { services: [null, 7, {}] },
  { services: [{ baseUrl: "sample:" }] },
])("nothing is sent with the configuration %j", (config) => {
  expect(visit("/templates", config)).toEqual([]);
});

test("aborting the caller cancels the early request", async () => {
  const aborted = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", () => aborted.resolve());
    return new Promise(() => {});
  });
  sendFirstRequests(parseAddress("/templates")?.first ?? [], null, { services: [OPEN] });
  const controller = new AbortController();
  const client = createClient({ baseUrl: OPEN.baseUrl, fetch: preloadedFetch });
  const answer = listTemplates(client, { skip: 0, take: 50 }, controller.signal).catch(() => "gone");
  await Promise.resolve();
  controller.abort();
  await aborted.promise;
  await expect(answer).resolves.toBe("gone");
});
