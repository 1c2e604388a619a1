import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { TM } from "#node/gateway/forward/upstream.fixture.ts";

const scheme = (name: string): string => `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
  <urn:${name}> a skos:ConceptScheme ; skos:prefLabel "${name}"@en .
  <urn:${name}1> a skos:Concept ; skos:inScheme <urn:${name}> ; skos:notation "1" ; skos:prefLabel "Vegg"@nb-NO .`;

/** Runs 'plinth open' with files, an app, and a browser that writes its address down. */
async function open(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "plinth-open-"));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write("elements.ttl", scheme("Elements"));
  write("spaces.ttl", scheme("Spaces"));
  write("index.html", "<p>The app</p>");
  for (const browser of ["xdg-open", "open"]) {
    write(browser, '#!/bin/sh\nprintf %s "$1" > opened\n');
    chmodSync(join(folder, browser), 0o755);
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts"), "open", ...args], {
    cwd: folder,
    env: { PATH: `${folder}:/bin:/usr/bin`, PLINTH_APP_FOLDER: folder },
  });
  let out = "";
  child.stdout.on("data", (data: Buffer) => (out += data.toString()));
  const exited = new Promise((resolve) => {
    child.once("close", resolve);
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  await expect.poll(() => out).toContain("Open at ");
  return { folder, child, exited, address: /Open at (\S+)/.exec(out)?.[1] ?? "" };
}

const listSchema = v.object({ results: v.array(v.object({ versionGuid: v.string() })) });

test("a file is a service at the origin of the app, which opens at its tree", async () => {
  const { address, folder, child, exited } = await open("elements.ttl");
  const { origin, pathname } = new URL(address);
  const list = await fetch(`${origin}${TM}/classifications`);
  const [classification] = v.parse(listSchema, await list.json()).results;
  expect(pathname).toBe(`/classifications/${classification?.versionGuid}`);
  const page = await fetch(address);
  expect(await page.text()).toBe("<p>The app</p>");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const config = await fetch(`${origin}/config.json`);
  await expect(config.json()).resolves.toMatchObject({
    services: [{ name: "Elements", baseUrl: "", auth: "none" }],
    cultures: ["nb-NO", "en"],
  });
  await expect.poll(() => readFileSync(join(folder, "opened"), "utf8")).toBe(address);
  child.kill("SIGINT");
  expect(await exited).toBe(0);
});

test("several files open at the list of their classifications", async () => {
  const { address } = await open("elements.ttl", "spaces.ttl", "--no-browser");
  expect(new URL(address).pathname).toBe("/classifications");
  expect((await fetch(address, { method: "POST" })).status).toBe(405);
  expect((await fetch(new URL("/assets/none.js", address))).status).toBe(404);
});
