import { once } from "node:events";
import { Writable } from "node:stream";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { stubUpstream, TM } from "../forward/upstream.fixture.ts";
import { startGateway } from "../gateway.fixture.ts";
import { createLog, logInto } from "./log.ts";

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

const ENTRY = v.object({ n: v.number(), dropped: v.optional(v.number()) });

test("entries that nobody reads are dropped instead of piling up in memory, and the next one says how many", async () => {
  const lines: string[] = [];
  const out = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const log = logInto(out);
  out.cork();
  const count = 20_000;
  for (let n = 0; n < count; n += 1) log({ n, text: "x".repeat(400) });
  expect(out.writableLength).toBeLessThan(1_001_000);

  const drained = once(out, "drain");
  out.uncork();
  await drained;
  const written = lines.length;
  log({ n: count });
  log({ n: count + 1 });
  out.end();
  await once(out, "finish");
  const entries = lines.map((line) => v.parse(ENTRY, JSON.parse(line)));
  expect(entries.map(({ n }) => n)).toEqual([...Array(written).keys(), count, count + 1]);
  expect(entries.slice(written).map(({ dropped }) => dropped)).toEqual([count - written, undefined]);
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

describe("the cause of a failure is logged", () => {
  test.each([
    [
      "http://127.0.0.1:2",
      /"cause":"E1: the service could not be reached: fetch failed: connect ECONNREFUSED 127/,
    ],
    // Node tries all addresses of a name, and its error of all of them has no message.
    ["http://localhost:2", /"cause":"E1: .*(?:ECONNREFUSED|nothing answers at that address and port)/],
  ])("down to the error of the connection: %s", async (url, cause) => {
    const gateway = await startGateway(url);
    await gateway.request("/readyz");
    expect(gateway.logged()).toMatch(cause);
  });

  test("without a token that the service sends in another form", async () => {
    const upstream = await stubUpstream(undefined, { giveToken: (response) => response.end("s3cr3t-t0ken") });
    const gateway = await startGateway(upstream.url);
    await gateway.request("/readyz");
    expect(gateway.lines).toMatchObject([{ status: 503, cause: "E1: the answer is not JSON" }]);
    expect(gateway.logged()).not.toContain("s3cr3t");
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
