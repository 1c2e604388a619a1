import { describe, expect, test } from "vitest";
import { stubUpstream, TM } from "../forward/upstream.fixture.ts";
import { startGateway } from "../gateway.fixture.ts";
import { createLog } from "./log.ts";

test("an entry is one line of printable ASCII that parses back to the same values", () => {
  const lines: string[] = [];
  const entry = { user: "Åse\u009b2J\u001b[31m\u202e\r\n\u2028😀\ud800\u007f", status: 200 };
  createLog((line) => lines.push(line))(entry);
  expect(lines).toEqual([expect.stringMatching(/^[\x20-\x7e]+\n$/)]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject(entry);
});

test("strings are truncated at any depth", () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line))({ a: "x".repeat(9000), b: ["y".repeat(9000)], c: "z".repeat(500) });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    a: `${"x".repeat(500)}…`,
    b: [`${"y".repeat(500)}…`],
    c: "z".repeat(500),
  });
});

describe("search terms do not reach the log", () => {
  test.each([
    "SearchTerm=Tower&Confidential-Name",
    "SearchTerm=Tower&Confidential&Name=1",
    "Confidential=1&SearchTerm=Tower",
    "SearchTerm=Tower&SearchTerm=Confidential",
    "SearchTerm=Confidential%",
    "Take=Confidential",
    "Culture=Confidential%FF&Take=5",
  ])("as %s", async (query) => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    const { status, text } = await gateway.request(`${TM}/construction-objects?${query}`);
    expect(status).toBe(400);
    expect(`${text}${gateway.logged()}`).not.toMatch(/Tower|Confidential/);
  });

  test("and unknown parameters are only counted", async () => {
    const upstream = await stubUpstream();
    const gateway = await startGateway(upstream.url);
    await gateway.request(`${TM}/construction-objects?${"n".repeat(9000)}&other&SearchTerm=x`);
    expect(gateway.lines).toMatchObject([
      { status: 400, problem: "E3 does not support 2 of the parameters." },
    ]);
    expect(gateway.logged().length).toBeLessThan(400);
  });
});

test("the user name from a proxy is escaped and truncated", async () => {
  const upstream = await stubUpstream();
  const gateway = await startGateway(upstream.url, {
    PLINTH_USER_HEADER: "X-User",
    PLINTH_ALLOWED_HOSTS: "localhost",
  });
  const user = `\x9b31m${"u".repeat(9000)}`;
  await gateway.send(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-User: ${user}\r\n\r\n`);
  await expect.poll(gateway.logged).toContain('"user":"');
  expect(gateway.logged()).toMatch(/^[\x20-\x7e]{0,700}\n$/);
});
