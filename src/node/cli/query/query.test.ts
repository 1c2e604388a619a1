import { spawn } from "node:child_process";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleSource } from "#core/catalogue/sample/sample.ts";
import { createCatalogueServer } from "#node/catalogue-server/server.ts";
import { sendJson, stubUpstream } from "#node/gateway/forward/upstream.fixture.ts";
import { runHere } from "../command.fixture.ts";

const server = createCatalogueServer(sampleSource(), {
  host: "127.0.0.1",
  origins: [],
  log: () => undefined,
});
let service = "";

beforeAll(async () => {
  service = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  server.server.closeAllConnections();
  await server.close();
});

const itemSchema = v.looseObject({
  name: v.optional(v.string()),
  defaultName: v.optional(v.string()),
  versionGuid: v.string(),
});

/** The items that a command prints as JSON. */
async function items(...args: readonly string[]) {
  const { code, out, err } = await runHere([...args, "--service", service, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return v.parse(v.array(itemSchema), JSON.parse(out));
}

const parseJson = (text: string): unknown => JSON.parse(text);

async function firstGuid(...args: readonly string[]): Promise<string> {
  const [first] = await items(...args);
  return first?.versionGuid ?? "";
}

test("codes are a whole tree: as a table, as JSON and as lines", async () => {
  const guid = await firstGuid("classifications");
  const codes = await items("codes", guid, "--culture", "nb-NO");
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.some((code) => code["level"] === 3 && code["parentVersionGuid"] !== undefined)).toBe(true);
  const lines = await runHere(["codes", guid, "--service", service, "--culture", "nb-NO", "--ndjson"]);
  expect(
    lines.out
      .trimEnd()
      .split("\n")
      .map((line) => parseJson(line)),
  ).toEqual(codes);
  const table = await runHere(["codes", guid, "--service", service]);
  const [header, ...rows] = table.out.trimEnd().split("\n");
  expect(header).toMatch(/^Class number +Name +Default name +Version GUID$/);
  expect(rows).toHaveLength(codes.length);
  expect(rows.some((row) => /^ {2}\S/.test(row))).toBe(true);
});

test("codes are searched by text and by number", async () => {
  const guid = await firstGuid("classifications");
  const [code] = await items("codes", guid);
  const number = v.parse(v.string(), code?.["classNumber"]);
  const byNumber = await items("codes", guid, "--number", number);
  expect(byNumber[0]).toMatchObject({ classNumber: number });
  await expect(items("codes", guid, "--search", code?.defaultName ?? "")).resolves.not.toEqual([]);
});

test("templates, properties, values, units, versions and requirements", async () => {
  await expect(items("templates")).resolves.toHaveLength(96);
  const template = await firstGuid("templates", "--culture", "de-DE");
  const property = await firstGuid("properties", "--template", template);
  await expect(items("versions", property)).resolves.not.toEqual([]);
  await expect(items("values", property, "--template", template)).resolves.toBeInstanceOf(Array);
  const requirements = await runHere(["requirements", "1", "--service", service, "--stage", "3"]);
  const stages = requirements.out
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split(/ {2,}/)[1]);
  expect(new Set(stages)).toEqual(new Set(["3"]));
});

test("lookup says what GUIDs, numbers and addresses are, and what is none", async () => {
  const template = await firstGuid("templates");
  const [code] = await items("codes", await firstGuid("classifications"));
  const number = v.parse(v.string(), code?.["classNumber"]);
  const address = `https://app.example/templates/${template}/properties`;
  const other = "00000000-0000-4000-8000-000000000000";
  const inputs = [template, number, address, other, "no such number"];
  const { code: exit, out } = await runHere(["lookup", ...inputs, "--service", service, "--ndjson"]);
  expect(exit).toBe(0);
  const found: unknown[] = out
    .trimEnd()
    .split("\n")
    .map((line) => parseJson(line));
  expect(found).toMatchObject([
    { input: template, kind: "Template", versionGuid: template },
    { input: number, kind: "Code", classNumber: number, where: "Building elements" },
    { input: address, kind: "Template", versionGuid: template },
    { input: other, note: "The service does not know it as a version GUID." },
    { input: "no such number", note: "No code has this class number." },
  ]);
});

