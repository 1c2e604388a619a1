import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { startGateway } from "../gateway.fixture.ts";
import { stubUpstream, TM } from "./upstream.fixture.ts";

const json = { "content-type": "application/json" };
const PIECE = "x".repeat(16_384);

/** A stub service whose response never ends; `stopped` resolves when its connection is closed. */
async function stubEndless(headers: Record<string, string> = {}) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const upstream = await stubUpstream((_request, response) => {
    response.writeHead(200, { ...json, ...headers });
    const send = (): void => {
      while (response.writable && response.write(PIECE));
      if (response.writable) response.once("drain", send);
    };
    response.once("close", resolve);
    send();
  });
  return { ...upstream, stopped: promise };
}

/** A client that requests the templates and reads nothing by itself. */
async function openClient(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.pause();
  await once(socket, "connect");
  socket.write(`GET ${TM}/templates HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

describe("a response of the service", () => {
  test("without an end is aborted at the maximum length", async () => {
    const upstream = await stubEndless();
    const gateway = await startGateway(upstream.url, { PLINTH_MAX_ANSWER_BYTES: "1000000" });
    const received = await gateway.send(`GET ${TM}/templates HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await upstream.stopped;
    expect(received.length).toBeGreaterThan(900_000);
    expect(received.length).toBeLessThan(1_010_000);
    // The final chunk, of length 0, would mark the response as complete.
    expect(received).not.toMatch(/\r\n0\r\n\r\n$/);
    await expect
      .poll(() => gateway.lines)
      .toMatchObject([{ cut: true, problem: "The service's answer is longer than 1000000 bytes." }]);
  });

  test("with too large a Content-Length is rejected", async () => {
    const upstream = await stubEndless({ "content-length": "1000001" });
    const gateway = await startGateway(upstream.url, { PLINTH_MAX_ANSWER_BYTES: "1000000" });
    const { status, text } = await gateway.request(`${TM}/templates`);
    await upstream.stopped;
    expect(status).toBe(502);
    expect(text).toContain("longer than 1000000 bytes");
  });

  test("of the maximum length is forwarded", async () => {
    const upstream = await stubUpstream((_request, response) => response.writeHead(200, json).end(PIECE));
    const gateway = await startGateway(upstream.url, { PLINTH_MAX_ANSWER_BYTES: String(PIECE.length) });
    expect((await gateway.request(`${TM}/templates`)).text).toBe(PIECE);
  });

  test("that is sent byte by byte is aborted at the time limit", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const upstream = await stubUpstream((_request, response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(" "), 20);
      response.once("close", () => {
        clearInterval(timer);
        resolve();
      });
    });
    const gateway = await startGateway(upstream.url, { PLINTH_TOTAL_TIMEOUT_SECONDS: "1" });
    await expect(fetch(`${gateway.url}${TM}/templates`).then((answer) => answer.text())).rejects.toThrow(
      "terminated",
    );
    await promise;
    await expect
      .poll(() => gateway.lines)
      .toMatchObject([{ status: 200, cut: true, problem: "The service did not finish its answer in time." }]);
  });
});

describe("a client", () => {
  test("that never reads is disconnected, and its upstream request ends", async () => {
    const upstream = await stubEndless();
    const gateway = await startGateway(upstream.url, { PLINTH_WRITE_TIMEOUT_SECONDS: "1" });
    await openClient(gateway.url);
    await upstream.stopped;
    await expect
      .poll(() => gateway.lines)
      .toMatchObject([{ status: 200, cut: true, problem: "The client stopped reading the answer." }]);
  });

  test("that reads slowly gets its response", async () => {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    const upstream = await stubUpstream((_request, response) => resolve(response));
    const gateway = await startGateway(upstream.url, { PLINTH_WRITE_TIMEOUT_SECONDS: "2" });
    const client = await openClient(gateway.url);
    // More than the buffers on the way hold.
    (await promise).writeHead(200, json).end("~".repeat(16_000_000));
    let received = 0;
    for await (const chunk of client.setEncoding("latin1")) {
      received += String(chunk).split("~").length - 1;
      if (received === 16_000_000) break;
      await wait(15);
    }
    expect(received).toBe(16_000_000);
  });
});
