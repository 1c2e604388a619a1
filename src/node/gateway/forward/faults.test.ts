import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { startGateway } from "../gateway.fixture.ts";
import { E10, listen, stubUpstream, sendJson, TM } from "./upstream.fixture.ts";

const quick = { PLINTH_TIMEOUT_SECONDS: "1" };
const json = { "content-type": "application/json" };

/** A handler that leaves the response to the test, which gets it by the promise. */
function held() {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  return { promise, handler: (_request: unknown, response: ServerResponse) => resolve(response) };
}

describe("a browser that disconnects", () => {
  test("before the response: the upstream request is cancelled", async () => {
    const { promise, handler } = held();
    const upstream = await stubUpstream(handler);
    const gateway = await startGateway(upstream.url);
    const stop = new AbortController();
    const requested = fetch(`${gateway.url}${TM}/templates`, { signal: stop.signal }).catch(() => "stopped");
    const response = await promise;
    stop.abort();
    await once(response, "close");
    expect([await requested, response.writableFinished]).toEqual(["stopped", false]);
    await expect.poll(() => gateway.lines).toMatchObject([{ status: null, cut: true, operation: "E9" }]);
  });

  test("during the response: the upstream request is cancelled", async () => {
    const { promise, handler } = held();
    const upstream = await stubUpstream(handler);
    const gateway = await startGateway(upstream.url);
    const stop = new AbortController();
    const requested = fetch(`${gateway.url}${E10}`, {
      method: "POST",
      headers: json,
      body: "{}",
      signal: stop.signal,
    });
    const response = await promise;
    response.writeHead(200, json).write("[1,");
    const reader = (await requested).body?.getReader();
    await reader?.read();
    stop.abort();
    await once(response, "close");
    expect(response.writableFinished).toBe(false);
    await expect.poll(() => gateway.lines).toMatchObject([{ status: 200, cut: true, operation: "E10" }]);
  });

  test("while waiting for the token: nothing is forwarded, and other requests succeed", async () => {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    const upstream = await stubUpstream(undefined, { giveToken: resolve });
    const gateway = await startGateway(upstream.url);
    const stop = new AbortController();
    const gone = fetch(`${gateway.url}${TM}/templates`, { signal: stop.signal }).catch(() => "stopped");
    const other = gateway.request(`${TM}/classifications`);
    const exchange = await promise;
    stop.abort();
    await expect.poll(() => gateway.lines).toMatchObject([{ operation: "E9", cut: true }]);
    sendJson(exchange, "token");
    expect([await gone, (await other).status]).toEqual(["stopped", 200]);
    expect(upstream.seen.map(({ url }) => url)).toEqual([`${TM}/classifications`]);
  });
});

test("a response is streamed in chunks", async () => {
  const { promise, handler } = held();
  const upstream = await stubUpstream(handler);
  const gateway = await startGateway(upstream.url);
  const requested = fetch(`${gateway.url}${TM}/templates`);
  const response = await promise;
  response.writeHead(200, json).write("[1,");
  const reader = (await requested).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("[1,");
  response.end("2]");
  expect((await reader?.read())?.value).toBe("2]");
});

describe("a service that fails", () => {
  const statusOf = async (url: string, env = {}) => {
    const gateway = await startGateway(url, env);
    const answer = await gateway.request(`${TM}/templates`);
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(answer.text)).toMatchObject({ status: answer.status });
    return answer.status;
  };

  test("is unreachable: 502", async () => {
    // Nothing listens on port 1.
    expect(await statusOf("http://127.0.0.1:1")).toBe(502);
  });

  test("closes the connection: 502", async () => {
    const upstream = await stubUpstream((_request, response) => response.destroy());
    expect(await statusOf(upstream.url)).toBe(502);
  });

  test("closes the connection after its headers: 502, without those headers", async () => {
    const upstream = await stubUpstream((_request, response) => {
      const head = { ...json, "content-length": "100", "content-encoding": "br", etag: '"1"' };
      response.writeHead(200, head).flushHeaders();
      setImmediate(() => response.destroy());
    });
    const gateway = await startGateway(upstream.url);
    const { status, headers, text } = await gateway.request(`${TM}/templates`);
    expect([status, headers["content-encoding"], headers.etag]).toEqual([502, undefined, undefined]);
    expect([headers["cache-control"], JSON.parse(text)]).toMatchObject(["no-store", { status: 502 }]);
  });

  test("breaks off during the body: the browser's response breaks off as well", async () => {
    const upstream = await stubUpstream((_request, response) => {
      response.writeHead(200, json).write('{"results":[');
      setImmediate(() => response.destroy());
    });
    const gateway = await startGateway(upstream.url);
    const received = await gateway.send(`GET ${TM}/templates HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    // The final chunk, of length 0, would mark the response as complete.
    expect(received).toContain('{"results":[');
    expect(received).not.toMatch(/\r\n0\r\n\r\n$/);
    await expect.poll(() => gateway.lines).toMatchObject([{ status: 200, cut: true }]);
  });

  test("does not start its response: 504", async () => {
    const upstream = await stubUpstream(() => {});
    expect(await statusOf(upstream.url, quick)).toBe(504);
  });

  test("does not end its response: it is aborted", async () => {
    const upstream = await stubUpstream(
      (_request, response) => void response.writeHead(200, json).write("[1,"),
    );
    const gateway = await startGateway(upstream.url, quick);
    const response = await fetch(`${gateway.url}${TM}/templates`);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  test("returns no token in time: 504; returns none: 502", async () => {
    const silent = await stubUpstream(undefined, { giveToken: () => {} });
    expect(await statusOf(silent.url, quick)).toBe(504);
    const refusing = await stubUpstream(undefined, {
      giveToken: (response) => sendJson(response, { detail: "the-secret is wrong" }, 401),
    });
    expect(await statusOf(refusing.url)).toBe(502);
  });

  test("answers with a status that HTTP does not have: 502", async () => {
    const upstream = await stubUpstream((request) => {
      request.socket.end("HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n");
    });
    expect(await statusOf(upstream.url)).toBe(502);
  });

  test.each([301, 302, 303, 307, 308])("redirects with %i: the redirect is not followed", async (status) => {
    const elsewhere: string[] = [];
    const other = await listen((request, response) => {
      elsewhere.push(request.headers.authorization ?? "");
      sendJson(response, "token");
    });
    const location = { location: `${other}/elsewhere` };
    const upstream = await stubUpstream((_request, response) => sendJson(response, {}, status, location));
    expect(await statusOf(upstream.url)).toBe(502);
    const redirectingE1 = await stubUpstream(undefined, {
      giveToken: (response) => sendJson(response, {}, status, location),
    });
    expect(await statusOf(redirectingE1.url)).toBe(502);
    expect(elsewhere).toEqual([]);
  });
});