test("lookup searches the given classification, in whichever version, and refuses one that is unknown", async () => {
  const latest = await firstGuid("classifications");
  const older = (await items("versions", latest)).at(-1)?.versionGuid ?? "";
  const [code] = await items("codes", latest);
  const number = v.parse(v.string(), code?.["classNumber"]);
  const lookup = (classification: string) =>
    runHere(["lookup", number, "--classification", classification, "--service", service, "--ndjson"]);
  expect(older).not.toBe(latest);
  for (const classification of [latest, older]) {
    const { out } = await lookup(classification);
    expect(parseJson(out)).toMatchObject({ kind: "Code", versionGuid: code?.versionGuid });
  }
  await expect(lookup("unknown")).resolves.toMatchObject({
    code: 1,
    err: "E2: the service answered with status 404 (Not Found: There is no classification with the version GUID unknown).\n",
  });
});

test("stages and roles may be negative", async () => {
  const bodies: unknown[] = [];
  const upstream = await stubUpstream((request, response) => {
    void json(request).then((body) => bodies.push(body));
    sendJson(response, { results: [] });
  });
  const args = ["requirements", "-7", "--stage", "-1", "--role=-2", "--service", upstream.url];
  expect((await runHere(args)).code).toBe(0);
  expect(upstream.seen[0]?.url).toContain("/projects/-7/");
  expect(bodies).toMatchObject([{ stageIds: [-1], roleIds: [-2] }]);
});

