/**
 * `npm run package` packs the package as it is published, and tries it as somebody who has nothing else: in an empty folder, with the
 * Node of this machine.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import * as v from "valibot";

const ROOT = join(import.meta.dirname, "..");
const MAX_PACKED_BYTES = 6_000_000;

const folder = mkdtempSync(join(tmpdir(), "plinth-package-"));
/** Without the programs of this checkout, and without what npm tells the scripts of a package. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"))),
  PATH: (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((path) => !path.includes("node_modules"))
    .join(delimiter),
};

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}

function check(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`The package fails: ${what}`);
  console.log(`  ✓ ${what}`);
}

async function seconds<T>(work: () => T | Promise<T>): Promise<{ result: T; took: string }> {
  const start = performance.now();
  const result = await work();
  return { result, took: `${((performance.now() - start) / 1000).toFixed(1)} s` };
}

const SKOS = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
<urn:e> a skos:ConceptScheme ; skos:prefLabel "Elements"@en .
<urn:e1> a skos:Concept ; skos:inScheme <urn:e> ; skos:notation "1" ; skos:prefLabel "Walls"@en .
<urn:e2> a skos:Concept ; skos:inScheme <urn:e> ; skos:notation "1.1" ; skos:broader <urn:e1> ; skos:prefLabel "Inner walls"@en .
`;

/** The program of `docs/integrating.md`. */
function listCodes(): string {
  const text = readFileSync(join(ROOT, "docs/integrating.md"), "utf8");
  const [, program] = /`list-codes\.mjs`:\n\n```js\n(.+?)```/s.exec(text) ?? [];
  if (program === undefined) throw new Error("docs/integrating.md has no list-codes.mjs.");
  return program;
}

/** The packages that the programs import and npm does not install with them. */
function undeclared(plinth: string): string[] {
  const { dependencies } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(plinth, "package.json"), "utf8")),
  );
  const modules = readdirSync(join(plinth, "dist-package"), { recursive: true, encoding: "utf8" });
  const imported = modules
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [
      ...readFileSync(join(plinth, "dist-package", name), "utf8").matchAll(
        /^(?:import|export) [^"]*?"((?:@[\w-]+\/)?[\w.-]+)(?:\/[^"]*)?"|\bimport\("((?:@[\w-]+\/)?[\w.-]+)/gm,
      ),
    ])
    .map(([, fixed, dynamic]) => fixed ?? dynamic ?? "");
  return [...new Set(imported)].filter((name) => !name.startsWith(".") && !Object.hasOwn(dependencies, name));
}

/** Starts 'plinth open', and gives its address to a function. */
async function opened(work: (address: string) => Promise<void> | void): Promise<void> {
  const child = spawn("npx", ["plinth", "open", "elements.ttl", "--no-browser"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /^Open at (\S+)/.exec(line) ?? [];
      if (address === undefined) continue;
      await work(address);
      return;
    }
    throw new Error("'plinth open' prints no address.");
  } finally {
    // With npx, which has a process of its own.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  }
}

async function main(): Promise<void> {
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const [{ filename }] = v.parse(
    v.tuple([v.object({ filename: v.string() })]),
    JSON.parse(packed.slice(packed.lastIndexOf("\n[") + 1)),
  );
  const tarball = join(folder, filename);
  const { size } = statSync(tarball);
  console.log(
    `${filename}: ${(size / 1e6).toFixed(2)} MB packed, tried with Node ${run("node", "--version").trim()}`,
  );
  check("it is smaller than 6 MB", size < MAX_PACKED_BYTES);
  for (const [name, ...args] of [
    ["publint", "run", tarball, "--strict"],
    ["attw", tarball, "--profile", "esm-only"],
  ] as const) {
    execFileSync("npx", [name, ...args], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
    check(`${name} finds nothing`, true);
  }

  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  writeFileSync(join(folder, "elements.ttl"), SKOS);
  writeFileSync(join(folder, "list-codes.mjs"), listCodes());
  const { took } = await seconds(() => run("npm", "install", "--no-audit", "--no-fund", tarball));
  const installed = run("npm", "ls", "--all", "--parseable").trim().split("\n").length - 2;
  console.log(`  installed in ${took}, with ${installed} dependencies`);

  check("it depends on what it imports", undeclared(join(folder, "node_modules/plinth")).length === 0);

  const opening = await seconds(() =>
    opened(async (address) => {
      const page = await fetch(address);
      check("'open' serves the app", (await page.text()).includes("<title>Plinth"));
      const lines = run("node", "list-codes.mjs", new URL(address).origin, address.split("/").at(-1) ?? "");
      check("plinth/api lists the codes of the file", lines === "1 1 Walls\n2 1.1 Inner walls\n");
    }),
  );
  console.log(`  opened and read in ${opening.took}`);
  const sample = ["--service", "sample", "--json"];
  const [{ versionGuid }] = v.parse(
    v.looseTuple([v.object({ versionGuid: v.string() })]),
    JSON.parse(run("npx", "plinth", "classifications", ...sample)),
  );
  const listed = v.parse(
    v.array(v.unknown()),
    JSON.parse(run("npx", "plinth", "codes", versionGuid, ...sample)),
  );
  check("'codes --json' lists the codes of the sample catalogue", listed.length > 200);
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true });
}
