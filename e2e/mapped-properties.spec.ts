import type { Page } from "@playwright/test";
import { clipboardText } from "./fixtures/locators.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { concept, list } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const PROPERTIES = Array.from({ length: 120 }, (_, index) => concept(`p${index}`, `Property ${index}`));

/** A template with 120 properties, each with 12 values and a document. Requests per row are held back until released. */
async function stubTemplate(page: Page, config: Record<string, unknown> = {}) {
  const requested: string[] = [];
  /** The properties whose values were requested. */
  const withValues: string[] = [];
  const waiting: (() => void)[] = [];
  const state = { isHolding: false, most: 0, ofTag: 2 };
  await useService(
    page,
    async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const operation = pathname.split("/").at(-1) ?? "";
      requested.push(
        operation === "mappedProperties" ? `${operation} ${searchParams.get("Skip")}` : operation,
      );
      if (operation === "mappedProperties") return list(request, PROPERTIES);
      if (pathname.includes("/property-tags/")) {
        const results = searchParams.get("Skip") === "0" ? PROPERTIES.slice(3, 5) : [];
        const pagination = { total: state.ofTag, take: 50, skip: 0, returned: results.length };
        return Response.json({ results, pagination });
      }
      if (state.isHolding) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        state.most = Math.max(state.most, waiting.length);
        await promise;
      }
      const property = searchParams.get("propertyVersionGuid") ?? "";
      if (operation === "values") withValues.push(property);
      if (operation === "values")
        return Response.json(
          Array.from({ length: 12 }, (_, index) => concept(`${property} v${index}`, `${property}/${index}`)),
        );
      if (operation === "referenced-document") return Response.json(concept("d", "EN 14351"));
      return list(request, []);
    },
    config,
  );
  return {
    state,
    count: (operation: string) => requested.filter((one) => one === operation).length,
    withValues: () => [...withValues],
    waiting: () => waiting.length,
    release: () => {
      state.isHolding = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

const properties = (page: Page) => page.getByRole("list", { name: "Mapped properties" });
const row = (page: Page, name: string) =>
  properties(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
const filter = (page: Page) => page.getByRole("searchbox", { name: "Filter properties" });
const details = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

test("values and documents are loaded for the rows in view only, four at a time, while switched on", async ({
  page,
}) => {
  const service = await stubTemplate(page);
  await page.goto("/templates/t/properties");
  await expect(row(page, "Property 0")).toBeVisible();
  expect(service.count("values")).toBe(0);

  service.state.isHolding = true;
  await page.getByRole("switch", { name: "Values" }).click();
  await expect.poll(service.waiting).toBe(4);
  await page.getByRole("switch", { name: "Values" }).click();
  service.release();
  await page.getByRole("switch", { name: "Documents" }).click();
  await expect(row(page, "Property 0").getByRole("link", { name: "EN 14351" })).toBeVisible();
  expect(service.count("values")).toBe(4);

  await page.getByRole("switch", { name: "Values" }).click();
  await expect(row(page, "Property 0")).toContainText("p0/0, p0/1, p0/2");
  await expect(row(page, "Property 0").getByText("p0/1", { exact: true })).toHaveAttribute("lang", "en");
  await expect(row(page, "Property 0")).toContainText("12 values");
  await expect(row(page, "Property 5")).toContainText("12 values");
  expect(service.state.most).toBe(4);
  expect(service.count("values")).toBeLessThan(45);
  await axe(page);

  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("50 rows copied")).toBeAttached();
  const copied = (await clipboardText(page)).split(/\r?\n/);
  expect(copied[0]).toBe("Name\tDefault name\tVersion GUID\tGUID\tValues\tReferenced document");
  expect(copied[1]).toMatch(/\tp0\/0, p0\/1, .*p0\/11\tEN 14351$/);
  expect(copied[50]).toMatch(/\tNot loaded yet\tNot loaded yet$/);
  const loaded = new Set(
    copied
      .map((line) => line.split("\t"))
      .flatMap(([, , guid = "", , values]) => (values === "Not loaded yet" ? [] : [guid])),
  );
  expect(loaded).toContain("p5");
  const before = service.withValues().length;

  // The setting is remembered, and nothing is requested twice.
  await row(page, "Property 5").getByRole("link", { name: "Property 5" }).click();
  await expect(page.getByRole("list", { name: "Values" })).toBeVisible();

  // In a low window the values scroll, by keyboard as well.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, height: 400 });
  const last = page.getByText("p5/11", { exact: true });
  await expect(last).not.toBeInViewport();
  await page.getByRole("group", { name: "Values" }).focus();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await axe(page);
  await page.setViewportSize(size);

  await page.getByRole("link", { name: "Close property" }).click();
  await expect(page).toHaveURL(/\/properties$/);
  const later = service.withValues().slice(before);
  expect(later.filter((property) => loaded.has(property))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Values" })).toBeChecked();
  await expect(row(page, "Property 0")).toContainText("12 values");
});

test("the buttons and documents of the rows stay below the footer of the list", async ({ page }) => {
  await stubTemplate(page);
  await page.goto("/templates/t/properties");
  await page.getByRole("switch", { name: "Documents" }).click();
  await expect(row(page, "Property 5").getByRole("link", { name: "EN 14351" })).toBeVisible();
  const footer = page.getByRole("button", { name: "Load more" }).locator("..");
  // Some of the rows are below the footer, whatever their height.
  const above = await footer.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 2; x < right; x += 4)
      for (let y = top + 2; y < bottom; y += 4) {
        const topmost = document.elementFromPoint(x, y);
        if (topmost !== null && !element.contains(topmost)) found.add(topmost.outerHTML);
      }
    return [...found];
  });
  expect(above).toEqual([]);
});

