import { createServer, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, createBrotliCompress } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { obtainToken } from "../resources/authentication.ts";
import { listClassifications } from "../resources/classifications.ts";
import { createClient } from "./client.ts";
import { isApiError } from "./errors.ts";
import { json, recordedSleep, rejection, scriptedFetch } from "./fetch.fixture.ts";
import { readText } from "./read-text.ts";
import type { RequestEvent } from "./request-event.ts";

const MIB = 2 ** 20;
const JSON_TYPE = { "content-type": "application/json" };

let close: () => void = () => {};
afterEach(() => close());

/** A service on a real socket that sends this response to everything; `closed` resolves when the connection of a response closes. */
async function serve(
  answer: (response: ServerResponse) => void,
): Promise<{ baseUrl: string; closed: Promise<void> }> {
  const closed = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    request.resume();
    response.on("close", closed.resolve);
    answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, closed: closed.promise };
}

/** Two gigabytes of spaces in a few hundred kilobytes; the client may close the connection early. */
function sendBomb(response: ServerResponse): void {
  const block = Buffer.alloc(MIB, " ");
  response.writeHead(200, { ...JSON_TYPE, "content-encoding": "br" });
  const blocks = Readable.from(Array.from({ length: 2048 }, () => block));
  pipeline(blocks, createBrotliCompress({ params: { 1: 1 } }), response).catch(() => undefined);
}

test("a response that decompresses to gigabytes is too large, is aborted, and is not retried", async () => {
  let answers = 0;
  const { baseUrl, closed } = await serve((response) => {
    answers += 1;
    sendBomb(response);
  });
  const { signal } = new AbortController();
  const client = createClient({ baseUrl });
  await expect(listClassifications(client, {}, signal)).rejects.toMatchObject({
    kind: "too-large",
    operation: "E5",
    status: 200,
    message: "E5: the answer is longer than 268435456 bytes",
  });
  await closed;
  expect(answers).toBe(1);
}, 60_000);

test("a response with too large a Content-Length is not received at all", async () => {
  const { baseUrl, closed } = await serve((response) => {
    response.writeHead(200, { ...JSON_TYPE, "content-length": 257 * MIB }).write("[");
  });
  await expect(listClassifications(createClient({ baseUrl }), {})).rejects.toMatchObject({
    kind: "too-large",
  });
  await closed;
});

test.each([
  ["is a token", 65_534, /^a+$/],
  ["is too large", 65_535, /^E1: the answer is longer than 65536 bytes$/],
])("E1: 64 KiB %s", async (_what, length, outcome) => {
  const body = brotliCompressSync(JSON.stringify("a".repeat(length)));
  const { baseUrl } = await serve((response) => {
    response.writeHead(200, { ...JSON_TYPE, "content-encoding": "br" }).end(body);
  });
  const token = obtainToken({ baseUrl }, {}).catch((error: unknown) =>
    error instanceof Error ? error.message : "",
  );
  await expect(token).resolves.toMatch(outcome);
});

test("an endless error response is reported by its status", async () => {
  const { baseUrl, closed } = await serve((response) => {
    response.writeHead(403, JSON_TYPE);
    const write = (): void => {
      while (!response.destroyed && response.write("a".repeat(65_536)));
    };
    response.on("drain", write);
    write();
  });
  const events: RequestEvent[] = [];
  const onRequest = (event: RequestEvent): void => void events.push(event);
  const error = await rejection(listClassifications(createClient({ baseUrl, onRequest }), {}));
  expect(error).toMatchObject({ kind: "http", status: 403 });
  expect(isApiError(error) && error.problem?.detail).toMatch(/^a+…$/);
  const [event] = events;
  expect(event).toMatchObject({ isCut: true, hasMoreBytes: true });
  expect(event?.bytes).toBeGreaterThan(MIB);
  expect(event?.text).toHaveLength(MIB);
  await closed;
});

test("an error response that is too long keeps what its beginning says, and its size", async () => {
  const problem = {
    title: "Not for you",
    status: 403,
    detail: "Ask your administrator.",
    trace: "é".repeat(MIB),
  };
  const body = Buffer.from(JSON.stringify(problem));
  const { baseUrl } = await serve((response) => {
    response.writeHead(403, { ...JSON_TYPE, "content-length": body.length }).end(body);
  });
  const events: RequestEvent[] = [];
  const onRequest = (event: RequestEvent): void => void events.push(event);
  const error = await rejection(listClassifications(createClient({ baseUrl, onRequest }), {}));
  expect(isApiError(error) && error.problem).toMatchObject({
    title: "Not for you",
    status: 403,
    detail: "Ask your administrator.",
  });
  expect(events).toMatchObject([{ isCut: true, hasMoreBytes: false, bytes: body.length }]);
});

test("characters split across chunks are decoded correctly", async () => {
  const bytes = new TextEncoder().encode('\ufeff{"name":"ß→😀"}');
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const exchange = { bytes: 0, isCut: false, hasMoreBytes: false };
  await expect(readText(new Response(body), 100, exchange)).resolves.toBe('{"name":"ß→😀"}');
  expect(exchange.bytes).toBe(bytes.length);
});

test("what follows a large response gets a task of its own", async () => {
  const { sleep, waits } = recordedSleep();
  const large = json({ results: [], next: "x".repeat(600_000) });
  const client = createClient({
    baseUrl: "",
    sleep,
    fetch: scriptedFetch(large, json({ results: [] })).fetch,
  });
  await listClassifications(client, {});
  expect(waits).toEqual([0]);
  await listClassifications(client, {});
  expect(waits).toHaveLength(1);
});
