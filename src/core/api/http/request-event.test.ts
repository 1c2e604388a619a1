import { expect, test } from "vitest";
import { obtainToken } from "../resources/authentication.ts";
import { listClassifications } from "../resources/classifications.ts";
import { searchRequirements } from "../resources/requirements.ts";
import { createClient } from "./client.ts";
import {
  type ScriptedResponse,
  json,
  never,
  offline,
  partial,
  rejection,
  scriptedFetch,
} from "./fetch.fixture.ts";
import type { ClientOptions } from "./http.ts";
import type { RequestEvent } from "./request-event.ts";
import { createTokenSource } from "./token.ts";

function listen(options: Partial<ClientOptions>, ...answers: ScriptedResponse[]) {
  const events: RequestEvent[] = [];
  const { fetch } = scriptedFetch(...answers);
  const onRequest = (event: RequestEvent): void => void events.push(event);
  const baseUrl = "https://dict.example";
  return { events, options: { baseUrl, fetch, sleep: async () => {}, onRequest, ...options } };
}

test("a request is reported once, when it has ended, with the number of tries", async () => {
  const answer = { results: [], pagination: null };
  const { events, options } = listen(
    { token: createTokenSource(async () => "b", "a") },
    json({}, 503),
    json({}, 401),
    json(answer),
  );
  const before = Date.now();
  await listClassifications(createClient(options), { culture: "nb NO", take: 5 });
  const { startedAt = 0, ms, sendAgain: _, ...event } = events[0] ?? {};
  expect([event]).toEqual([
    {
      operation: "E5",
      method: "GET",
      baseUrl: "https://dict.example",
      path: "/templates-management/api/v2/classifications",
      query: "?Take=5&culture=nb%20NO",
      body: null,
      mediaType: null,
      tries: 3,
      status: 200,
      statusText: "",
      contentType: "application/json",
      bytes: JSON.stringify(answer).length,
      text: JSON.stringify(answer),
      isCut: false,
      hasMoreBytes: false,
      isCancelled: false,
      error: null,
    },
  ]);
  expect(events).toHaveLength(1);
  expect(startedAt).toBeGreaterThanOrEqual(before);
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(events)).not.toContain("Bearer");
});

test("a body is reported with the media type of the last try", async () => {
  const { events, options } = listen(
    { baseUrl: "https://e10-event.example" },
    json({}, 415),
    json({ results: [] }),
  );
  await searchRequirements(createClient(options), { id: 7, filter: { stageIds: [3] } });
  expect(events).toMatchObject([
    { method: "POST", body: '{"stageIds":[3]}', mediaType: "application/json", tries: 2 },
  ]);
});

test.each([
  ["an error", [json({ title: "No" }, 403)], { status: 403, text: '{"title":"No"}', bytes: 14 }],
  ["no connection", [offline(), offline(), offline()], { status: null, text: null, bytes: 0, tries: 3 }],
  ["half an answer", [1, 2, 3].map(() => partial('{"a', offline())), { status: 200, text: null }],
  ["an answer that is none", [json("no list")], { status: 200, text: '"no list"', tries: 1 }],
])("%s is reported with what it failed with", async (_what, answers, expected) => {
  const { events, options } = listen({}, ...answers);
  const error = await rejection(listClassifications(createClient(options), {}));
  expect(events).toMatchObject([{ ...expected, isCancelled: false }]);
  expect(events[0]?.error).toBe(error);
});

test("an aborted request is reported as cancelled; a request that was not sent is not reported", async () => {
  const { events, options } = listen({}, never);
  const controller = new AbortController();
  const answer = rejection(listClassifications(createClient(options), {}, controller.signal));
  await Promise.resolve();
  controller.abort();
  await answer;
  await rejection(listClassifications(createClient(options), {}, controller.signal));
  expect(events).toMatchObject([{ isCancelled: true, error: null, status: null, tries: 1 }]);
});

test("a request can be repeated unchanged, and is reported again", async () => {
  const { events, options } = listen({}, json({}, 403), json({ results: [], pagination: null }));
  await rejection(listClassifications(createClient(options), { take: 5 }));
  const again = await events[0]?.sendAgain();
  expect(events).toMatchObject([
    { status: 403, query: "?Take=5" },
    { status: 200, query: "?Take=5", error: null },
  ]);
  expect(again).toBe(events[1]);
  const aborted = await again?.sendAgain(AbortSignal.abort());
  expect(aborted).toBeNull();
});

test("E1 is reported like any other: redacting is up to the listener", async () => {
  const { events, options } = listen({}, json("t"));
  await obtainToken(options, { clientId: "id" });
  expect(events).toMatchObject([{ operation: "E1", body: '{"clientId":"id"}', text: '"t"' }]);
});
