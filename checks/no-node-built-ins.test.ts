import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, expect, test } from "vitest";
import { noNodeBuiltIns } from "../build/no-node-built-ins.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-built-ins-"));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a page that imports a module of Node does not build", async () => {
  const entry = join(folder, "page.js");
  writeFileSync(entry, "import { readFileSync } from 'node:fs';\ndocument.title = String(readFileSync);");
  const building = build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [noNodeBuiltIns()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  await expect(building).rejects.toThrow("The page imports the Node module 'node:fs'");
});
