import { connect } from "node:net";
import { hash } from "bcryptjs";
import { describe, expect, test } from "vitest";
import { stubUpstream, TM } from "../forward/upstream.fixture.ts";
import { type RunningGateway, startGateway } from "../gateway.fixture.ts";

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
// The lowest cost that is accepted, to be fast.
const users = async () => `# people\n\nann:${await hash("pass:wörd", 8)}\nbob:${await hash("other", 8)}\n`;

describe("names and passwords", () => {
  test("give access only with the correct password", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, { PLINTH_USERS: await users() });
    const statusOf = async (headers: Record<string, string>, path = `${TM}/templates`) =>
      (await gateway.request(path, { headers })).status;

    expect(await statusOf(basic("ann:pass:wörd"))).toBe(200);
    expect(await statusOf(basic("bob:other"), "/")).toBe(200);
    for (const headers of [
      {},
      basic("ann:other"),
      basic("ann:"),
      basic("ann"),
      basic("Ann:pass:wörd"),
      basic("eve:pass:wörd"),
      basic(":"),
      basic("__proto__:x"),
      { authorization: "Basic ###" },
      { authorization: "Bearer token-1" },
    ]) {
      expect(await statusOf(headers)).toBe(401);
      expect(await statusOf(headers, "/")).toBe(401);
      expect(await statusOf(headers, "/config.json")).toBe(401);
      expect(await statusOf(headers, "/assets/x.js")).toBe(401);
    }
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]?.headers.authorization).toBe("Bearer token-1");
  });

  test("are requested with a browser prompt, but not for health checks", async () => {
    const gateway = await startGateway("http://127.0.0.1:1", { PLINTH_USERS: await users() });
    const { headers } = await gateway.request("/");
    expect(headers["www-authenticate"]).toBe('Basic realm="Plinth", charset="UTF-8"');
    expect(headers["cache-control"]).toBe("no-store");
    expect((await gateway.request("/healthz")).status).toBe(200);
  });

  test("are not used for a client that disconnects during the check", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, { PLINTH_USERS: await users() });
    const headers = basic("ann:pass:wörd");
    const head = `Host: localhost\r\nAuthorization: ${headers.authorization}\r\n`;
    connect(Number(new URL(gateway.url).port), "127.0.0.1").end(
      `GET ${TM}/templates HTTP/1.1\r\n${head}\r\n`,
    );
    await expect.poll(() => gateway.lines).toMatchObject([{ status: null, cut: true }]);
    expect((await gateway.request(`${TM}/classifications`, { headers })).status).toBe(200);
    expect(upstream.seen.map(({ url }) => url)).toEqual([`${TM}/classifications`]);
  });

  test("appear in the log only as user names", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, { PLINTH_USERS: await users() });
    await gateway.request(`${TM}/construction-objects?SearchTerm=private&Take=5`, {
      headers: basic("ann:pass:wörd"),
    });
    await gateway.request("/?search=private", { headers: basic("eve:secret") });
    expect(gateway.lines).toMatchObject([
      { user: "ann", operation: "E3", parameters: ["SearchTerm", "Take"], status: 200, method: "GET" },
      { path: "/", status: 401 },
    ]);
    expect(JSON.stringify(gateway.lines)).not.toMatch(/private|secret|token|wörd|eve|Basic|Bearer/);
  });
});

