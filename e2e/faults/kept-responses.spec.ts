import { count, expect, test } from "../fixtures/fault-test.ts";
import { breakOff, hangUp } from "../fixtures/faults.ts";
import { READING } from "../fixtures/faulty-server.ts";
import { expectReadBefore, tree } from "../fixtures/locators.ts";
import { elements } from "../fixtures/sample-concepts.ts";
import { axe } from "../fixtures/test.ts";

test.describe("with the service worker of the app", () => {
  test.use({ serviceWorkers: "allow" });

  test("the app opens offline and shows what was read, as of then; back online, it is loaded anew", async ({
    page,
    context,
    service,
    browserErrors,
  }) => {
    browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/);
    const go = (name: string): Promise<void> =>
      page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name, exact: true }).click();
    await page.goto("/templates");
    await expect(count(page, "50 of 96")).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await context.setOffline(true);
    await page.reload();
    const banner = page.getByRole("banner");
    await expect(count(page, "50 of 96")).toBeVisible();
    await expectReadBefore(page, "Offline");
    await go("Construction objects");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The service cannot be reached");
    await axe(page);

    await context.setOffline(false);
    await expect(banner.getByRole("status")).toHaveCount(0);
    // What failed meanwhile is loaded without 'Retry'.
    await expect(count(page, "50 of 66")).toBeVisible();
    await expect(alert).toHaveCount(0);
    const before = service.count("E9");
    await go("Templates");
    await expect(count(page, "50 of 96")).toBeVisible();
    expect(service.count("E9")).toBe(before + 1);

    const way = await page.evaluate(() => {
      const request = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("Skip="));
      const way: unknown = request && Reflect.get(request, "workerMatchedSourceType");
      return way;
    });
    expect(way, "the request does not pass through the service worker").toBe("network");
  });
});

test("'Keep this classification' keeps all its codes, until they are forgotten", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_EMPTY_RESPONSE/);
  await page.goto("/classifications");
  await page.getByRole("link", { name: "Works and services" }).click();
  await page.getByRole("button", { name: "Keep this classification" }).click();
  await expect(page.getByRole("region", { name: "Keeping" })).toContainText("Kept on this device", {
    timeout: 60_000,
  });

  for (const operation of READING) service.fail(operation, hangUp);
  await page.reload();
  await expect(tree(page).getByRole("treeitem", { name: /^1 / })).toBeVisible();
  await expectReadBefore(page, "The service cannot be reached");
  await tree(page).getByRole("treeitem", { name: /^2 / }).focus();
  await page.keyboard.press("*");
  await expect(tree(page).getByRole("treeitem", { level: 2 }).first()).toBeVisible();
  await expect(tree(page).locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search codes" }).fill("clean");
  const hits = page.getByRole("list", { name: "Matching codes" });
  await expect(hits.getByRole("link").first()).toContainText(/clean/i);
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Offline" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offline");
  const keep = page.getByRole("switch", { name: "Keep what is read on this device", exact: true });
  await expect(keep).toBeChecked();
  await expect(keep).toHaveAccessibleDescription(/200 MB/);
  await expect(page.getByRole("switch", { name: "Keep requirements too" })).not.toBeChecked();
  await expect(page.getByRole("table", { name: "Kept on this device" })).toContainText("Faulty service");
  await axe(page);
  await page.getByRole("button", { name: "Forget all" }).click();
  await expect(page.getByRole("main")).toContainText("Nothing is kept on this device.");
  await page.goto("/classifications");
  await expect(page.getByRole("alert")).toContainText("The service cannot be reached");
});

