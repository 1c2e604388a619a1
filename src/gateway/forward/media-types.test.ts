import { describe, expect, test } from "vitest";
import { startGateway } from "../gateway.fixture.ts";
import { stubUpstream, TM } from "./upstream.fixture.ts";

describe("an answer that is not JSON", () => {
  const ask = async (status: number, headers: Record<string, string | string[]>, body = "alert(1)") => {
    const upstream = await stubUpstream((_request, response) =>
      response.writeHead(status, headers).end(body),
    );
    const gateway = await startGateway(upstream.url);
    return gateway.ask(`${TM}/templates`);
  };

  test.each([
    "text/javascript",
    "application/javascript; charset=utf-8",
    "text/css",
    "text/html",
    "image/svg+xml",
    "application/wasm",
    "application/jsonp",
    "text/plain",
    "text/javascript;application/json",
    "",
  ])("but '%s' is rejected with 502, and none of it is forwarded", async (type) => {
    const { status, headers, text } = await ask(200, { "content-type": type });
    expect([status, headers["content-type"]]).toEqual([502, "application/problem+json; charset=utf-8"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(text).not.toContain("alert");
  });

  test.each(["application/json", "Application/JSON; charset=utf-8", "text/json", "application/ld+json"])(
    "is none as '%s', which goes through",
    async (type) => {
      const { status, headers, text } = await ask(200, { "content-type": type }, "[1]");
      expect([status, headers["content-type"], text]).toEqual([200, type, "[1]"]);
    },
  );

  test.each([
    [500, { "content-type": "text/html" }],
    [404, { "content-type": "text/javascript" }],
    [429, { "content-type": "text/plain" }],
    [200, {}],
  ])("with %i and %j is forwarded as bytes", async (status, sent) => {
    const { headers, text, status: got } = await ask(status, { ...sent });
    expect([got, headers["content-type"], text]).toEqual([status, "application/octet-stream", "alert(1)"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("with two media types is rejected, even if one is JSON", async () => {
    const { status } = await ask(200, { "content-type": ["application/json", "text/javascript"] });
    expect(status).toBe(502);
  });

  test.each([204, 200])("because it is empty, with %i, is forwarded", async (status) => {
    const {
      headers,
      text,
      status: got,
    } = await ask(
      status,
      { "content-type": "text/html", ...(status === 200 ? { "content-length": "0" } : {}) },
      "",
    );
    expect([got, headers["content-type"], text]).toEqual([status, undefined, ""]);
  });
});
