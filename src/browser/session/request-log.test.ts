import { expect, test } from "vitest";
import type { RequestEvent } from "#core/api/http/request-event.ts";
import { createRequestLog } from "./request-log.ts";

function event(change: Partial<RequestEvent> = {}): RequestEvent {
  return {
    operation: "E5",
    method: "GET",
    baseUrl: "https://dict.example",
    path: "/x",
    query: "",
    body: null,
    mediaType: null,
    tries: 1,
    status: 200,
    statusText: "OK",
    contentType: "application/json",
    bytes: 2,
    isCut: false,
    hasMoreBytes: false,
    text: "{}",
    startedAt: Date.now(),
    ms: 1,
    isCancelled: false,
    error: null,
    sendAgain: async () => null,
    ...change,
  };
}

test("the latest requests are kept, newest first", () => {
  const log = createRequestLog(3);
  for (const path of ["/1", "/2", "/3", "/4"]) log.listener()(event({ path }));
  expect(log.records.get().map(({ path }) => path)).toEqual(["/4", "/3", "/2"]);
  log.clear();
  expect(log.records.get()).toEqual([]);
});

test("response bodies are kept for failed requests, and while the region is open", () => {
  const log = createRequestLog();
  const send = log.listener();
  send(event());
  send(event({ error: new Error("no"), text: "failed" }));
  send(event({ text: "unwanted", isCancelled: true }));
  log.keepResponses(true);
  send(event({ text: "seen" }));
  const kept = () => log.records.get().map((record) => log.responseOf(record));
  expect(kept()).toEqual(["seen", null, "failed", null]);
  log.keepResponses(false);
  expect(kept()).toEqual([null, null, "failed", null]);
  expect(JSON.stringify(log.records.get())).not.toContain("failed");
});

test("response bodies are bounded in size; the oldest are dropped first", () => {
  const log = createRequestLog(3, 10);
  log.keepResponses(true);
  const send = log.listener();
  for (const text of ["1".repeat(5), "2".repeat(5), "3".repeat(5)]) send(event({ text }));
  expect(log.records.get().map((record) => log.responseOf(record))).toEqual(["33333", "22222", null]);
  send(event({ text: "4".repeat(50) }));
  expect(log.records.get().map((record) => log.responseOf(record))).toEqual(["4".repeat(50), null, null]);
});

test("a request is found by its error, or by an error caused by it", () => {
  const log = createRequestLog();
  const error = new Error("no");
  log.listener()(event({ error, path: "/failed" }));
  log.listener()(event());
  expect(log.ofError(error)?.path).toBe("/failed");
  expect(log.ofError(new Error("list", { cause: error }))?.path).toBe("/failed");
  expect(log.ofError(new Error("another"))).toBeNull();
  expect(log.ofError("no error")).toBeNull();
});

test("an exchange adds secrets; a sign-out removes them and pending requests", () => {
  const log = createRequestLog();
  const started = event({ path: "/under-way" });
  const body = JSON.stringify({ clientId: "id", clientSecret: "hidden" });
  log.listener()(event({ operation: "E1", body, text: '"token"' }));
  expect([...log.secrets()]).toEqual([
    ["hidden", "CLIENT_SECRET"],
    ["id", "CLIENT_ID"],
    ["token", "PLINTH_TOKEN"],
  ]);
  log.forget();
  log.listener()(started);
  expect(log.records.get()).toEqual([]);
  expect(log.secrets().size).toBe(0);
});

test("a request of an ended session cannot be sent again", () => {
  const log = createRequestLog();
  const controller = new AbortController();
  const send = log.listener({ hasToken: true, ended: controller.signal });
  send(event());
  send(event({ operation: "E1" }));
  const [exchange, request] = log.records.get();
  expect([exchange?.hasToken, request?.hasToken]).toEqual([false, true]);
  expect(request?.canSendAgain()).toBe(true);
  controller.abort();
  expect(request?.canSendAgain()).toBe(false);
});
