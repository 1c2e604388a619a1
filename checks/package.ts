/**
 * `npm run package` packs the package as it is published, and tries it as somebody who has nothing else: in an empty folder, with the
 * Node of this machine. It packs what `prepack` has built.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import * as v from "valibot";
import { build, preview } from "vite";
import { findTestBrowser, launchArguments } from "../e2e/browser.ts";

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

/** The packages whose modules the programs contain, although the notices do not name them. */
function unnoticed(plinth: string): string[] {
  const notices = readFileSync(join(plinth, "dist-package/third-party-notices.txt"), "utf8");
  const modules = readdirSync(join(plinth, "dist-package/vendor"), { recursive: true, encoding: "utf8" });
  const names = modules.flatMap(
    (path) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/@][^/]*)\//.exec(path)?.[1] ?? [],
  );
  return [...new Set(names)].filter(
    (name) => !new RegExp(`^${name} \\d.*\\nLicence: .*\\n`, "m").test(notices),
  );
}

/** Starts a program of the package, and gives the address that it prints to a function. */
async function started(args: readonly string[], work: (address: string) => Promise<void>): Promise<void> {
  const child = spawn("npx", ["plinth", ...args], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /^(?:Open|Served) at (\S+)/.exec(line) ?? [];
      if (address === undefined) continue;
      await work(address);
      return;
    }
    throw new Error(`'plinth ${args.join(" ")}' prints no address.`);
  } finally {
    // With npx, which has a process of its own.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  }
}

/** Starts the gateway as the container does, and runs its health check. */
async function tryContainer(plinth: string): Promise<void> {
  const container = readFileSync(join(ROOT, "Containerfile"), "utf8");
  const words = (instruction: RegExp) =>
    v.parse(v.array(v.string()), JSON.parse(instruction.exec(container)?.[1] ?? ""));
  const inPackage = words(/^ENTRYPOINT (.+)$/m).map((word) => word.replace("/app", plinth));
  const [node = "", ...args] = [...inPackage, ...words(/^CMD (.+)$/m)];
  const child = spawn(node, args, {
    env: {
      PATH: env.PATH,
      PLINTH_LISTEN: "127.0.0.1:0",
      PLINTH_UPSTREAM_URL: "http://127.0.0.1:1",
      PLINTH_CLIENT_ID: "client",
      PLINTH_CLIENT_SECRET: "secret",
      PLINTH_USERS: `ann:$2y$08$${"a".repeat(53)}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const lines = createInterface({ input: child.stdout });
    const [line] = v.parse(v.tuple([v.string()]), await once(lines, "line"));
    const [url = ""] = /http:[^"]*/.exec(line) ?? [];
    const [, ...health] = words(/^HEALTHCHECK .*\n *CMD (.+)$/m).map((word) =>
      word.replace("http://127.0.0.1:8080", url),
    );
    run("node", ...health);
    // Checked in a thread, whose script is found by its name.
    const authorization = `Basic ${Buffer.from("ann:wrong").toString("base64")}`;
    const { status } = await fetch(url, { headers: { authorization } });
    check("the gateway starts as in a container, and checks passwords", status === 401);
  } finally {
    child.kill();
  }
}

/** A page that uses the library, and a worker that does. */
const SITE = {
  "index.html": '<script type="module" src="page.js"></script>',
  "count.js": `import { createClient, templates } from "plinth/api";
    export async function count(baseUrl) {
      let number = 0;
      for await (const template of templates(createClient({ baseUrl }))) number += template.versionGuid ? 1 : 0;
      return number;
    }`,
  "worker.js": `import { count } from "./count.js";
    onmessage = async ({ data }) => postMessage(await count(data));`,
  "page.js": `import { count } from "./count.js";
    globalThis.inPage = count;
    globalThis.inWorker = (service) => new Promise((resolve) => {
      const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage(service);
    });`,
};

/** Bundles the page as its author would, and opens it in a browser. */
async function tryInBrowser(): Promise<void> {
  const site = join(folder, "site");
  mkdirSync(site);
  for (const [name, text] of Object.entries(SITE)) writeFileSync(join(site, name), text);
  const options = { root: site, configFile: false, logLevel: "error", worker: { format: "es" } } as const;
  const bundle = await build(options);
  const chunks = "output" in bundle ? bundle.output.filter((chunk) => chunk.type === "chunk") : [];
  const packages = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => /node_modules\/([^/]+)/.exec(id)?.[1]);
  check("plinth/api needs only valibot", new Set(packages.filter(Boolean)).size === 2);
  const bytes = brotliCompressSync(chunks.map(({ code }) => code).join("")).length;
  console.log(`  lists in a page: ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli)`);
  const server = await preview({ ...options, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? chromium.executablePath(),
    args: launchArguments(),
  });
  try {
    const [origin = ""] = server.resolvedUrls?.local ?? [];
    const page = await browser.newPage();
    await started(["serve", "--sample", "--port", "0", "--allow-origin", origin], async (service) => {
      await page.goto(origin);
      for (const place of ["inPage", "inWorker"])
        check(`plinth/api lists templates ${place}`, (await page.evaluate(`${place}("${service}")`)) === 96);
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main(): Promise<void> {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const packed = execFileSync("npm", pack, { cwd: ROOT, encoding: "utf8" });
  const [{ filename }] = v.parse(v.tuple([v.object({ filename: v.string() })]), JSON.parse(packed));
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
  const { took } = await seconds(() => run("npm", "install", "--no-audit", "--no-fund", tarball));
  const installed = run("npm", "ls", "--all", "--parseable").trim().split("\n").length - 2;
  console.log(`  installed in ${took}, with ${installed} dependencies`);

  const plinth = join(folder, "node_modules/plinth");
  check("it depends on what it imports", undeclared(plinth).length === 0);

  check("the licences of what the programs contain are there", unnoticed(plinth).length === 0);
  const notices = readFileSync(join(plinth, "dist/third-party-notices.txt"), "utf8");
  check("so are those of what the app contains", /^react-dom \d(?:.*\n)+MIT License\n/m.test(notices));

  const opening = await seconds(() =>
    started(["open", "elements.ttl", "--no-browser"], async (address) => {
      const page = await fetch(address);
      check("'open' serves the app", (await page.text()).includes("<title>Plinth"));
      const example = "node_modules/plinth/examples/list-codes.mjs";
      const lines = run("node", example, new URL(address).origin, address.split("/").at(-1) ?? "");
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
  await tryContainer(plinth);
  await tryInBrowser();
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true });
}
