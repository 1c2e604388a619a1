import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { listen, sendJson, stubUpstream } from "#node/gateway/forward/upstream.fixture.ts";
import { runHere } from "./command.fixture.ts";

const CREDENTIALS = { PLINTH_CLIENT_ID: "app-of-us", PLINTH_CLIENT_SECRET: "s3cr3t" };

/** A server that answers everything, and what was sent to it. */
async function otherHost() {
  const seen: string[] = [];
  const url = await listen((request, response) => {
    void text(request).then((body) => {
      seen.push(`${request.headers.authorization ?? ""}${body}`);
      sendJson(response, request.method === "POST" ? "token-of-another" : { results: [] });
    });
  });
  return { url, seen };
}

const COMMANDS = [
  ["classifications"],
  ["export", "--list", "templates", "--format", "csv", "--out", join(tmpdir(), "never-written.csv")],
  ["conformance", "--operation", "E1", "--operation", "E5"],
];

describe.each(COMMANDS)("plinth %s", (...command) => {
  test("sends no credentials to where E1 redirects, and names both hosts", async () => {
    const other = await otherHost();
    const { url } = await stubUpstream(undefined, {
      giveToken: (response) => sendJson(response, {}, 307, { location: `${other.url}/token` }),
    });
    const { code, out, err } = await runHere([...command, "--service", url], CREDENTIALS);
    expect(code).toBe(1);
    expect(`${out}${err}`).toContain(`${url} redirects to ${other.url}, which is not followed`);
    expect(other.seen).toEqual([]);
  });

  test("reads no data from where another operation redirects", async () => {
    const other = await otherHost();
    const { url } = await stubUpstream((_request, response) =>
      sendJson(response, {}, 307, { location: `${other.url}/list` }),
    );
    const { code, out, err } = await runHere([...command, "--service", url], CREDENTIALS);
    expect(code).toBe(1);
    expect(`${out}${err}`).toContain(`${url} redirects to ${other.url}, which is not followed`);
    expect(other.seen).toEqual([]);
  });
});