test("a classification for which there is no room on the device is not said to be kept", async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its object below
    const put = IDBObjectStore.prototype.put;
    let texts = 0;
    // Full once, after which the responses that were used first make room for others.
    IDBObjectStore.prototype.put = function (...[value, key]) {
      if (this.name === "texts" && (texts += 1) === 4) throw new DOMException("Full", "QuotaExceededError");
      return put.call(this, value, key);
    };
  });
  await page.goto("/classifications");
  await page.getByRole("link", { name: "Works and services" }).click();
  await page.getByRole("button", { name: "Keep this classification" }).click();
  await expect(page.getByRole("region", { name: "Keeping" })).toContainText("not all of it", {
    timeout: 60_000,
  });
  expect(service.count("E2")).toBeGreaterThan(4);
});

test("what is read after another tab has deleted the stored data is kept", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_EMPTY_RESPONSE/);
  await page.goto("/construction-objects");
  await expect(count(page, "50 of 66")).toBeVisible();
  const isKept = (path: string): Promise<boolean> =>
    page.evaluate(async (path) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const opened = indexedDB.open("plinth-responses", 1);
      // Opening it here must not create it.
      opened.addEventListener("upgradeneeded", () => opened.transaction?.abort());
      opened.addEventListener("error", () => resolve(false));
      opened.addEventListener("success", () => {
        const keys = opened.result.transaction("entries").objectStore("entries").getAllKeys();
        keys.addEventListener("success", () => {
          opened.result.close();
          resolve(JSON.stringify(keys.result).includes(path));
        });
      });
      return promise;
    }, path);
  await expect.poll(() => isKept("/construction-objects")).toBe(true);
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    indexedDB.deleteDatabase("plinth-responses").addEventListener("success", () => resolve());
    await promise;
  });
  await page
    .getByRole("navigation", { name: "Catalogue" })
    .getByRole("link", { name: "Templates", exact: true })
    .click();
  await expect(count(page, "50 of 96")).toBeVisible();
  await expect.poll(() => isKept("/templates")).toBe(true);

  for (const operation of READING) service.fail(operation, hangUp);
  await page.reload();
  await expect(count(page, "50 of 96")).toBeVisible();
  await expectReadBefore(page, "The service cannot be reached");
});

