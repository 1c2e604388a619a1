import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { stubUpstream, sendJson, TM } from "../forward/upstream.fixture.ts";
import { startGateway } from "../gateway.fixture.ts";

const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n";

const SECURITY_HEADERS = [
  "X-Content-Type-Options: nosniff",
  "Content-Security-Policy: default-src 'none'",
  "Referrer-Policy: same-origin",
  "Cross-Origin-Resource-Policy: same-origin",
  "Cache-Control: no-store",
];

describe("a request that Node itself rejects", () => {
  test.each([
    ["is none", "GARBAGE\r\n\r\n", 400],
    ["speaks another protocol", "\x16\x03\x01\x02\r\n\r\n", 400],
    ["has a head that is too long", `GET / HTTP/1.1\r\n${HOST}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["has an address that is too long", `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
    ["has too many headers", `GET / HTTP/1.1\r\n${HOST}${CLOSE}${"a: b\r\n".repeat(100)}\r\n`, 431],
    ["names no host", `GET / HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ["has two lengths", `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ["expects something", `GET / HTTP/1.1\r\n${HOST}${CLOSE}Expect: a-miracle\r\n\r\n`, 417],
  ])("because it %s gets the security headers and a log entry", async (_what, text, status) => {
    const gateway = await startGateway("http://127.0.0.1:1");
    const received = await gateway.send(text);
    const [head = "", body = ""] = received.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const lower = head.toLowerCase();
    expect(SECURITY_HEADERS.filter((header) => !lower.includes(header.toLowerCase()))).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({ status });
    await expect.poll(() => gateway.lines).toMatchObject([{ status }]);
  });

  test("after a request in progress does not corrupt that response", async () => {
    const upstream = await stubUpstream((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write("[1,");
    });
    const gateway = await startGateway(upstream.url);
    const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
    socket.write(`GET ${TM}/templates HTTP/1.1\r\n${HOST}\r\n`);
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      received += chunk;
      if (received.includes("[1,")) socket.write("GARBAGE\r\n\r\n");
    });
    await once(socket, "close");
    expect(received).toMatch(/\r\n\[1,\r\n$/);
  });

  test("after two requests in progress does not corrupt the first response", async () => {
    const upstream = await stubUpstream((request, response) => {
      if (request.url?.endsWith("/templates"))
        response.writeHead(200, { "content-type": "application/json" }).write("[1,");
    });
    const gateway = await startGateway(upstream.url);
    const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
    for (const list of ["templates", "classifications"])
      socket.write(`GET ${TM}/${list} HTTP/1.1\r\n${HOST}\r\n`);
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      received += chunk;
    });
    await expect.poll(() => [upstream.seen.length, received.includes("[1,")]).toEqual([2, true]);
    socket.write("GARBAGE\r\n\r\n");
    await once(socket, "close");
    expect(received).toMatch(/\r\n\[1,\r\n$/);
  });
});

describe("a second host", () => {
  test.each([
    ["the same", `${HOST}${HOST}`, 400],
    ["another", `${HOST}Host: evil.example\r\n`, 400],
    ["another, put first", `Host: evil.example\r\n${HOST}`, 400],
    ["another behind 97 headers", `${HOST}${"a:\r\n".repeat(97)}Host: evil.example\r\n`, 400],
    ["another behind 3,000 headers", `${HOST}${"a:\r\n".repeat(3000)}Host: evil.example\r\n`, 431],
  ])("is refused: %s", async (_what, hosts, status) => {
    const upstream = await stubUpstream((_request, response) => sendJson(response, []));
    const gateway = await startGateway(upstream.url);
    for (const path of ["/", "/healthz", `${TM}/templates`]) {
      const received = await gateway.send(`GET ${path} HTTP/1.1\r\n${hosts}${CLOSE}\r\n`);
      expect(received.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    }
    expect(upstream.seen).toEqual([]);
  });
});
