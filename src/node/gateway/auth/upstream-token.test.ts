import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { E10, stubUpstream, sendJson, TM } from "../forward/upstream.fixture.ts";
import { startGateway } from "../gateway.fixture.ts";

const json = { "content-type": "application/json" };

describe("a response of E1 that is too long", () => {
  test.each([
    ["200 without an end", 200],
    ["401 without an end", 401],
  ])("%s: it is cut off at 64 KiB", async (_what, status) => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const upstream = await stubUpstream(undefined, {
      giveToken: (response) => {
        response.writeHead(status, json).write('"');
        const timer = setInterval(() => {
          sent += 16_384;
          response.write("a".repeat(16_384));
        }, 1);
        response.on("close", () => {
          clearInterval(timer);
          closed.resolve();
        });
      },
    });
    const gateway = await startGateway(upstream.url);
    const asked = gateway.request("/readyz");
    await closed.promise;
    expect((await asked).status).toBe(503);
    expect(sent).toBeLessThan(8_000_000);
  });

  test("is measured after decompression: 300 bytes that become 100,000 are rejected", async () => {
    const bytes = gzipSync(JSON.stringify("a".repeat(100_000)));
    const upstream = await stubUpstream(undefined, {
      giveToken: (response) => response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(bytes),
    });
    const gateway = await startGateway(upstream.url);
    expect((await gateway.request("/readyz")).status).toBe(503);
    expect((await gateway.request(`${TM}/templates`)).status).toBe(502);
    expect([bytes.length < 500, upstream.seen]).toEqual([true, []]);
  });

  test("a long token within the limit is accepted", async () => {
    const upstream = await stubUpstream(undefined, {
      giveToken: (response) => sendJson(response, "a".repeat(10_000)),
    });
    const gateway = await startGateway(upstream.url);
    expect((await gateway.request("/readyz")).status).toBe(200);
  });
});

describe("the token", () => {
  const asks = (gateway: Awaited<ReturnType<typeof startGateway>>, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await gateway.request(`${TM}/templates`)).status));

  test("is obtained once for fifty requests that wait for it", async () => {
    const upstream = await stubUpstream(undefined, {
      giveToken: (response, number) => setTimeout(() => sendJson(response, `token-${number}`), 50),
    });
    const gateway = await startGateway(upstream.url);
    expect(await asks(gateway, 50)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(upstream.exchanges()).toBe(1);
  });

  test("is renewed once for fifty rejected requests, and each is repeated with its body", async () => {
    const bodies: string[] = [];
    let valid = "";
    const upstream = await stubUpstream(
      (request, response) => {
        request.setEncoding("utf8").on("data", (text: string) => bodies.push(text));
        request.on("end", () => {
          const isValid = request.headers.authorization === `Bearer ${valid}`;
          sendJson(response, {}, isValid ? 200 : 401);
        });
      },
      {
        giveToken: (response, number) => {
          valid = `token-${number}`;
          sendJson(response, valid);
        },
      },
    );
    const gateway = await startGateway(upstream.url);
    const post = async () =>
      (await gateway.request(E10, { method: "POST", headers: json, body: '{"a":1}' })).status;
    const fifty = async () => [...new Set(await Promise.all(Array.from({ length: 50 }, post)))];
    expect(await fifty()).toEqual([200]);
    valid = "another";
    // A token is not renewed within its first second.
    await expect.poll(fifty, { interval: 100 }).toEqual([200]);
    expect(upstream.exchanges()).toBe(2);
    expect(new Set(bodies)).toEqual(new Set(['{"a":1}']));
  });

  test("that is rejected again: 502, since the browser cannot sign in", async () => {
    const upstream = await stubUpstream((_request, response) =>
      sendJson(response, {}, 401, { "www-authenticate": "Basic" }),
    );
    const gateway = await startGateway(upstream.url);
    const { status, headers } = await gateway.request(`${TM}/templates`);
    expect([status, headers["www-authenticate"]]).toEqual([502, undefined]);
    expect(await asks(gateway, 20)).toEqual(Array.from({ length: 20 }, () => 502));
    expect(upstream.exchanges()).toBe(1);
  });

  test("that cannot be obtained is not requested again at once, and the health checks fail", async () => {
    const upstream = await stubUpstream(undefined, {
      giveToken: (response) => sendJson(response, {}, 401),
    });
    const gateway = await startGateway(upstream.url);
    expect(await asks(gateway, 20)).toEqual(Array.from({ length: 20 }, () => 502));
    for (let times = 0; times < 5; times += 1) expect((await gateway.request("/readyz")).status).toBe(503);
    expect((await gateway.request("/healthz")).status).toBe(200);
    expect(upstream.exchanges()).toBe(1);
  });

  test("that exists makes the gateway ready without another exchange", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    for (let times = 0; times < 5; times += 1) {
      expect(await gateway.request("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
    }
    expect(upstream.exchanges()).toBe(1);
  });
});
