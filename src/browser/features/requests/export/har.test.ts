import * as v from "valibot";
import { expect, test } from "vitest";
import { createRequestLog, type RequestLog } from "#browser/session/request-log.ts";
import { withoutToken, viewOf } from "../request-view.ts";
import { SECRET, sendEverything, TOKEN } from "../requests.fixture.ts";
import { toHar } from "./har.ts";
import { createRedaction } from "./redact.ts";

const pair = v.strictObject({ name: v.string(), value: v.string() });
const optional = v.optional(v.string());
/** The schema of HAR 1.2. Members that begin with an underscore are custom. */
const own = v.record(v.pipe(v.string(), v.startsWith("_")), v.unknown());
const entrySchema = v.objectWithRest(
  {
    startedDateTime: v.pipe(v.string(), v.isoTimestamp()),
    time: v.pipe(v.number(), v.minValue(0)),
    request: v.strictObject({
      method: v.string(),
      url: v.string(),
      httpVersion: v.string(),
      cookies: v.array(v.never()),
      headers: v.array(pair),
      queryString: v.array(pair),
      postData: v.optional(
        v.strictObject({ mimeType: v.string(), params: v.array(v.never()), text: v.string() }),
      ),
      headersSize: v.number(),
      bodySize: v.number(),
    }),
    response: v.strictObject({
      status: v.number(),
      statusText: v.string(),
      httpVersion: v.string(),
      cookies: v.array(v.never()),
      headers: v.array(pair),
      content: v.strictObject({ size: v.number(), mimeType: v.string(), text: optional, comment: optional }),
      redirectURL: v.string(),
      headersSize: v.number(),
      bodySize: v.number(),
    }),
    cache: v.strictObject({}),
    timings: v.strictObject({ send: v.number(), wait: v.number(), receive: v.number() }),
  },
  v.unknown(),
);
const harSchema = v.strictObject({
  log: v.strictObject({
    version: v.literal("1.2"),
    creator: v.strictObject({ name: v.string(), version: v.string() }),
    entries: v.array(entrySchema),
  }),
});

function archive(log: RequestLog): { har: v.InferOutput<typeof harSchema>; text: string } {
  const redact = createRedaction(log.secrets());
  const kept = log.records.get().map((record) => {
    const response = log.responseOf(record);
    return {
      view: viewOf(record, redact, "https://app.example"),
      response: response === null ? null : redact(withoutToken(record, response)),
    };
  });
  const har = v.parse(harSchema, toHar(kept));
  for (const entry of har.log.entries) {
    const {
      startedDateTime: _1,
      time: _2,
      request: _3,
      response: _4,
      cache: _5,
      timings: _6,
      ...rest
    } = entry;
    v.parse(own, rest);
  }
  return { har, text: JSON.stringify(har) };
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
  const { har, text } = archive(log);
  expect(har.log.entries).toHaveLength(15);
  expect(text).toContain("$PLINTH_TOKEN");
  expect(text).toContain("$USER_INFO@dict.example");
  const hidden = [TOKEN, SECRET, password, "pass:wo", "abc123def"];
  const spellings = hidden.flatMap((one) => [one, JSON.stringify(one).slice(1, -1), encodeURIComponent(one)]);
  expect(spellings.filter((spelling) => text.includes(spelling))).toEqual([]);
});

test("an archive has requests and responses, oldest first, and marks bodies that were not kept", async () => {
  const log = createRequestLog();
  const send = log.listener({ hasToken: true, ended: new AbortController().signal });
  const request = {
    operation: "E10" as const,
    method: "POST" as const,
    baseUrl: "",
    path: "/projects/7",
    query: "?Skip=0&Culture=nb%20NO",
    body: '{"a":"ø"}',
    mediaType: "application/json-patch+json",
    tries: 2,
    bytes: 12,
    isCut: false,
    hasMoreBytes: false,
    startedAt: 0,
    sendAgain: async () => null,
  };
  const none = { status: null, statusText: "", contentType: null };
  send({ ...request, ...none, text: null, ms: 12.3456, isCancelled: true, error: new Error("gone") });
  send({
    ...request,
    startedAt: 5,
    status: 500,
    statusText: "Internal Server Error",
    contentType: "text/plain; charset=utf-8",
    text: "no",
    ms: 1,
    isCancelled: false,
    error: new Error("500"),
  });
  const [first, second] = archive(log).har.log.entries;
  expect(first).toMatchObject({
    startedDateTime: "1970-01-01T00:00:00.000Z",
    time: 12.346,
    request: {
      url: "https://app.example/projects/7?Skip=0&Culture=nb%20NO",
      queryString: [
        { name: "Skip", value: "0" },
        { name: "Culture", value: "nb NO" },
      ],
      headers: [
        { name: "Accept", value: "application/json" },
        { name: "Content-Type", value: "application/json-patch+json" },
        { name: "Authorization", value: "Bearer $PLINTH_TOKEN" },
      ],
      postData: { mimeType: "application/json-patch+json", text: '{"a":"ø"}' },
      bodySize: 10,
    },
    response: { status: 0, content: { size: 12, comment: "The answer was not kept" } },
    _operation: "E10 Project requirements",
    _tries: 2,
    _cancelled: true,
    _error: "gone",
  });
  expect(second?.response).toMatchObject({
    status: 500,
    statusText: "Internal Server Error",
    headers: [{ name: "Content-Type", value: "text/plain; charset=utf-8" }],
    content: { text: "no", mimeType: "text/plain; charset=utf-8" },
  });
});
