import type { Page } from "@playwright/test";
import { isListedAs, KEPT } from "./fixtures/kept.ts";
import { code, openClassification } from "./fixtures/locators.ts";
import { PAGES } from "./fixtures/pages.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { serveCatalogue } from "./fixtures/stub-catalogue.ts";
import { expect, test } from "./fixtures/test.ts";
import { signIn } from "./fixtures/token-service.ts";

/** Pages that differ in what they keep. */
const WALK = new Set(["overview", "code", "mapped property", "document", "unit", "construction object"]);

type Found = { readonly where: string; readonly name: string };

/** Everything that the pages of this origin keep in this browser. */
async function keptBy(page: Page): Promise<Found[]> {
  const { cookies } = await page.context().storageState();
  const found = await page.evaluate(async () => {
    const entries: [string, string][] = [];
    const add = (where: string, names: readonly string[]) =>
      entries.push(...names.map((name): [string, string] => [where, name]));
    add("local storage", Object.keys(localStorage));
    add("session storage", Object.keys(sessionStorage));
    // React Router's entry has that of the app as `usr`.
    const entry: unknown = history.state;
    const own: unknown = typeof entry === "object" && entry !== null && "usr" in entry ? entry.usr : null;
    add("history state", Object.keys(own ?? {}));
    if (window.name !== "") add("window name", [window.name]);
    add(
      "IndexedDB",
      (await indexedDB.databases()).map(({ name }) => name ?? ""),
    );
    add("caches", await caches.keys());
    for await (const name of (await navigator.storage.getDirectory()).keys()) add("file system", [name]);
    const workers = await navigator.serviceWorker.getRegistrations();
    add(
      "service worker",
      workers.map(({ active }) => active?.scriptURL.split("/").at(-1) ?? ""),
    );
    const blobUrls: unknown = Reflect.get(window, "blobUrls");
    if (Array.isArray(blobUrls)) add("blob URLs", blobUrls.map(String));
    return entries;
  });
  return [
    ...found.map(([where, name]) => ({ where, name })),
    ...cookies.map(({ name }) => ({ where: "cookies", name })),
  ];
}

/** Counts the blob URLs of the page that have not been revoked. */
function watchBlobUrls(): void {
  const urls: string[] = [];
  Reflect.set(window, "blobUrls", urls);
  const create = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (object: Blob) => {
    urls.push("blob:");
    return create(object);
  };
  URL.revokeObjectURL = (url) => {
    urls.pop();
    revoke(url);
  };
}

const FILE = {
  name: "elements.ttl",
  mimeType: "text/turtle",
  buffer:
    Buffer.from(`@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix : <https://dictionary.example/> .
    : a skos:ConceptScheme ; skos:prefLabel "Elements"@en .
    :1 a skos:Concept ; skos:inScheme : ; skos:notation "1" ; skos:prefLabel "Walls"@en .`),
};

const unlisted = (found: readonly Found[]): Found[] =>
  found.filter(({ where, name }) => !KEPT.some((kept) => kept.where === where && isListedAs(kept, name)));

test("everything that the app keeps is in the list, and goes as the list says", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(watchBlobUrls);
  await useService(
    page,
    (request) =>
      new URL(request.url).pathname.startsWith("/authentication/")
        ? Response.json("granted-token-1")
        : serveCatalogue(request),
    { services: [{ name: "Test service", baseUrl: SERVICE_URL }] },
  );
  await page.goto("/classifications");
  await page.getByRole("checkbox", { name: "Keep the access token until this tab is closed" }).check();
  const unsigned = await keptBy(page);
  expect(unsigned).toContainEqual({ where: "history state", name: "from" });
  expect(unlisted(unsigned)).toEqual([]);
  await signIn(page);
  await expect(page).toHaveURL(/\/classifications$/);

  // With all that the pages load by themselves.
  for (const [, address, list] of PAGES.filter(([name]) => WALK.has(name))) {
    await page.goto(address);
    await expect(
      page
        .getByRole("list", { name: list, exact: true })
        .or(page.getByRole("tree", { name: list, exact: true }))
        .or(page.getByRole("table", { name: list, exact: true }))
        .first(),
    ).toBeVisible();
    await page.clock.runFor(5000);
    expect(unlisted(await keptBy(page)), address).toEqual([]);
  }

  // What people choose and do.
  await page.goto("/templates");
  await page.getByRole("button", { name: "Compare" }).first().click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("dialog", { name: "Export" })
    .getByRole("button", { name: "Export", exact: true })
    .click();
  await download;
  expect(await keptBy(page)).toContainEqual({ where: "blob URLs", name: "blob:" });
  await page.clock.runFor(61_000);
  const kept = await keptBy(page);
  expect(unlisted(kept)).toEqual([]);
  const names = kept.map(({ name }) => name.replace(/ .*/, ""));
  expect(names).toEqual(
    expect.arrayContaining([
      "plinth.token",
      "plinth.tree",
      "plinth.met",
      "plinth.looked-at",
      "plinth.unit-summaries",
      "plinth.comparison",
    ]),
  );
  expect(names, "after a minute").not.toContain("blob:");

  await page.goto("/connect");
  await page.getByLabel("Open a catalogue file").setInputFiles(FILE);
  await page.getByRole("checkbox", { name: "Keep in this browser" }).check();
  await expect
    .poll(async () => (await keptBy(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(["keyval-store", "plinth.kept-files"]));
  expect(unlisted(await keptBy(page))).toEqual([]);

  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("button", { name: "Disconnect" })).toHaveCount(0);
  await page.clock.runFor(5000);
  const left = await keptBy(page);
  const isGone = ({ where, name }: Found): boolean =>
    KEPT.some((one) => one.where === where && isListedAs(one, name) && one.until.includes("'Disconnect'"));
  expect(left.filter(isGone), "after 'Disconnect'").toEqual([]);
  expect(left.map(({ name }) => name).join(" ")).toContain("plinth.signed-out/");
});

test.describe("with the service worker of the sample", () => {
  test.use({ serviceWorkers: "allow" });

  test("what the sample keeps is in the list", async ({ page }) => {
    await openClassification(page, "Building elements");
    await code(page, "300 Envelope").click();
    await expect(page).toHaveURL(/number=300/);
    const found = await keptBy(page);
    expect(found).toContainEqual({ where: "service worker", name: "mockServiceWorker.js" });
    expect(found).toContainEqual({ where: "history state", name: "fromTree" });
    expect(unlisted(found)).toEqual([]);
  });
});
