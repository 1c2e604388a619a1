import { describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "#browser/storage/browser.fixture.ts";
import { offlineSettingsOf } from "#browser/storage/offline-settings.ts";
import { memoryDatabase } from "#browser/storage/response-database.fixture.ts";
import { StoredResponses } from "#browser/storage/stored-responses.ts";
import { createClient } from "#core/api/http/client.ts";
import { json, never, offline, type ScriptedResponse, scriptedFetch } from "#core/api/http/fetch.fixture.ts";
import { getReferencedDocument } from "#core/api/resources/properties.ts";
import { searchRequirements } from "#core/api/resources/requirements.ts";
import { getUnit } from "#core/api/resources/units.ts";
import { createStore } from "#core/lib/store.ts";
import { personOf } from "./credentials.ts";
import { sessionClient } from "./session-client.ts";
import { createStoredAnswers, receivedAt } from "./stored-answers.ts";
import * as storedAnswersModule from "./stored-answers.ts";

const UNIT = { versionGuid: "u", majorVersion: 1, minorVersion: 0 };
const RECEIVED_AT = 1000;

/** Without a network, for all attempts of a request. */
const CUT_OFF = [offline(), offline(), offline()];

/** A client that keeps responses; each test has a service of its own, since settings last as long as the page. */
function connect(service: string, isUsual: boolean, ...responses: ScriptedResponse[]) {
  fakeBrowser();
  vi.stubGlobal("navigator", { onLine: true });
  const { database, all } = memoryDatabase();
  const storedAnswers = createStoredAnswers(new StoredResponses(database, undefined, () => RECEIVED_AT));
  const { fetch, sent } = scriptedFetch(...responses);
  let person = "me";
  const owner = { service, person: () => person, isUsual };
  const client = createClient({
    baseUrl: service,
    fetch,
    timeoutMs: 50,
    sleep: async () => undefined,
    onRequest: (event) => storedAnswers.keep(owner, event),
  });
  const session = { owner, isReachable: createStore(true) };
  const module = { ...storedAnswersModule, storedAnswers };
  const lazy = { loaded: createStore(module), load: async () => module };
  const signInAs = (other: string): void => {
    person = other;
  };
  /** What is kept once all responses are stored. */
  const kept = async () => {
    await storedAnswers.usage();
    return all().map(({ operation }) => operation);
  };
  return {
    client: sessionClient(client, new AbortController().signal, session, lazy),
    session,
    sent,
    kept,
    signInAs,
  };
}

const get = (client: Parameters<typeof getUnit>[0]) => getUnit(client, { versionGuid: "u" });

describe("without a connection", () => {
  test("what was read is returned, decoded again, with the time when it was received", async () => {
    const { client, session, sent } = connect(
      "https://1",
      true,
      json(UNIT),
      ...CUT_OFF,
      offline(),
      json(UNIT),
    );
    const read = await get(client);
    expect(receivedAt(read)).toBeNull();
    const again = await get(client);
    expect(again).toEqual(read);
    expect(receivedAt(again)).toBe(RECEIVED_AT);
    expect(session.isReachable.get()).toBe(false);
    // The next one is not repeated, but still sent first.
    await get(client);
    expect(sent).toHaveLength(5);
    expect(receivedAt(await get(client))).toBeNull();
    expect(session.isReachable.get()).toBe(true);
  });

  test("the same holds for a service that does not respond in time", async () => {
    const { client } = connect("https://2", true, json(UNIT), never);
    await get(client);
    expect(receivedAt(await get(client))).toBe(RECEIVED_AT);
  });

  test("what was never read fails, after the usual retries", async () => {
    const { client, sent } = connect("https://3", true, json(UNIT), ...CUT_OFF, ...CUT_OFF);
    await get(client);
    for (let time = 0; time < 2; time += 1)
      await expect(getUnit(client, { versionGuid: "other" })).rejects.toMatchObject({ kind: "network" });
    expect(sent).toHaveLength(7);
  });

  test("a property still has no document (404)", async () => {
    const { client } = connect("https://4", true, json({ title: "Not found" }, 404), ...CUT_OFF);
    const document = () => getReferencedDocument(client, { versionGuid: "p" });
    expect(await document()).toBeNull();
    expect(await document()).toBeNull();
  });

  test("what another person has read is not returned", async () => {
    const { client, signInAs } = connect("https://5", true, json(UNIT), ...CUT_OFF);
    await get(client);
    signInAs("another");
    await expect(get(client)).rejects.toMatchObject({ kind: "network" });
  });
});

test.each([500, 403])(
  "an error of the service (%s) is not replaced by what was read before",
  async (status) => {
    const error = json({}, status, { "Retry-After": "9999" });
    const { client } = connect(`https://status-${status}`, true, json(UNIT), error);
    await get(client);
    await expect(get(client)).rejects.toMatchObject({ kind: "http", status });
  },
);

test.each([404, 403])("a service that answers again, be it with %s, can be reached", async (status) => {
  const { client, session } = connect(`https://again-${status}`, true, ...CUT_OFF, json({}, status));
  await expect(get(client)).rejects.toMatchObject({ kind: "network" });
  expect(session.isReachable.get()).toBe(false);
  await expect(get(client)).rejects.toMatchObject({ status });
  expect(session.isReachable.get()).toBe(true);
});

test("while a service only says that it is not available, what was read before stays", async () => {
  const error = json({}, 503, { "Retry-After": "9999" });
  const { client, session } = connect("https://again-503", true, ...CUT_OFF, error);
  await expect(get(client)).rejects.toMatchObject({ kind: "network" });
  await expect(get(client)).rejects.toMatchObject({ status: 503 });
  expect(session.isReachable.get()).toBe(false);
});

describe("nothing is kept", () => {
  test("of a service with a sign-in, unless its user wants that", async () => {
    const { client, kept } = connect("https://6", false, json(UNIT), json(UNIT));
    await get(client);
    expect(await kept()).toEqual([]);
    offlineSettingsOf("https://6").set({ responses: true, requirements: false });
    await get(client);
    expect(await kept()).toEqual(["E15"]);
  });

  test("of requirements (E10), unless the user wants that", async () => {
    const page = { results: [], pagination: { total: 0, take: 50, skip: 0, returned: 0 } };
    const { client, kept } = connect("https://7", true, json(page), json(page));
    const filter = { productTypeGuids: [], stageIds: [], roleIds: [] };
    const search = () => searchRequirements(client, { id: 1, filter, skip: 0, take: 50 });
    await search();
    expect(await kept()).toEqual([]);
    offlineSettingsOf("https://7").set({ responses: null, requirements: true });
    await search();
    expect(await kept()).toEqual(["E10"]);
  });

  test("and what was kept is not used, after a sign-out that another tab did not complete", async () => {
    const { client } = connect("https://8", true, json(UNIT), ...CUT_OFF);
    await get(client);
    window.localStorage.setItem("plinth.signed-out/https://8", String(RECEIVED_AT + 1));
    await expect(get(client)).rejects.toMatchObject({ kind: "network" });
  });
});

test("persons are told apart by their client, or by their token", () => {
  const details = { clientId: "id", clientSecret: "secret", audienceUrl: "https://app" };
  expect(personOf("one token", details)).toBe(personOf("another", { ...details, clientSecret: "new" }));
  expect(personOf("one token", details)).not.toBe(personOf("one token", { ...details, clientId: "other" }));
  expect(personOf("one token", null)).not.toBe(personOf("another", null));
  expect(personOf("secret-token", null)).not.toContain("secret");
});