describe("a client that guesses passwords", () => {
  test("does not prevent users elsewhere from signing in", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `user${index}`);
    const lines = await Promise.all(names.map(async (name) => `${name}:${await hash(`${name}'s own`, 8)}`));
    const gateway = await startGateway("http://127.0.0.1:1", { PLINTH_USERS: lines.join("\n") });
    const signIn = async (text: string, from: string) =>
      (await gateway.request("/", { headers: basic(text), from })).status;
    const wrong = Array.from({ length: 60 }, async (_, index) => signIn(`user0:guess ${index}`, "127.0.0.2"));
    const right = await Promise.all(names.map(async (name) => signIn(`${name}:${name}'s own`, "127.0.0.1")));
    expect(new Set(right)).toEqual(new Set([200]));
    // The limit, and one that was checked meanwhile by each thread.
    expect((await Promise.all(wrong)).filter((status) => status !== 429).length).toBeLessThanOrEqual(14);
    const later = await gateway.request("/", { headers: basic("user0:another"), from: "127.0.0.2" });
    expect([later.status, Number(later.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("is identified behind a proxy by the proxy's header only", async () => {
    const env = { PLINTH_USERS: await users(), PLINTH_SIGN_IN_FAILURES: "1" };
    const statusOf = async (gateway: RunningGateway, guess: string, address: string) => {
      const headers = { ...basic(`ann:${guess}`), "x-forwarded-for": address };
      return (await gateway.request("/", { headers })).status;
    };
    const behind = await startGateway("http://127.0.0.1:1", env);
    expect(await statusOf(behind, "1", "203.0.113.1")).toBe(401);
    expect(await statusOf(behind, "2", "203.0.113.1")).toBe(429);
    expect(await statusOf(behind, "2", "203.0.113.9, 203.0.113.1")).toBe(429);
    expect(await statusOf(behind, "2", "203.0.113.2")).toBe(401);
    expect(await statusOf(behind, "3", "2001:db8::1:1")).toBe(401);
    expect(await statusOf(behind, "4", "2001:db8::2:2")).toBe(429);
    const direct = await startGateway("http://127.0.0.1:1", { ...env, PLINTH_TRUSTED_PROXIES: "10.0.0.0/8" });
    expect(await statusOf(direct, "1", "203.0.113.1")).toBe(401);
    expect(await statusOf(direct, "2", "203.0.113.2")).toBe(429);
  });

  test("does not delay requests without a password", async () => {
    const gateway = await startGateway("http://127.0.0.1:1", { PLINTH_USERS: `ann:${await hash("x", 14)}` });
    const checked = new AbortController();
    const guess = gateway.request("/", { headers: basic("ann:guess") }).finally(() => checked.abort());
    let answered = 0;
    // On the main thread, bcryptjs yields only every 100 ms.
    while (!checked.signal.aborted && answered < 50) {
      await gateway.request("/healthz");
      answered += 1;
    }
    expect([answered, (await guess).status]).toEqual([50, 401]);
  });
});

describe("a header that a proxy in front sets", () => {
  test("is trusted only from the proxy", async () => {
    const upstream = await stubUpstream();
    const env = { PLINTH_USER_HEADER: "X-User", PLINTH_ALLOWED_HOSTS: "127.0.0.1" };
    const gateway = await startGateway(upstream.url, env);
    const named = { headers: { "x-user": "ann" } };
    expect((await gateway.request(`${TM}/templates`, named)).status).toBe(200);
    expect(gateway.lines).toMatchObject([{ user: "ann" }]);
    for (const headers of [{}, { "x-user": "" }, { "x-other": "ann" }, basic("ann:x")]) {
      expect((await gateway.request("/", { headers: { ...headers } })).status).toBe(403);
    }
    const elsewhere = await startGateway(upstream.url, {
      ...env,
      PLINTH_TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8",
    });
    expect((await elsewhere.request("/", named)).status).toBe(403);
    const range = await startGateway(upstream.url, { ...env, PLINTH_TRUSTED_PROXIES: "127.0.0.0/8" });
    expect((await range.request("/", named)).status).toBe(200);
  });

  test("is rejected if it is repeated", async () => {
    const gateway = await startGateway("http://127.0.0.1:1", {
      PLINTH_USER_HEADER: "X-User",
      PLINTH_ALLOWED_HOSTS: "plinth.example",
    });
    const statusWith = async (headers: string) => {
      const text = `GET / HTTP/1.1\r\nHost: plinth.example\r\nConnection: close\r\n${headers}\r\n`;
      return /^HTTP\/1\.1 (\d+)/.exec(await gateway.send(text))?.[1];
    };
    expect(await statusWith("X-User: ann\r\n")).toBe("200");
    expect(await statusWith("X-User: ann\r\nX-User: bob\r\n")).toBe("403");
    expect(await statusWith("X-User: ann\r\nx-user: ann\r\n")).toBe("403");
    const behind = (count: number) => `X-User: ann\r\n${"a:\r\n".repeat(count)}X-User: bob\r\n`;
    expect(await statusWith(behind(96))).toBe("403");
    expect(await statusWith(behind(3000))).toBe("431");
  });

  test("is not trusted for another host name", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, {
      PLINTH_USER_HEADER: "X-User",
      PLINTH_ALLOWED_HOSTS: "plinth.example",
    });
    const headers = { host: "rebound.example", "x-user": "ann", "sec-fetch-site": "same-origin" };
    expect((await gateway.request(`${TM}/templates`, { headers })).status).toBe(421);
    expect(upstream.seen).toEqual([]);
  });

  test("is ignored unless configured", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url, { PLINTH_USERS: await users() });
    const headers = { "x-user": "ann", "x-forwarded-user": "ann", "x-forwarded-for": "127.0.0.1" };
    expect((await gateway.request("/", { headers })).status).toBe(401);
  });
});

describe("pages of other sites", () => {
  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: "http://localhost" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:1" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "http://localhost" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{ origin: "https://localhost" }, 200],
    [{}, 200],
  ])("%j: %i", async (headers, status) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    const all = { host: "localhost", ...headers };
    const answer = await gateway.request(`${TM}/templates`, { headers: { ...all } });
    expect(answer.status).toBe(status);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(upstream.seen).toHaveLength(status === 200 ? 1 : 0);
    // Cross-site links to the app work.
    expect((await gateway.request("/templates", { headers: { ...all } })).status).toBe(200);
  });

  test.each([
    "script",
    "style",
    "document",
    "iframe",
    "image",
    "worker",
    "serviceworker",
    "object",
    "font",
    "",
  ])("and markup of the app get no data of the service as '%s'", async (destination) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    const headers = { "sec-fetch-site": "same-origin", "sec-fetch-dest": destination };
    expect((await gateway.request(`${TM}/templates`, { headers })).status).toBe(403);
    expect((await gateway.request("/", { headers })).status).toBe(200);
    expect(upstream.seen).toEqual([]);
    const asked = { headers: { ...headers, "sec-fetch-dest": "empty" } };
    expect((await gateway.request(`${TM}/templates`, asked)).status).toBe(200);
  });

  test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1"])(
    "that go by the gateway's address as '%s' get nothing on loopback",
    async (host) => {
      const upstream = await stubUpstream();
      const gateway = await startGateway(upstream.url);
      for (const path of ["/", "/config.json", `${TM}/templates`]) {
        expect((await gateway.request(path, { headers: { host } })).status).toBe(421);
      }
      expect((await gateway.request("/", { headers: { host: "localhost:4173" } })).status).toBe(200);
      expect((await gateway.request("/", { headers: { host: "[::1]:80" } })).status).toBe(200);
      expect(upstream.seen).toEqual([]);
    },
  );

  test("get no data with a host name that is not allowed", async () => {
    const gateway = await startGateway("http://127.0.0.1:1", {
      PLINTH_ALLOWED_HOSTS: "plinth.example, other.example",
    });
    const statusOf = async (host: string) => (await gateway.request("/", { headers: { host } })).status;
    expect(await statusOf("Plinth.example:8443")).toBe(200);
    expect(await statusOf("localhost")).toBe(421);
  });
});