test("'Connect again' requests what could not be loaded, and says so if that fails again", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_EMPTY_RESPONSE/);
  await page.goto("/templates", { waitUntil: "networkidle" });
  for (const operation of READING) service.fail(operation, hangUp);
  const catalogue = page.getByRole("navigation", { name: "Catalogue" });
  await catalogue.getByRole("link", { name: "Construction objects" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The service cannot be reached");
  const banner = page.getByRole("banner");
  const connectAgain = banner.getByRole("button", { name: "Connect again" });
  const before = service.count("E3");
  await connectAgain.click();
  await expect.poll(() => service.count("E3")).toBeGreaterThan(before);
  await expect(connectAgain).toBeVisible();
  await expect(alert).toContainText("The service cannot be reached");

  service.mend();
  await connectAgain.click();
  await expect(count(page, "50 of 66")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(banner.getByRole("status")).toHaveCount(0);
});

test("the name of a classification that could not be loaded is requested again when the network is back", async ({
  page,
  context,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_/);
  // Not without a response at all: the browser may repeat such a request, so that the app sends fewer than three.
  service.fail("E5", breakOff, 3);
  let failed = 0;
  page.on("requestfailed", (request) => {
    if (request.url().includes("/classifications?")) failed += 1;
  });
  await page.goto(`/classifications/${elements}`);
  await expect.poll(() => failed).toBe(3);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(tree(page)).toBeVisible();
  await expect(heading).toHaveText("Classification");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(heading).toHaveText("Building elements");
});

test("'Forget all' holds for what another tab has just read", async ({ page, context, service }) => {
  await page.goto("/offline");
  await expect(page.getByRole("main")).toContainText("Nothing is kept on this device.");
  const config = await page.evaluate(async () => (await fetch("/config.json")).text());
  const other = await context.newPage();
  await other.route("**/config.json", (route) => route.fulfill({ body: config }));
  await other.goto("/templates", { waitUntil: "networkidle" });
  await other
    .getByRole("navigation", { name: "Catalogue" })
    .getByRole("link", { name: "Construction objects" })
    .click();
  await expect(count(other, "50 of 66")).toBeVisible();
  expect(service.count("E3")).toBe(1);
  // The user returns to this tab; until then, the other one may still be storing.
  const kept = page.getByRole("table").getByRole("row", { name: /^Faulty service/ });
  const isShown = async (): Promise<boolean> => {
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    return kept.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await page.getByRole("button", { name: "Forget all" }).click();
  await expect(page.getByRole("main")).toContainText("Everything was forgotten.");
  const closed = other.waitForEvent("close");
  await other.close({ runBeforeUnload: true });
  await closed;
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Nothing is kept on this device.");
});

test("what was read a moment before the page is closed is kept", async ({ page, service, browserErrors }) => {
  browserErrors.expect(/net::ERR_EMPTY_RESPONSE/);
  await page.goto("/templates", { waitUntil: "networkidle" });
  await page
    .getByRole("navigation", { name: "Catalogue" })
    .getByRole("link", { name: "Construction objects" })
    .click();
  await expect(count(page, "50 of 66")).toBeVisible();
  for (const operation of READING) service.fail(operation, hangUp);
  await page.reload();
  await expect(count(page, "50 of 66")).toBeVisible();
});

test("what was forgotten can be kept again", async ({ page, service, browserErrors }) => {
  browserErrors.expect(/net::ERR_EMPTY_RESPONSE/);
  const keep = async (): Promise<void> => {
    await page.getByRole("link", { name: "Works and services" }).click();
    await page.getByRole("button", { name: "Keep this classification" }).click();
    await expect(page.getByRole("region", { name: "Keeping" })).toContainText("Kept on this device", {
      timeout: 60_000,
    });
  };
  await page.goto("/classifications");
  await keep();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Offline" }).click();
  await page.getByRole("button", { name: "Forget all" }).click();
  await expect(page.getByRole("main")).toContainText("Nothing is kept on this device.");
  await page
    .getByRole("navigation", { name: "Catalogue" })
    .getByRole("link", { name: "Classifications" })
    .click();
  await keep();
  for (const operation of READING) service.fail(operation, hangUp);
  await page.reload();
  await expect(tree(page).getByRole("treeitem", { name: /^1 / })).toBeVisible();
});

test("where storage is forbidden, the names are forgotten, and nothing fails silently", async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("Forbidden", "SecurityError");
    };
  });
  await page.goto("/templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  expect(service.count("E9")).toBeGreaterThan(0);
  const names = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("plinth.met ")));
  await expect.poll(names).toBe(true);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Offline" }).click();
  await expect(page.getByRole("alert")).toContainText("This browser keeps nothing");
  await page.getByRole("button", { name: "Forget all" }).click();
  await expect.poll(names).toBe(false);
  const keep = page.getByRole("switch", { name: "Keep what is read on this device", exact: true });
  await keep.uncheck({ force: true, timeout: 10_000 });
  await expect(keep).not.toBeChecked();
  await expect(page.getByRole("alert")).toContainText("This browser keeps nothing");

  await keep.check({ force: true });
  await page.getByRole("link", { name: "Classifications", exact: true }).click();
  await page.getByRole("link", { name: "Works and services" }).click();
  await page.getByRole("button", { name: "Keep this classification" }).click();
  await expect(page.getByRole("region", { name: "Keeping" })).toContainText(
    "Not kept, or not all of it: this browser does not let",
  );
});

test("where storage never opens, a failure is shown", async ({ page, service, browserErrors }) => {
  browserErrors.expect(/net::ERR_EMPTY_RESPONSE/);
  await page.addInitScript(() => {
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  });
  for (const operation of READING) service.fail(operation, hangUp);
  await page.goto("/templates");
  await expect(page.getByRole("alert")).toContainText("The service cannot be reached");
});
