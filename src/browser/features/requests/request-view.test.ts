import { expect, test } from "vitest";
import { createRequestLog, type RequestLog } from "#browser/session/request-log.ts";
import { createRedaction, shown } from "#core/text/redact.ts";
import { SNIPPETS } from "./export/snippets.ts";
import { shownResponse, viewOf } from "./request-view.ts";
import { SECRET, sendEverything, TOKEN } from "./requests.fixture.ts";

/** What 'Requests' shows and copies of all requests. */
function everythingShown(log: RequestLog): string {
  const redact = createRedaction(log.secrets());
  const texts = log.records.get().flatMap((record) => {
    const view = viewOf(record, redact, "https://app.example");
    const response = log.responseOf(record);
    const body = response === null ? "" : shownResponse(record, response, redact, log.secrets().keys());
    return [shown(JSON.stringify(view)), body, ...SNIPPETS.map(({ write }) => write(view))];
  });
  return texts.join("\n");
}

/** A service that echoes what it was sent, including the secrets and the token, as a text or as a Problem. */
function parrot(status: number): typeof globalThis.fetch {
  return async (input, init) => {
    const said = [input, init?.headers, init?.body, TOKEN, SECRET, encodeURIComponent(SECRET)];
    const statusText = `No, ${TOKEN}`;
    const headers = { "Content-Type": `application/json; secret=${TOKEN}` };
    return new Response(JSON.stringify(JSON.stringify(said)), { status, statusText, headers });
  };
}

test.each([
  ["answers", parrot(200)],
  ["Problems", parrot(400)],
  ["errors", (input: unknown) => Promise.reject(new TypeError(`${String(input)} ${TOKEN} ${SECRET}`))],
])("no request contains a secret, token or password, for any response: %s", async (_what, fetch) => {
  const password = "pass:wo@rd";
  const everything = `${TOKEN} ${SECRET} https://user:${password}@host.example/?access_token=abc123def&x`;
  const log = await sendEverything(
    { baseUrl: `https://user:${password}@dict.example/${TOKEN}`, fetch },
    everything,
  );
  const text = everythingShown(log);
  expect(text).toContain("$PLINTH_TOKEN");
  expect(text).toContain("$USER_INFO@dict.example");
  const hidden = [TOKEN, SECRET, password, "pass:wo", "abc123def"];
  const spellings = hidden.flatMap((one) => [one, JSON.stringify(one).slice(1, -1), encodeURIComponent(one)]);
  expect(spellings.filter((spelling) => text.includes(spelling))).toEqual([]);
});

test("the beginning of a long body is kept, without a secret that was cut in two", () => {
  const log = createRequestLog();
  log.addSecret(SECRET, "CLIENT_SECRET");
  const send = log.listener({ hasToken: true, ended: new AbortController().signal });
  for (const before of [199_990, 200_000 - SECRET.length, 150_000])
    send({
      operation: "E9",
      method: "GET",
      baseUrl: "",
      path: "/templates",
      query: "",
      body: null,
      mediaType: null,
      status: 500,
      statusText: "",
      contentType: null,
      startedAt: 0,
      ms: 1,
      bytes: 12,
      tries: 1,
      isCut: false,
      hasMoreBytes: false,
      isCancelled: false,
      text: "x".repeat(before) + SECRET.repeat(4000),
      error: new Error("500"),
      sendAgain: async () => null,
    });
  const redact = createRedaction(log.secrets());
  for (const record of log.records.get()) {
    expect(record.isCut).toBe(true);
    const body = shownResponse(record, log.responseOf(record) ?? "", redact, log.secrets().keys());
    expect(body.replaceAll("$CLIENT_SECRET", "")).toMatch(/^x{100000,200000}$/);
  }
});
