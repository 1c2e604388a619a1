import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const FILES = {
  "parts.csv": "Code,Title,Above\n1,Walls,\n2,Inner walls,1\n",
  "kosten.csv": "A;B;C\nBau;x1;\nGrube;x2;x1\n",
  "elements.ttl": `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
    <urn:e> a skos:ConceptScheme ; skos:prefLabel "Elements"@en .
    <urn:e1> a skos:Concept ; skos:inScheme <urn:e> ; skos:notation "1" ; skos:prefLabel "\u001b[31mWalls"@en .`,
  "broken.ttl": "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n:a skos:prefLabel ;;; .",
};

/** Runs the program as `npm run serve` does, in a folder with these files. */
function start(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "plinth-serve-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const child = spawn(process.execPath, [join(import.meta.dirname, "../cli/main.ts"), "serve", ...args], {
    cwd: folder,
    env: {},
  });
  let out = "";
  let complaints = "";
  child.stdout.on("data", (data: Buffer) => (out += data.toString()));
  child.stderr.on("data", (data: Buffer) => (complaints += data.toString()));
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  return {
    child,
    address: async () => {
      await expect.poll(() => out).toContain("Served at ");
      return { out, url: /Served at (\S+)/.exec(out)?.[1] ?? "" };
    },
    end: async () => ({ code: await closed(child), out, complaints }),
  };
}

async function closed(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("close", resolve);
  });
}

test("reports what was read and where it is served, until terminated", async () => {
  const { address, child, end } = start("parts.csv", "elements.ttl", "--port", "0");
  const { out, url } = await address();
  expect(out).toContain("parts (parts.csv: CSV");
  expect(out).toContain("Codes: 2");
  expect(out).toContain("Elements (elements.ttl: SKOS (Turtle)");
  const response = await fetch(`${url}/templates-management/api/v2/classifications`);
  await expect(response.json()).resolves.toMatchObject({ pagination: { total: 2 } });
  child.kill("SIGTERM");
  await expect(end()).resolves.toMatchObject({ code: 0 });
});

test("a signal that comes with the address is obeyed", async () => {
  const { child, end } = start("--sample", "--port", "0");
  child.stdout.on("data", (data: Buffer) => {
    if (data.includes("Served at ")) child.kill("SIGTERM");
  });
  await expect(end()).resolves.toMatchObject({ code: 0 });
});

test("the sample catalogue is served with --sample", async () => {
  const { url } = await start("--sample", "--port", "0").address();
  const response = await fetch(`${url}/templates-management/api/v2/templates?Take=1`);
  await expect(response.json()).resolves.toMatchObject({ pagination: { total: 96 } });
});

test("columns are read as given", async () => {
  const columns = '{"columns": {"B": "number", "A": "name de", "C": "parent-number"}, "headerRow": 1}';
  const { address } = start("kosten.csv", "--columns", columns, "--port", "0");
  const { out } = await address();
  expect(out).toContain("Codes: 2 (de 2)");
  expect(out).toContain("Columns: 'A' name de, 'B' number, 'C' parent-number");
  expect(out).toContain("Hierarchy: parent-number. Parents by parent number: 1 of 2 codes has one.");
});

test.each([
  ["a file that cannot be read", ["parts.csv", "broken.ttl"], "broken.ttl cannot be read: "],
  ["a file that is not there", ["nothing.ttl"], "nothing.ttl cannot be read: no such file or folder."],
  ["a folder", ["."], ". cannot be read: it is a folder."],
  ["the same file twice", ["parts.csv", "parts.csv"], "occurs more than once"],
])("%s exits with an error message and code 1", async (_what, args, sentence) => {
  const { code, out, complaints } = await start(...args).end();
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(complaints).toContain(sentence);
  expect(complaints).not.toMatch(/\bat .*\.ts:/);
});

test.each([
  ["an unknown option", ["parts.csv", "--prot", "1"], "--prot"],
  ["a column that is not there", ["parts.csv", "--columns", '{"columns": {"X": "name"}}'], "no column 'X'"],
])("%s is a wrong argument: one sentence, and code 2", async (_what, args, sentence) => {
  const { code, out, complaints } = await start(...args).end();
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(complaints).toContain(sentence);
  expect(complaints.trimEnd().split("\n")).toHaveLength(2);
});

test("the server continues although the reader of its messages has left", async () => {
  const { address, child } = start("parts.csv", "--port", "0");
  const { url } = await address();
  child.stdout.destroy();
  child.stderr.destroy();
  for (let times = 0; times < 3; times += 1) {
    const response = await fetch(`${url}/templates-management/api/v2/classifications`);
    expect(response.status).toBe(200);
  }
});

test("an address of another computer exits with an error message", async () => {
  const { code, complaints } = await start("parts.csv", "--host", "203.0.113.1", "--port", "0").end();
  expect(code).toBe(1);
  expect(complaints).toContain(
    "Cannot listen on port 0 of 203.0.113.1: this computer does not have that address.",
  );
});

test("control characters in a file do not reach the terminal", async () => {
  const { address } = start("elements.ttl", "--port", "0", "--notes");
  expect((await address()).out).not.toContain("\u001b");
});

test("--help lists the options", async () => {
  const { code, out } = await start("--help").end();
  expect(code).toBe(0);
  expect(out).toContain("--columns");
});
