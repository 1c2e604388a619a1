import type { Locator, Page } from "@playwright/test";
import { count, expect, test } from "../fixtures/fault-test.ts";
import { held } from "../fixtures/faults.ts";
import { chooseCulture, tree } from "../fixtures/locators.ts";

/** Responses that arrive in another order than their requests: the latest request counts. */

const list = (page: Page, name: string): Locator => page.getByRole("list", { name, exact: true });

/** Waits for a released response to reach the page, if it does. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/config.json", { cache: "no-store" }));
}

const go = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name, exact: true }).click();

test("quick typing: a late response to the first letters changes nothing", async ({ page, service }) => {
  const slow = held();
  service.fail(["E3", { SearchTerm: "do" }], slow.fault);
  await page.goto("/construction-objects");
  await expect(count(page, "50 of 66")).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Search construction objects" });
  await field.fill("do");
  await expect.poll(() => service.count(["E3", { SearchTerm: "do" }])).toBe(1);
  await field.fill("door");
  await expect(count(page, "3 of 3")).toBeVisible();
  slow.release();
  await settle(page);
  await expect(count(page, "3 of 3")).toBeVisible();
  await expect(list(page, "Construction objects").getByRole("link")).toHaveText([/door/i, /door/i, /door/i]);
  expect(service.count("E3"), "one request a question").toBe(3);
});

test("quick typing in the tree: the hits match the text in the field", async ({ page, service }) => {
  const slow = held();
  service.fail(["E2", { SearchTerm: "wall" }], slow.fault);
  await page.goto("/classifications");
  await list(page, "Classifications").getByRole("link", { name: "Building elements" }).click();
  const field = page.getByRole("searchbox", { name: "Search codes" });
  await field.fill("wall");
  await expect.poll(() => service.count(["E2", { SearchTerm: "wall" }])).toBe(1);
  await field.fill("roof");
  const hits = list(page, "Matching codes");
  await expect(hits.getByRole("link").first()).toContainText(/roof/i);
  slow.release();
  await settle(page);
  await expect(hits.getByRole("link").first()).toContainText(/roof/i);
  await expect(hits.getByRole("link").filter({ hasText: /^\S* ?wall/i })).toHaveCount(0);
  await field.fill("");
  await expect(tree(page).getByRole("treeitem").first()).toBeVisible();
});

test("quick culture switches: names are in the culture chosen last", async ({ page, service }) => {
  await page.goto("/templates?culture=fr-FR");
  const links = list(page, "Templates").getByRole("link");
  await expect(links.nth(9)).toBeVisible();
  // How many rows are rendered may differ.
  const names = async (): Promise<string[]> => (await links.allTextContents()).slice(0, 10);
  const french = await names();
  await chooseCulture(page, "en");
  await expect.poll(names).not.toEqual(french);

  const german = held();
  const norwegian = held();
  service.fail(["E9", { culture: "de-DE" }], german.fault);
  service.fail(["E9", { culture: "nb-NO" }], norwegian.fault);
  await chooseCulture(page, "de-DE");
  await expect.poll(() => service.count(["E9", { culture: "de-DE" }])).toBe(1);
  await chooseCulture(page, "nb-NO");
  await expect.poll(() => service.count(["E9", { culture: "nb-NO" }])).toBe(1);
  await chooseCulture(page, "fr-FR");
  await expect.poll(names).toEqual(french);
  norwegian.release();
  german.release();
  await settle(page);
  expect(await names()).toEqual(french);
  await expect(page).toHaveURL(/culture=fr-FR/);

  // Navigation to a page whose module is still loading takes effect too.
  const code = Promise.withResolvers<void>();
  await page.route(/units-page-.*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await go(page, "Units");
  await chooseCulture(page, "en");
  code.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Units");
  await expect(page).toHaveURL(/\/units\?culture=en$/);
});

test("quick navigation: each page shows its own list, whichever response arrives first", async ({
  page,
  service,
}) => {
  const templates = held();
  const classifications = held();
  await page.goto("/units");
  service.fail("E9", templates.fault);
  service.fail("E5", classifications.fault);
  await go(page, "Templates");
  await expect.poll(() => service.count("E9")).toBeGreaterThan(0);
  await go(page, "Classifications");
  await expect.poll(() => service.count("E5")).toBeGreaterThan(0);
  await go(page, "Construction objects");
  await expect(count(page, "50 of 66")).toBeVisible();
  classifications.release();
  templates.release();
  await settle(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Construction objects");
  await expect(count(page, "50 of 66")).toBeVisible();
  await page.goBack();
  await expect(count(page, "4 of 4")).toBeVisible();
  await page.goBack();
  await expect(count(page, "50 of 96")).toBeVisible();
  expect(service.requests.length, "requests in all").toBeLessThan(10);
});

test("a page that opens during its prefetch waits for it and sends no second request", async ({
  page,
  service,
}) => {
  await page.goto("/templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  const properties = held();
  service.fail("E6", properties.fault);
  const link = list(page, "Templates").getByRole("link").first();
  await link.hover();
  await expect.poll(() => service.count("E6")).toBe(1);
  await link.click();
  await expect(page.getByRole("tab", { name: "Properties" })).toBeVisible();
  properties.release();
  await expect(list(page, "Mapped properties").getByRole("link").first()).toBeVisible();
  expect(service.count("E6")).toBe(1);
});