test("by keyboard: from the filter to the properties, with the details following the focus", async ({
  page,
}) => {
  await stubTemplate(page);
  await page.goto("/templates/t/properties");
  await filter(page).focus();
  await page.keyboard.type("erty 4");
  await expect(page.getByText("11 of 120 match", { exact: true })).toBeVisible();
  await expect(properties(page).getByRole("listitem")).toHaveCount(11);
  await expect(page).toHaveURL(/\?search=erty\+4$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(details(page, "Property 4")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "Property 41").getByRole("link")).toBeFocused();
  await expect(details(page, "Property 41")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(details(page, "Property 40")).toBeVisible();
  await expect(row(page, "Property 40").getByRole("link")).toBeFocused();

  await details(page, "Property 40").click();
  await page.keyboard.press("Escape");
  await expect(details(page, "Property 40")).toBeHidden();
  await expect(row(page, "Property 40").getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/\/properties\?search=erty\+4$/);
  await page.goBack();

  await page.reload();
  await expect(details(page, "Property 40")).toBeVisible();
  await expect(filter(page)).toHaveValue("erty 4");
  // The properties passed with the arrow keys add no history entries.
  await page.goBack();
  await expect(page).toHaveURL(/\/properties\?search=erty\+4$/);
  await expect(properties(page).getByRole("listitem")).toHaveCount(11);
  await filter(page).fill("Property 11");
  await expect(page.getByText("11 of 120 match", { exact: true })).toBeVisible();
  await filter(page).fill("nowhere");
  await expect(page.getByText("Nothing found for 'nowhere' among the 120 mapped properties.")).toBeVisible();
});

test("a property that is opened at once after filtering keeps the filter", async ({ page }) => {
  await stubTemplate(page);
  await page.goto("/templates/t/properties");
  await row(page, "Property 1").waitFor();
  await filter(page).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "Property 1");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    document.querySelector<HTMLElement>('[role=list] a[href*="/p1"]')?.click();
  });
  await expect(page).toHaveURL(/\/properties\/p1\?search=Property\+1$/);
  await expect(filter(page)).toHaveValue("Property 1");
});

test("'Print' loads missing data, and all of it is printed", async ({ page }) => {
  await stubTemplate(page);
  // Requests for rows that leave the view may be cancelled and sent again.
  const answered = new Set<string>();
  page.on("requestfinished", (request) => {
    if (request.url().includes("referenced-document")) answered.add(request.url());
  });
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event("beforeprint"));
  });
  await page.goto("/templates/t/properties");
  const head = page.getByText(/^Test service · .* 20\d\d$/);
  await filter(page).fill("Property 11");
  await expect(properties(page).getByRole("listitem")).toHaveCount(11);
  await page.getByRole("switch", { name: "Documents" }).click();
  await page.getByRole("button", { name: "Print" }).click();
  await expect(head).toBeVisible();
  await expect(properties(page).getByText("EN 14351", { exact: true })).toHaveCount(11);
  await expect.poll(() => answered.size, "only those that the filter shows").toBe(11);

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(head).toBeHidden();
  // 'Print' right after the filter is cleared, before the list is rendered without it.
  const print = await page.getByRole("button", { name: "Print" }).elementHandle();
  await page.getByRole("button", { name: "Clear the filter" }).evaluate((clear: HTMLElement, button) => {
    clear.click();
    if (button instanceof HTMLElement) button.click();
  }, print);
  await expect(head).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(properties(page).getByRole("listitem")).toHaveCount(120);
  await expect(properties(page).getByText("EN 14351", { exact: true })).toHaveCount(120);
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect.poll(() => answered.size).toBe(120);
});

test("'Print' takes the columns that are shown when the page is printed", async ({ page }) => {
  const service = await stubTemplate(page);
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      const printed = document.querySelector("main")?.textContent.split("EN 14351").length ?? 0;
      document.documentElement.dataset["printed"] = String(printed - 1);
    };
  });
  await page.goto("/templates/t/properties");
  await filter(page).fill("Property 11");
  await expect(page.getByText("11 of 120 match", { exact: true })).toBeVisible();
  service.state.isHolding = true;
  await page.getByRole("switch", { name: "Values" }).click();
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading the data to print" })).toBeVisible();
  await page.getByRole("switch", { name: "Documents" }).click();
  await expect.poll(service.waiting).toBe(4);
  service.release();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "11");
});

test("properties are grouped by known tags on demand", async ({ page }) => {
  const service = { name: "Test service", baseUrl: SERVICE_URL, auth: "none" };
  const startingPoints = { propertyTags: [{ versionGuid: "fire", name: "Fire safety" }] };
  const { count, state } = await stubTemplate(page, { services: [{ ...service, startingPoints }] });
  await page.goto("/templates/t/properties");
  await expect(row(page, "Property 0")).toBeVisible();
  expect(count("properties")).toBe(0);
  state.ofTag = 3;
  await page.getByRole("switch", { name: "Group by tag" }).click();
  const rows = properties(page).getByRole("listitem");
  await expect(rows.first()).toHaveText(/Fire safety.*Property 3/s);
  await expect(rows.nth(1)).toHaveText("Property 4");
  await expect(rows.nth(2)).toHaveText(/Without a known tag.*Property 0/s);
  await expect(page.getByRole("button", { name: "Load all" })).toBeVisible();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Some property tags could not be loaded");
  await expect(alert).toContainText("The service sent 2 of 3.");
  expect(count("properties")).toBe(2);
  await axe(page);
  state.ofTag = 2;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toHaveCount(0);
  await expect(rows.nth(1)).toHaveText("Property 4");
});
