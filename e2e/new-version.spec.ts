import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { serveSample, startGateway } from "./fixtures/gateway.ts";
import { code, openClassification } from "./fixtures/locators.ts";
import { expect, test as base } from "./fixtures/test.ts";

/** A deployment that is replaced by another build of the app while it is open, behind the gateway. */

const ROOT = join(import.meta.dirname, "..");

// One after the other, so that the second build is made once.
base.describe.configure({ mode: "default" });

/** The message about requests that the app sends while there is no gateway. */
const WHILE_STOPPED = /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/;

interface Deployment {
  readonly url: string;
  /** Stops the gateway, and starts one with the new build at the same address. */
  readonly update: () => Promise<void>;
}

interface Versions {
  /** Folder of the new build: the same app, and no file with a hash in its name has the name of an earlier one. */
  readonly folder: string;
  readonly upstream: string;
}

const test = base.extend<{ deployment: Deployment }, { versions: Versions }>({
  versions: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "plinth-build-"));
      const output = { hashCharacters: "hex" } as const;
      await build({
        root: ROOT,
        logLevel: "error",
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { output } },
      });
      const upstream = await serveSample();
      await use({ folder, upstream: upstream.url });
      await upstream.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  deployment: async ({ versions: { folder, upstream } }, use, { project }) => {
    // A port of its own: one from the system might be given to a connection while there is no gateway.
    const port = Number(new URL(project.use.baseURL ?? "").port) + 2000;
    const listening = { PLINTH_LISTEN: `127.0.0.1:${port}` };
    let gateway = await startGateway(upstream, listening);
    const update = async (): Promise<void> => {
      await gateway.stop();
      gateway = await startGateway(upstream, { ...listening, PLINTH_APP_FOLDER: folder });
    };
    await use({ url: gateway.url, update });
    await gateway.stop();
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
});

/** The modules and styles that the page has loaded. */
async function loadedFiles(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return urls.flatMap((url) => /\/assets\/(.*)$/.exec(url)?.[1] ?? []);
}

/** Asserts that all files of the page are those of one build: none of them, or all, are in the folder of the new one. */
async function expectBuild(page: Page, { folder }: Versions, version: "old" | "new"): Promise<void> {
  const files = await loadedFiles(page);
  expect(files.length).toBeGreaterThan(3);
  const ofNew = new Set(await readdir(join(folder, "assets")));
  expect(files.filter((file) => ofNew.has(file) !== (version === "new"))).toEqual([]);
}

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

const pageOf = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("without a service worker, a page whose files are gone reloads once in the new version", async ({
  page,
  deployment,
  versions,
  browserErrors,
}) => {
  browserErrors.expect(
    /status of 404|dynamically imported module|Unable to preload CSS|Refused to apply style/,
  );
  browserErrors.expect(WHILE_STOPPED);
  await openClassification(page, "Building elements");
  await code(page, "300 Envelope").click();
  // Nothing of the old version is still being loaded.
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("300 Envelope");
  await expectBuild(page, versions, "old");
  const loads = countLoads(page);
  await deployment.update();
  await pageOf(page, "Units").click();
  await expect(heading(page)).toHaveText("Units");
  await expect(page).toHaveURL(/\/units$/);
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await expectBuild(page, versions, "new");
  await expect.poll(loads).toBe(1);

  await page.goBack();
  await expect(code(page, "300 Envelope")).toHaveAttribute("aria-selected", "true");
  await expectBuild(page, versions, "new");
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("an open tab stays in its version until 'Reload', which shows the same in the new one", async ({
    page,
    deployment,
    versions,
    browserErrors,
  }) => {
    browserErrors.expect(WHILE_STOPPED);
    await page.goto("/");
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${deployment.url}/`);
    await openClassification(page, "Building elements");
    await code(page, "300 Envelope").click();
    await code(page, "310 External walls").click();
    await expect(page).toHaveURL(/number=310/);
    const address = page.url();
    const loads = countLoads(page);

    await deployment.update();
    // What was never opened is in the cache of the old version.
    await pageOf(page, "Units").click();
    await expect(heading(page)).toHaveText("Units");
    await page.goBack();
    await expectBuild(page, versions, "old");
    const notice = page.getByRole("status").filter({ hasText: "A new version is available" });
    await expect(notice).toHaveCount(0);
    // The app does so every hour.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(notice).toBeVisible();
    await expectBuild(page, versions, "old");
    // So does a tab that is opened now. Files that the open one still lacks prove nothing: they are in the HTTP cache, too.
    const other = await page.context().newPage();
    await other.goto("/units");
    await expect(heading(other)).toHaveText("Units");
    await expectBuild(other, versions, "old");
    await other.close();
    expect(loads()).toBe(0);

    await page.getByRole("button", { name: "Reload", exact: true }).click();
    await expect.poll(loads).toBe(1);
    await expect(code(page, "310 External walls")).toHaveAttribute("aria-selected", "true");
    expect(page.url()).toBe(address);
    await expect(notice).toHaveCount(0);
    await pageOf(page, "Documents").click();
    await expect(heading(page)).toHaveText("Documents");
    await expectBuild(page, versions, "new");
    expect(loads()).toBe(1);
    const caches = await page.evaluate(async () => globalThis.caches.keys());
    expect(caches.length).toBe(1);
  });
});
