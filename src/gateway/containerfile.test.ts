import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** The sources that a stage copies from the project. */
const sourcesIn = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = ""]) => sources.split(" "));

const text = read("Containerfile");
/** The stage that becomes the image. */
const [lastStage = ""] = text.split(/^FROM /m).slice(-1);
const copied = sourcesIn(lastStage);
const [, command = "[]"] = /^CMD (.+)$/m.exec(lastStage) ?? [];
const [program = "", ...args] = v.parse(v.array(v.string()), JSON.parse(command));
const entry = args.at(-1) ?? "";

/** The imports of a file at run time, without types; worker scripts included. */
function importsOf(path: string): string[] {
  if (path.endsWith(".json")) return [];
  const code = stripTypeScriptTypes(read(path));
  const found = code.matchAll(/(?:\bfrom|\bimport\(?|\bnew URL\()\s*"([^"]+)"/g);
  return [...found].map(([, name = ""]) => name);
}

/** The files and packages that a program imports, transitively. */
function needed(start: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([start]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (name.startsWith("#")) files.add(join("src", name.slice(1)));
      else if (name.startsWith(".")) files.add(relative(ROOT, join(ROOT, dirname(file), name)));
      else if (!name.startsWith("node:")) packages.add(name);
    }
  }
  return { files, packages };
}

test("every path in the Containerfile exists", () => {
  const paths = sourcesIn(text);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect([program, existsSync(join(ROOT, entry))]).toEqual(["node", true]);
});

test("it copies exactly what the gateway imports", () => {
  const { files, packages } = needed(entry);
  const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);
  expect(files.size).toBeGreaterThan(30);
  expect([...files].filter((file) => !copied.some((folder) => isIn(folder, file)))).toEqual([]);
  const sources = copied.filter((path) => path.startsWith("src"));
  expect(sources.filter((folder) => ![...files].some((file) => isIn(folder, file)))).toEqual([]);
  const { dependencies } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(read("package.json")),
  );
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test("the copied files start", async () => {
  expect.assertions(2);
  const folder = mkdtempSync(join(tmpdir(), "plinth-container-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of copied) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist", "index.html"), "<p>The app</p>");
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PLINTH_LISTEN: "127.0.0.1:0",
      PLINTH_UPSTREAM_URL: "http://127.0.0.1:1",
      PLINTH_CLIENT_ID: "client",
      PLINTH_CLIENT_SECRET: "secret",
      PLINTH_USERS: `ann:$2y$08$${"a".repeat(53)}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const [url = ""] = /http:[^"]*/.exec(line) ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // Checked by the worker script, which is loaded by name.
    const headers = { authorization: `Basic ${Buffer.from("ann:wrong").toString("base64")}` };
    expect((await fetch(url, { headers })).status).toBe(401);
    break;
  }
});
