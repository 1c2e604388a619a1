import { describe, expect, test } from "vitest";
import { startGateway } from "../gateway.fixture.ts";
import { stubUpstream, TM } from "./upstream.fixture.ts";

describe("the media type of a response", () => {
  const respondWith = async (
    status: number,
    headers: Record<string, string | string[]>,
    body = "alert(1)",
  ) => {
    const upstream = await stubUpstream((_request, response) =>
      response.writeHead(status, headers).end(body),
    );
    const gateway = await startGateway(upstream.url);
    return gateway.request(`${TM}/templates`);
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
  ])("'%s' is rejected with 502, and none of the body is forwarded", async (type) => {
    const { status, headers, text } = await respondWith(200, { "content-type": type });
    expect([status, headers["content-type"]]).toEqual([502, "application/problem+json; charset=utf-8"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(text).not.toContain("alert");
  });

  test.each(["application/json", "Application/JSON; charset=utf-8", "text/json", "application/ld+json"])(
    "'%s' is forwarded",
    async (type) => {
      const { status, headers, text } = await respondWith(200, { "content-type": type }, "[1]");
      expect([status, headers["content-type"], text]).toEqual([200, type, "[1]"]);
    },
  );

  test.each([
    [500, { "content-type": "text/html" }],
    [404, { "content-type": "text/javascript" }],
    [429, { "content-type": "text/plain" }],
    [200, {}],
  ])("%i with %j is forwarded as bytes", async (status, sent) => {
    const { headers, text, status: got } = await respondWith(status, { ...sent });
    expect([got, headers["content-type"], text]).toEqual([status, "application/octet-stream", "alert(1)"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("two media types are rejected, even if one is JSON", async () => {
    const { status } = await respondWith(200, { "content-type": ["application/json", "text/javascript"] });
    expect(status).toBe(502);
  });

  test.each([204, 200])("does not matter if the response is empty (%i)", async (status) => {
    const {
      headers,
      text,
      status: got,
    } = await respondWith(
      status,
      { "content-type": "text/html", ...(status === 200 ? { "content-length": "0" } : {}) },
      "",
    );
    expect([got, headers["content-type"], text]).toEqual([status, undefined, ""]);
  });
});
