import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { portOf } from "#node/gateway/forward/upstream.fixture.ts";
import { runHere } from "../command.fixture.ts";

test("the sample catalogue conforms whole", async () => {
  const { code, out, err } = await runHere(["conformance", "--service", "sample"]);
  expect(code).toBe(0);
  expect(out).toMatch(/No deviation from the interface was found\. Checks: \d+ conform; \d+ requests\.\n$/);
  expect(err).not.toContain("not tried");
});

test("the report of chosen operations as JSON and JUnit XML", async () => {
  const args = ["conformance", "--service", "sample", "--operation", "E5", "--operation", "e15", "--format"];
  const json = await runHere([...args, "json"]);
  expect(JSON.parse(json.out)).toMatchObject({
    conforms: true,
    operations: [{ operation: "E5" }, { operation: "E15" }],
  });
  const { out } = await runHere([...args, "junit"]);
  expect(out).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="https:\/\/sample\.invalid">/,
  );
});

test("a service that deviates, and one that cannot be reached, exit with 1", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end("[]");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const service = `http://127.0.0.1:${portOf(server.address())}`;
  const args = ["conformance", "--operation", "E5", "--service", service];
  const deviating = await runHere(args, { PLINTH_TOKEN: "s3cr3t" });
  expect(deviating.code).toBe(1);
  expect(deviating.err).toContain("The service deviates from the interface.");
  expect(deviating.out).toContain("It must be object.");
  expect(deviating.out).not.toContain("s3cr3t");

  server.closeAllConnections();
  await once(server.close(), "close");
  const unreachable = await runHere(args);
  expect(unreachable.code).toBe(1);
  expect(unreachable.out).toContain("There is no connection to the service.");
  expect(unreachable.out).toContain("Nothing could be tried. Checks: 0 conform, ");
  expect(unreachable.err).toContain("Nothing could be tried");
  const report = await runHere([...args, "--format", "json"]);
  expect(JSON.parse(report.out)).toMatchObject({ conforms: false });
  expect(report.code).toBe(1);
});

test.each([
  [["--service", "ftp://x"], "--service must be a base URL or 'sample'."],
  [["--service", "sample", "--operation", "E16"], "--operation must be one of E1, E2,"],
  [["--service", "sample", "--format", "xml"], "--format must be one of text, json, junit."],
  [[], "'--service <URL>' not specified."],
])("%j is refused", async (args, sentence) => {
  const { code, err } = await runHere(["conformance", ...args]);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