test.each([
  [["codes", "x"], "Specify the service with --service."],
  [["codes", "--service", "sample"], "Missing required argument 'GUID'."],
  [["codes", "x", "--service", "ftp://x"], "--service must be a base URL or 'sample'."],
  [["codes", "x", "--service", "sample", "--json", "--ndjson"], "Use either --json or --ndjson."],
  [["properties", "--service", "sample"], "Specify a template with --template"],
  [["requirements", "one", "--service", "sample"], "The project must be a whole number"],
  [["requirements", "1", "--service", "sample", "--stage", "x"], "--stage must be a whole number"],
])("%j is a wrong argument", async (args, sentence) => {
  const { code, out, err } = await runHere(args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(sentence);
});

test("a service that fails is one sentence and code 1, and an array that is not closed", async () => {
  const upstream = await stubUpstream((request, response) => {
    if (request.url?.includes("Skip=0") === true) {
      const results = [{ versionGuid: "a", defaultName: "A" }];
      sendJson(response, { results, pagination: { total: 2, take: 1, skip: 0, returned: 1 } });
    } else response.writeHead(403).end('{"title":"Not \u001b[31mfor you"}');
  });
  const { code, out, err } = await runHere(["templates", "--service", upstream.url, "--json"]);
  expect(code).toBe(1);
  expect(out).toBe('[\n  {"versionGuid":"a","defaultName":"A"}');
  expect(err).toContain("E9: the service answered with status 403");
  expect(err).not.toContain("\u001b");
});

test("a wait that is longer than the timeout is named", async () => {
  const upstream = await stubUpstream((_request, response) => {
    response.writeHead(429, { "Retry-After": "120" }).end();
  });
  const { code, err } = await runHere(["templates", "--service", upstream.url]);
  expect({ code, err }).toEqual({
    code: 1,
    err: "E9: the service answered with status 429 and asks to wait 120 s.\n",
  });
});

test("a service that cannot be reached is a sentence with the reason", async () => {
  const upstream = await stubUpstream((request, response) => {
    response.writeHead(302, { Location: request.url }).end();
  });
  const [redirecting, secure] = await Promise.all(
    [upstream.url, upstream.url.replace("http:", "https:")].map((url) =>
      runHere(["templates", "--service", url]),
    ),
  );
  expect(redirecting?.code).toBe(1);
  expect(redirecting?.err).toMatch(/^E9: (\S+) redirects to \1\/\S+, which is not followed\.\n$/);
  expect(secure?.err).toBe("E9: the service could not be reached (it is no https server).\n");
});

test("a list that ends below its total is said to be incomplete", async () => {
  const upstream = await stubUpstream((request, response) => {
    const results = request.url?.includes("Skip=0") === true ? [{ versionGuid: "a" }] : [];
    sendJson(response, { results, pagination: { total: 5, take: 500, skip: 0, returned: results.length } });
  });
  const { code, out, err } = await runHere(["templates", "--service", upstream.url]);
  expect(code).toBe(1);
  expect(out).toContain("a\n");
  expect(err).toBe("This is not everything: The service sent 1 of 5.\n");
});

test("lookup finds class numbers beside a classification without a GUID", async () => {
  const upstream = await stubUpstream((request, response) => {
    const code = { versionGuid: "v", classNumber: "330", defaultName: "Walls", hasCodes: false };
    const isCodes = request.url?.includes("/c/classification-codes") === true;
    sendJson(response, { results: isCodes ? [code] : [{}, { versionGuid: "c" }] });
  });
  const { code, out, err } = await runHere(["lookup", "330", "--service", upstream.url]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("Walls");
});

test("a token is read from the environment, and is missed in words", async () => {
  const upstream = await stubUpstream((request, response) => {
    if (request.headers.authorization === "Bearer t0ken") sendJson(response, { results: [] });
    else response.writeHead(401).end();
  });
  const args = ["templates", "--service", upstream.url];
  await expect(runHere(args, { PLINTH_TOKEN: "t0ken" })).resolves.toMatchObject({
    code: 0,
    err: "Nothing found.\n",
  });
  const { code, err } = await runHere(args);
  expect(code).toBe(1);
  expect(err).toContain("Set PLINTH_TOKEN");
});

test.each(["Bearer t0ken", "t0\nken", "tökén"])(
  "'%s' is refused as a token before anything is sent",
  async (token) => {
    const { code, err } = await runHere(["templates", "--service", service], { PLINTH_TOKEN: token });
    expect(code).toBe(1);
    expect(err).toMatch(/^PLINTH_TOKEN: must be /);
    expect(err).not.toContain(token);
  },
);

test.each([
  ["PLINTH_CLIENT_ID", "PLINTH_CLIENT_SECRET"],
  ["PLINTH_CLIENT_SECRET", "PLINTH_CLIENT_ID"],
])("%s without %s is refused before anything is sent", async (given, missing) => {
  const { code, err } = await runHere(["templates", "--service", service], { [given]: "x" });
  expect({ code, err }).toEqual({ code: 1, err: `${missing}: is missing, although ${given} is set\n` });
});

test("names cannot control the terminal, whatever the format", async () => {
  const upstream = await stubUpstream((_request, response) => {
    sendJson(response, { results: [{ versionGuid: "a", defaultName: "\u001b[31mA\u009b1m\r\nB" }] });
  });
  for (const format of [[], ["--json"], ["--ndjson"]]) {
    const { out } = await runHere(["templates", "--service", upstream.url, ...format]);
    for (const control of ["\u001b", "\u009b", "\r"]) expect(out).not.toContain(control);
    expect(out).toContain("A");
  }
});

test("a reader that leaves early ends the command quietly", async () => {
  const guid = await firstGuid("classifications");
  const child = spawn(process.execPath, [
    join(import.meta.dirname, "../main.ts"),
    "codes",
    guid,
    "--service",
    service,
    "--ndjson",
  ]);
  let complaints = "";
  child.stderr.on("data", (data: Buffer) => (complaints += data.toString()));
  child.stdout.destroy();
  const code = await new Promise((resolve) => {
    child.once("close", resolve);
  });
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
});
