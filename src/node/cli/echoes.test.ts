import { expect, test } from "vitest";
import { sendJson, stubUpstream } from "#node/gateway/forward/upstream.fixture.ts";
import { runHere } from "./command.fixture.ts";

const TOKEN = "t0ken-of-the-service";
const DETAILS = { PLINTH_CLIENT_ID: "Client-Of-Us", PLINTH_CLIENT_SECRET: "s3cr3t/of-us" };
const SECRETS = /t0ken-of|client-of|s3cr3t|czNjcjN0/i;

const BASIC = Buffer.from(`${DETAILS.PLINTH_CLIENT_ID}:${DETAILS.PLINTH_CLIENT_SECRET}`).toString("base64");
const ECHOES = [
  `Bearer ${TOKEN}`,
  TOKEN.toUpperCase(),
  "client-of-us",
  encodeURIComponent(DETAILS.PLINTH_CLIENT_SECRET),
  `Basic ${BASIC}`,
];

/** A service that repeats secrets in its answers: in a Problem, and in what a report of its conformance names. */
async function echoingService(detail: string, status = 500): Promise<string> {
  const headers = { "content-type": `text/${TOKEN}` };
  const { url } = await stubUpstream(
    (_request, response) => sendJson(response, { detail }, status, headers),
    {
      giveToken: (response) => sendJson(response, TOKEN),
    },
  );
  return url;
}

test.each(ECHOES)("the message of an error has no secret that the service repeats: %s", async (echo) => {
  const service = await echoingService(`No access with '${echo}'`, 403);
  const { code, err } = await runHere(["templates", "--service", service], DETAILS);
  expect(code).toBe(1);
  expect(err).toMatch(/^E9: the service answered with status 403 \(No access with '.*'\)\.\n/);
  expect(err).not.toMatch(SECRETS);
});

test("a long message is cut and says so, a secret at the cut is gone, and controls are harmless", async () => {
  const service = await echoingService(`\u001b[2J\n${"x".repeat(490)}${TOKEN.repeat(5000)}`, 403);
  const { err } = await runHere(["templates", "--service", service], { PLINTH_TOKEN: TOKEN });
  expect(err).not.toMatch(/t0ken|\n./);
  expect(err).not.toContain("\u001b");
  expect(err).toMatch(/… \(\d+ more characters\)\)\.\n$/);
  expect(err.length).toBeLessThan(700);
});

test.each(["text", "json", "junit"])("a report of conformance as %s has no secret", async (format) => {
  const service = await echoingService(TOKEN, 200);
  const args = ["conformance", "--service", service, "--operation", "E5", "--format", format];
  const { out } = await runHere(args, DETAILS);
  expect(out).toContain("$PLINTH_TOKEN");
  expect(out).not.toMatch(SECRETS);
});
