import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { startGateway } from "../gateway.fixture.ts";
import { E10, stubUpstream, sendJson, TM } from "./upstream.fixture.ts";

const json = { "content-type": "application/json" };

test("forwards the token, and no headers that identify the browser", async () => {
  const upstream = await stubUpstream();
  const gateway = await startGateway(`${upstream.url}/root/`);
  await gateway.request(`${TM}/units/A%20b%2Fc?`, {
    headers: {
      authorization: "Bearer of-the-browser",
      cookie: "session=1",
      "x-forwarded-for": "10.0.0.1",
      "user-agent": "Browser",
      accept: "text/html",
      "accept-language": "nb",
      "accept-encoding": "br, gzip",
      "if-none-match": '"x"',
      connection: "x-hop",
      "x-hop": "1",
      te: "trailers",
    },
  });
  const [seen] = upstream.seen;
  expect(seen?.url).toBe(`/root${TM}/units/A%20b%2Fc`);
  expect(seen?.headers).toEqual({
    host: new URL(upstream.url).host,
    connection: "keep-alive",
    accept: "application/json",
    authorization: "Bearer token-1",
    "accept-encoding": "br, gzip",
    "if-none-match": '"x"',
  });
});

test("a response header of any bytes is forwarded unchanged, or the response is refused", async () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const upstream = await stubUpstream(({ url = "", socket }) => {
    const etag = String.fromCharCode(Number(url.split("/").at(-1)));
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nETag: "${etag}"\r\n\r\n`;
    socket.end(`${head}[]`, "latin1");
  });
  const gateway = await startGateway(upstream.url);
  const outcomes: unknown[] = [];
  for (const byte of bytes) {
    const { status, headers } = await gateway.request(`${TM}/units/${byte}`);
    outcomes.push(status === 200 ? headers.etag : status);
  }
  const isText = (byte: number): boolean => (byte >= 0x20 && byte !== 0x7f) || byte === 0x09;
  expect(outcomes).toEqual(bytes.map((byte) => (isText(byte) ? `"${String.fromCharCode(byte)}"` : 502)));
});

test("forwards only the response headers that the app needs", async () => {
  const upstream = await stubUpstream((_request, response) =>
    sendJson(response, [], 200, {
      "set-cookie": ["a=1", "b=2"],
      "www-authenticate": "Bearer",
      "x-powered-by": "Something",
      server: "Something/1.0",
      link: "</other.js>; rel=preload",
      "access-control-allow-origin": "*",
      "content-security-policy": "script-src *",
      "clear-site-data": '"*"',
      "service-worker-allowed": "/",
      refresh: "0; url=https://evil.example",
      etag: '"1"',
    }),
  );
  const gateway = await startGateway(upstream.url);
  const { headers } = await gateway.request(`${TM}/templates`);
  const common = ["connection", "date", "keep-alive", "permissions-policy", "referrer-policy", "vary"];
  expect(Object.keys(headers).toSorted()).toEqual(
    [
      ...common,
      "cache-control",
      "content-security-policy",
      "content-type",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "etag",
      "transfer-encoding",
      "x-content-type-options",
    ]
      .filter((name) => name !== "keep-alive")
      .toSorted(),
  );
  expect(headers["content-security-policy"]).toContain("sandbox");
});

test("a compressed body is forwarded unchanged", async () => {
  const bytes = gzipSync('{"results":[]}');
  const upstream = await stubUpstream((_request, response) => {
    response
      .writeHead(200, { ...json, "content-encoding": "gzip", "content-length": bytes.length })
      .end(bytes);
  });
  const gateway = await startGateway(upstream.url);
  const response = await fetch(`${gateway.url}${TM}/templates`);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.json()).toEqual({ results: [] });
});

test("a Problem is forwarded with its status, body and Retry-After", async () => {
  const upstream = await stubUpstream((_request, response) =>
    sendJson(response, { title: "Slow down", extensions: { a: 1 } }, 429, {
      "retry-after": "7",
      "content-type": "application/problem+json",
      "cache-control": "public, max-age=9",
    }),
  );
  const gateway = await startGateway(upstream.url);
  const { status, headers, text } = await gateway.request(`${TM}/templates`);
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([429, "7", "no-store"]);
  expect(headers["content-type"]).toBe("application/problem+json");
  expect(JSON.parse(text)).toEqual({ title: "Slow down", extensions: { a: 1 } });
});

test("E1 cannot be requested by any spelling", async () => {
  const upstream = await stubUpstream();
  const gateway = await startGateway(upstream.url);
  for (const path of [
    "/authentication/api/v1/oauth2/token",
    "//authentication/api/v1/oauth2/token",
    "/Authentication/api/v1/oauth2/token",
    "/%61uthentication/api/v1/oauth2/token",
    "/./authentication/api/v1/oauth2/token",
    `${TM}/../../../authentication/api/v1/oauth2/token`,
    `${TM}/units/..%2F..%2F..%2F..%2Fauthentication%2Fapi%2Fv1%2Foauth2%2Ftoken`,
    "/authentication\\api/v1/oauth2/token",
  ]) {
    const { status } = await gateway.request(path, { method: "POST", headers: json, body: "{}" });
    expect([path, status]).toEqual([path, expect.toBeOneOf([404, 405])]);
  }
  expect([upstream.exchanges(), upstream.seen.length]).toEqual([0, 0]);
});

describe("the raw request", () => {
  const host = "Host: localhost\r\n";

  test.each([
    ["two lengths", `Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}`],
    [
      "a length and chunks",
      `Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    ],
    ["chunks that are none", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a bare line feed", `Content-Length: 2\nX: 1\r\n\r\n{}`],
    ["a folded header", `Content-Length: 2\r\nX: a\r\n b\r\n Content-Length: 9\r\n\r\n{}`],
  ])("with %s is rejected or unambiguous", async (_what, rest) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    const received = await gateway.send(
      `POST ${E10} HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: application/json\r\n${rest}`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(upstream.seen).toEqual([]);
  });

  test.each([
    [`GET ${TM}/units/a b HTTP/1.1`, 400],
    [`GET ${TM}/units/a\tb HTTP/1.1`, 400],
    [`GET ${TM}/units/\u00e4 HTTP/1.1`, 400],
    [`GET http://upstream.example${TM}/templates HTTP/1.1`, 400],
    [`GET ${TM}/units/.. HTTP/1.1`, 404],
    [`GET ${TM}/units/%zz HTTP/1.1`, 400],
    [`GET ${TM}/units/a?Skip=1#x HTTP/1.1`, 400],
    [`get ${TM}/templates HTTP/1.1`, 400],
    [`TRACE ${TM}/templates HTTP/1.1`, 405],
    [`CONNECT upstream.example:443 HTTP/1.1`, null],
  ])("%j gets the status %j", async (line, status) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    const received = await gateway.send(`${line}\r\n${host}Connection: close\r\n\r\n`);
    expect(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? null).toBe(status === null ? null : String(status));
    expect(upstream.seen).toEqual([]);
  });
});

