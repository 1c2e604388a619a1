import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSampleCatalogue } from "#core/catalogue/sample/sample.fixture.ts";
import { conceptOf } from "#core/catalogue/service/service.fixture.ts";
import { createCatalogueServer } from "#node/catalogue-server/server.ts";
import { sampleFromFiles } from "#node/connect/sample-files.ts";

/** Runs the examples as programs beside an installed `plinth`, whose library is the source here. `checks/package.ts` runs them with the package. */

const ROOT = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "plinth-examples-"));
const server = createCatalogueServer(sampleFromFiles(), {
  host: "127.0.0.1",
  origins: [],
  log: () => undefined,
});
/** Knows no client. */
const refusing = createServer((_request, response) => {
  response.writeHead(401, { "Content-Type": "application/problem+json" });
  response.end('{ "title": "Unauthorized", "status": 401, "detail": "Unknown client" }');
});
let service = "";

beforeAll(async () => {
  service = await server.listen({ host: "127.0.0.1", port: 0 });
  const plinth = join(folder, "node_modules/plinth");
  mkdirSync(plinth, { recursive: true });
  cpSync(join(ROOT, "examples"), folder, { recursive: true });
  writeFileSync(join(plinth, "package.json"), '{ "type": "module", "exports": { "./api": "./api.js" } }');
  const library = pathToFileURL(join(ROOT, "src/core/library/api.ts")).href;
  writeFileSync(join(plinth, "api.js"), `export * from ${JSON.stringify(library)};`);
});
afterAll(async () => {
  await server.close();
  refusing.close();
  rmSync(folder, { recursive: true });
});

/** What an example prints. */
async function output(example: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [example, ...args], { cwd: folder });
  return stdout;
}

const { classifications, templates, units } = await loadSampleCatalogue();
const elements = conceptOf(classifications, "building-elements");
const panel = conceptOf(templates, "precast-concrete-wall-panel");
const metre = conceptOf(units, "metre");

const EXAMPLES: Record<string, { args?: readonly string[]; prints: RegExp }> = {
  "list-codes.mjs": { args: [elements.latest.guid], prints: /^1 100 .*\n2 110 .*\n3 111 .*\n(?:.*\n){200}/ },
  "whole-tree.mjs": {
    args: [elements.latest.guid],
    prints: /"100",(?:.*\n){2} *"children": .*\n.*\n *"classNumber": "110"/,
  },
  "template-properties.mjs": {
    args: ["de-DE"],
    prints: /^Aluminiumfenster: .*Rahmentiefe, .*Breite$(?:.*\n){40}/m,
  },
  "values-in-two-cultures.mjs": {
    args: [panel.latest.guid, "nb-NO", "de-DE"],
    prints: /^CE marking\n {2}Nei \| Nein\n {2}Ikke bestemt \| Nicht bestimmt$/m,
  },
  "unit.mjs": { args: [metre.latest.guid], prints: /^en: metre\n(?:.*\n)+ar: متر\nlengthPower: 1\n$/ },
  "versions.mjs": {
    args: [metre.latest.guid],
    prints: new RegExp(`^1.1 ${metre.latest.guid} \\(latest\\)\n1.0 .{36}\n$`),
  },
  "class-numbers.mjs": {
    args: ["330", "Cp_15_50_10"],
    prints:
      /^330 Curtain walls \(Building elements\): .{36}\nCp_15_50_10 Wall ties \(Construction products\): .{36}\n$/,
  },
  "requirements.mjs": { args: ["1", "2"], prints: /^product type,role,.*\n(?:[-\da-f]{36},\d?,LOI-\d+\n)+$/ },
  "search.mjs": {
    args: ["tower"],
    prints:
      /^Codes of Building elements\n(?:.*\n)*Codes of Works and services\n(?:.*\n)*Construction objects\n/,
  },
  "errors.mjs": { prints: /^96 templates\n$/ },
};

test("each example is tried", () => {
  const names = globSync("examples/*.mjs", { cwd: ROOT }).map((path) => basename(path));
  expect(names).toHaveLength(10);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(EXAMPLES))("%s", async (example, { args = [], prints }) => {
  await expect(output(example, service, ...args)).resolves.toMatch(prints);
});

test.each(Object.keys(EXAMPLES))("%s without arguments says what it takes", async (example) => {
  const stderr: unknown = expect.stringMatching(new RegExp(`^Usage: node ${example} SERVICE.*\n$`));
  await expect(output(example)).rejects.toMatchObject({ code: 2, stderr });
});

test("errors.mjs says what went wrong", async () => {
  refusing.listen(0, "127.0.0.1");
  await once(refusing, "listening");
  const address = refusing.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await expect(output("errors.mjs", `http://127.0.0.1:${port}`)).rejects.toMatchObject({
    code: 1,
    stderr: "The credentials were refused: Unknown client\n",
  });
  await expect(output("errors.mjs", `${service}/other`)).rejects.toMatchObject({
    code: 1,
    stderr: /^Status 404/,
  });
});