describe("E10's body", () => {
  test("that is incomplete times out", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, { PLINTH_TIMEOUT_SECONDS: "1" });
    const received = await gateway.send(
      `POST ${E10} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(upstream.seen).toEqual([]);
  });

  test.each(["application/json", "application/json-patch+json", "Application/JSON; charset=utf-8"])(
    "is forwarded as %s",
    async (type) => {
      const bodies: string[] = [];
      const upstream = await stubUpstream((request, response) => {
        request.setEncoding("utf8").on("data", (text: string) => bodies.push(text));
        request.on("end", () => sendJson(response, { results: [] }));
      });
      const gateway = await startGateway(upstream.url);
      const filter = '{"stageIds":[3],"x":"é"}';
      const headers = { "content-type": type };
      const { status } = await gateway.request(`${E10}?Skip=0&Take=5`, {
        method: "POST",
        headers,
        body: filter,
      });
      expect([status, bodies.join("")]).toEqual([200, filter]);
      expect(upstream.seen[0]?.url).toBe(`${E10}?Skip=0&Take=5`);
      expect(upstream.seen[0]?.headers["content-type"]).toBe(type.toLowerCase().split(";")[0]);
    },
  );

  test.each([
    [{ "content-type": "text/plain" }, 415],
    [{ "content-type": "application/xml" }, 415],
    [{ "content-type": "multipart/form-data; boundary=x" }, 415],
    [{}, 415],
    [{ ...json, "content-encoding": "gzip" }, 415],
    [{ ...json, "content-length": "101" }, 413],
    [{ ...json, "transfer-encoding": "chunked" }, 413],
  ])("with %j is refused with %i", async (headers, status) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, { PLINTH_MAX_BODY_BYTES: "100" });
    const answer = await gateway.request(E10, { method: "POST", headers, body: "x".repeat(101) });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ status });
    expect(upstream.seen).toEqual([]);
  });
});
