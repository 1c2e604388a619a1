import type { Locator, Page } from "@playwright/test";
import { countKeys, tabTo } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { concept, list as listOf, problem } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const OLD = { conceptGuid: "c", versionGuid: "old", majorVersion: 1, minorVersion: 0, isLatest: false };
const NEW = { conceptGuid: "c", versionGuid: "new", majorVersion: 2, minorVersion: 1, isLatest: true };

/** The responses of the stub service, by the end of the operation's path: lists, which are paged unless they are in `UNPAGED`. */
const ANSWERS: Record<string, unknown> = {
  templates: [concept("t", "Door"), concept("u", "Window")],
  mappedProperties: [concept("p", "Height"), concept("q", "Width")],
  "templates/classifications": [concept("c", "Building elements")],
  documents: [concept("d", "EN 14351")],
  versions: [OLD, NEW],
  "referenced-document": concept("d", "EN 14351"),
  values: [concept("x", "10 mm"), concept("y", "20 mm")],
  classifications: [concept("c", "Building elements")],
  "classification-codes": [{ ...concept("k", "Walls"), classNumber: "3", hasCodes: false }],
};
const UNPAGED = new Set(["documents", "values"]);

function operationOf(pathname: string): string {
  const end = pathname.split("/").at(-1) ?? "";
  return end === "classifications" && pathname.includes("/templates/") ? `templates/${end}` : end;
}

/** Stubs a service and records its requests; any response can be replaced during the test. */
async function stub(page: Page, replaced: Record<string, unknown> = {}) {
  const requested: string[] = [];
  const answers = new Map(Object.entries({ ...ANSWERS, ...replaced }));
  await useService(page, (request) => {
    const url = new URL(request.url);
    const operation = operationOf(url.pathname);
    requested.push(operation);
    const answer = answers.get(operation);
    if (typeof answer === "number") return problem(answer);
    if (!Array.isArray(answer) || UNPAGED.has(operation)) return Response.json(answer);
    return listOf(request, answer);
  });
  return {
    answers,
    times: (operation: string) => requested.filter((one) => one === operation).length,
    /** The number of requests by operation. */
    counts: () =>
      Object.fromEntries(requested.map((one) => [one, requested.filter((other) => other === one).length])),
  };
}

const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const linkIn = (page: Page, of: string, name: string | RegExp) =>
  list(page, of).getByRole("link", { name }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Whether the pane around a list is scrolled to its end; runs in the page. */
function isAtEnd(list: Element): boolean {
  let pane = list.parentElement;
  while (pane !== null && pane.scrollHeight <= pane.clientHeight + 1) pane = pane.parentElement;
  return pane !== null && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1;
}

/** Scrolls down the list until the element is rendered. */
async function scrollTo(page: Page, of: string, locator: Locator): Promise<void> {
  await linkIn(page, of, /./).hover();
  const isRendered = async (): Promise<boolean> => {
    if ((await locator.count()) > 0) return true;
    // Less than the list is high, so that no row is passed over; if one was, from the start again.
    await page.mouse.wheel(0, (await list(page, of).evaluate(isAtEnd)) ? -100_000 : 300);
    return false;
  };
  await expect.poll(isRendered, { intervals: [100] }).toBe(true);
  await locator.scrollIntoViewIfNeeded();
}

async function top(locator: Locator): Promise<number> {
  return Math.round((await locator.boundingBox())?.y ?? Number.NaN);
}

test.describe("with the sample catalogue", () => {
  test("from a code to a template, a property, its document and its other templates, and all the way back", async ({
    page,
  }) => {
    await page.goto("/classifications");
    await linkIn(page, "Classifications", /^Building elements/).click();
    await page.getByRole("searchbox", { name: "Search codes" }).fill("Concrete external walls");
    await linkIn(page, "Matching codes", /^Concrete external walls/).click();
    await linkIn(page, "Templates", /^Precast concrete wall panel/).click();
    await expect(heading(page, "Precast concrete wall panel")).toBeFocused();
    await expect(page.getByRole("tab", { name: "Properties" })).toHaveAttribute("aria-selected", "true");

    const row = linkIn(page, "Mapped properties", "Strength class of concrete");
    await scrollTo(page, "Mapped properties", row);
    await row.hover();
    const before = await top(row);
    await row.click();
    await expect(page.getByRole("heading", { level: 2, name: /^Strength class of concrete/ })).toBeVisible();
    await expect(row).toHaveAttribute("aria-current", "true");
    await expect.poll(() => top(row)).toBe(before);
    await expect(list(page, "Values")).toBeVisible();

    const document = page.getByRole("region", { name: "Referenced document" }).getByRole("link");
    await expect(document).toHaveAccessibleName(/^EN 206/);
    await document.click();
    await expect(page).toHaveURL(/\/documents\/[^/]+$/);
    await expect(heading(page, /^EN 206/)).toBeFocused();

    // On to another template of the document, from further down its list.
    const others = list(page, "Templates").getByRole("link");
    await expect(others.first()).toBeVisible();
    const last = others.filter({ hasNotText: "Precast concrete wall panel" }).last();
    const name = (await last.innerText()).trim();
    // By its name: once it is in view, another may be the last that is rendered.
    const other = linkIn(page, "Templates", name);
    await other.hover();
    const otherBefore = await top(other);
    await other.click();
    await expect(heading(page, name)).toBeVisible();
    await expect(linkIn(page, "Mapped properties", /./)).toBeVisible();

    await page.goBack();
    await expect(heading(page, /^EN 206/)).toBeVisible();
    await expect.poll(() => top(other)).toBe(otherBefore);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: /^Strength class of concrete/ })).toBeVisible();
    await expect.poll(() => top(row)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/templates\/[^/]+\/properties$/);
    await expect.poll(() => top(row)).toBe(before);
    await page.goBack();
    await expect(page.getByRole("treeitem", { selected: true })).toHaveAccessibleName(
      /Concrete external walls/,
    );
    await expect(linkIn(page, "Templates", /^Precast concrete wall panel/)).toBeVisible();
  });

  test("a reload shows the property again, with its row in view", async ({ page }) => {
    await page.goto("/templates");
    await linkIn(page, "Templates", /^Aluminium window/).click();
    const row = linkIn(page, "Mapped properties", /^Weighted sound reduction index/);
    await scrollTo(page, "Mapped properties", row);
    await row.click();
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: /^Weighted sound/ })).toBeVisible();
    await expect(row).toBeInViewport();
  });

  test("Back restores the scroll position of the list of templates", async ({ page }) => {
    await page.goto("/templates");
    await expect(page.getByRole("status")).toHaveText(/^50 of 96$/);
    const link = linkIn(page, "Templates", /^Passenger lift/);
    await scrollTo(page, "Templates", link);
    await link.hover();
    const name = (await link.innerText()).trim();
    const before = await top(link);
    await link.click();
    await expect(heading(page, name)).toBeVisible();
    await page.goBack();
    await expect.poll(() => top(link)).toBe(before);
  });

  test("an older version has a note with a link to the latest", async ({ page }) => {
    await page.goto("/templates");
    const panel = linkIn(page, "Templates", /^Cross-laminated timber panel/);
    await scrollTo(page, "Templates", panel);
    await panel.click();
    await page.getByRole("tab", { name: "Versions" }).click();
    const versions = list(page, "Versions").getByRole("link");
    await expect(versions).toHaveCount(3);
    await expect(page.getByRole("note")).toBeHidden();
    await linkIn(page, "Versions", /^Version 1\.0/).click();
    await expect(page.getByRole("note")).toHaveText(/^Version 1\.0 is not the latest\./);
    await expect(heading(page, "Cross-laminated timber panel")).toBeVisible();
    await page
      .getByRole("note")
      .getByRole("link", { name: /latest, version 2\.0/ })
      .click();
    await expect(page.getByRole("note")).toBeHidden();
    await expect(linkIn(page, "Versions", /^Version 2\.0 Latest Shown/)).toBeVisible();
  });

  test("filters show names, even if the browser has not stored them", async ({ page, browser, baseURL }) => {
    await page.goto("/classifications");
    await linkIn(page, "Classifications", /^Building elements/).click();
    await page.getByRole("searchbox", { name: "Search codes" }).fill("Concrete external walls");
    await linkIn(page, "Matching codes", /^Concrete external walls/).click();
    await page.getByRole("heading", { name: "Templates" }).getByRole("link").click();
    const filters = page.getByRole("group", { name: "Filters" });
    await expect(filters.getByRole("link")).toHaveText(["Building elements", "Concrete external walls"]);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    const filtersOfOther = other.getByRole("group", { name: "Filters" });
    await expect(filtersOfOther.getByRole("link")).toHaveText([
      "Building elements",
      "Concrete external walls",
    ]);
    await elsewhere.close();

    await filters.getByRole("switch", { name: "Include nested" }).click();
    await expect(page).toHaveURL(/nested=true/);
    await filters.getByRole("button", { name: /code Concrete external walls/ }).click();
    await expect(filters.getByRole("link")).toHaveText(["Building elements"]);
    await expect(page).not.toHaveURL(/code=/);
    await page.goBack();
    await expect(filters.getByRole("link")).toHaveText(["Building elements", "Concrete external walls"]);
  });

  test("in Arabic, names are Arabic if available, else marked as untranslated", async ({ page }) => {
    await page.goto("/templates?culture=ar");
    const translated = list(page, "Templates").getByRole("link", { name: /^[\u0600-\u06FF]/ });
    await translated.first().click();
    await expect(heading(page, /^[\u0600-\u06FF]/)).toBeVisible();
    const rows = list(page, "Mapped properties").getByRole("link");
    await expect(rows.filter({ hasText: /^[\u0600-\u06FF]/ }).first()).toBeVisible();
    await rows
      .filter({ hasText: /^[\u0600-\u06FF]/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 2, name: /[\u0600-\u06FF]/ })).toBeVisible();
    await expect(page).toHaveURL(/culture=ar/);
    await axe(page);
    await page.goto("/properties?culture=ar");
    await expect(list(page, "Properties").getByRole("link").first()).toBeVisible();
    await axe(page);
  });

  test("from the list of templates to the values of a property by keyboard alone", async ({ page }) => {
    const keys = await countKeys(page);
    await page.goto("/");
    await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "Templates" }));
    await page.keyboard.press("Enter");
    await expect(heading(page, "Templates")).toBeFocused();
    await tabTo(page, page.getByRole("searchbox", { name: "Filter templates" }));
    await page.keyboard.type("alu");
    await expect(list(page, "Templates").getByRole("link")).toHaveText([
      /^Aluminium window/,
      /^Timber-aluminium window/,
    ]);
    await page.keyboard.press("ArrowDown");
    await expect(linkIn(page, "Templates", /^Aluminium window/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Aluminium window")).toBeFocused();
    await tabTo(page, page.getByRole("switch", { name: "Values" }));
    await page.keyboard.press("Space");
    const line = list(page, "Mapped properties")
      .getByRole("listitem")
      .filter({ hasText: "Air permeability" });
    await expect(line).toContainText("5 values");
    expect(await keys(), "keys from the overview to the values").toBeLessThanOrEqual(22);
    await tabTo(page, linkIn(page, "Mapped properties", /^Air permeability class/));
    await page.keyboard.press("Enter");
    await expect(list(page, "Values")).toContainText("Class 4");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(linkIn(page, "Mapped properties", /^Article number/)).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test("a property opens below the list, and nothing is wider than the screen", async ({ page }) => {
      await page.goto("/templates");
      await linkIn(page, "Templates", /^Aluminium window/).click();
      const row = linkIn(page, "Mapped properties", /^Burglar resistance class/);
      await row.click();
      const details = page.getByRole("heading", { level: 2, name: /^Burglar resistance class/ });
      await expect(details).toBeInViewport();
      expect(await top(details)).toBeGreaterThan(await top(row));
      for (const tab of ["Classifications", "Documents", "Versions"]) {
        await page.getByRole("tab", { name: tab }).click();
        await expect(list(page, tab).getByRole("link").first()).toBeVisible();
        const width = await page.getByRole("main").evaluate((main) => main.scrollWidth);
        expect(width).toBeLessThanOrEqual(360);
      }
    });
  });

  test("known properties are found by name, and any property by its GUID", async ({ page }) => {
    await page.goto("/templates");
    await linkIn(page, "Templates", /^Aluminium window/).click();
    await expect(linkIn(page, "Mapped properties", /^Burglar resistance class/)).toBeVisible();
    await page
      .getByRole("navigation", { name: "Catalogue" })
      .getByRole("link", { name: "Properties" })
      .click();
    await page.getByRole("searchbox", { name: "Search properties" }).fill("burglar");
    await expect(list(page, "Properties").getByRole("link")).toHaveCount(1);
    await linkIn(page, "Properties", /^Burglar resistance class/).click();
    await expect(heading(page, "Burglar resistance class")).toBeVisible();
    const guid = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.goBack();
    await expect(page.getByRole("searchbox", { name: "Search properties" })).toHaveValue("burglar");
    await page.getByRole("textbox", { name: /version GUID/ }).fill(` ${guid} `);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Burglar resistance class")).toBeVisible();
    await axe(page);
    await page.goBack();
    await page.getByRole("searchbox", { name: "Search properties" }).fill(` ${guid} `);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Burglar resistance class")).toBeVisible();
  });
});

test.describe("with a stub service", () => {
  test("a tab sends requests only when opened, and Back moves through the tabs", async ({ page }) => {
    const service = await stub(page);
    await page.goto("/templates/t");
    await expect(linkIn(page, "Mapped properties", "Height")).toBeVisible();
    // Its name is not known, so the title at least says what it is.
    await expect(page).toHaveTitle("t · Template · Plinth");
    await expect.poll(service.counts).toEqual({ mappedProperties: 1, versions: 1 });
    await expect(page.getByRole("button", { name: "Export" }), "that of the page").toHaveCount(1);
    for (const [tab, address] of [
      ["Classifications", /\/templates\/t\/classifications$/],
      ["Documents", /\/templates\/t\/documents$/],
      ["Versions", /\/templates\/t\/versions$/],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`t · ${tab} · Plinth`);
      await expect(page.getByRole("tabpanel", { name: tab })).toBeVisible();
      await expect(list(page, tab)).toBeVisible();
      await expect(page.getByRole("button", { name: "Export" }), "that of the page").toHaveCount(1);
    }
    const all = { mappedProperties: 1, versions: 1, "templates/classifications": 1, documents: 1 };
    expect(service.counts()).toEqual(all);
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Documents" })).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await page.goBack();
    await expect(linkIn(page, "Mapped properties", "Height")).toBeVisible();
    expect(service.counts()).toEqual(all);
  });

  test("tabs work by keyboard", async ({ page }) => {
    const service = await stub(page);
    await page.goto("/templates/t/properties");
    await page.getByRole("tab", { name: "Properties" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Documents" })).toBeFocused();
    expect(service.times("documents")).toBe(0);
    await page.keyboard.press("Space");
    await expect(linkIn(page, "Documents", "EN 14351")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Documents" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(linkIn(page, "Versions", /^Version 2\.1/)).toBeVisible();
  });

  test("a link prefetches once when the pointer or the focus rests on it", async ({ page }) => {
    const service = await stub(page);
    await page.goto("/templates");
    await linkIn(page, "Templates", "Door").hover();
    await expect.poll(() => service.counts()).toEqual({ templates: 1, mappedProperties: 1, versions: 1 });
    await linkIn(page, "Templates", "Door").focus();
    await linkIn(page, "Templates", "Door").click();
    await linkIn(page, "Mapped properties", "Width").focus();
    await expect.poll(() => service.times("values")).toBe(1);
    await linkIn(page, "Mapped properties", "Width").click();
    await expect(list(page, "Values")).toBeVisible();
    await expect.poll(service.counts).toEqual({
      templates: 1,
      mappedProperties: 1,
      versions: 2,
      values: 1,
      "referenced-document": 1,
    });
  });

  test("only some of thousands of values are rendered", async ({ page }) => {
    const values = Array.from({ length: 5000 }, (_, index) => concept(`v${index}`, `Value ${index}`));
    await stub(page, { values });
    await page.goto("/templates/t/properties/p");
    await expect(list(page, "Values").getByText("Value 0", { exact: true })).toBeVisible();
    expect(await list(page, "Values").getByRole("listitem").count()).toBeLessThan(100);
    await expect(page.getByText("5,000 of 5,000")).toBeAttached();
  });

  test("a missing or failed referenced document does not affect the rest", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 403/);
    const service = await stub(page, { "referenced-document": {} });
    const part = page.getByRole("region", { name: "Referenced document" });
    await page.goto("/properties/p");
    await expect(page).toHaveTitle("p · Property · Plinth");
    await expect(part).toContainText("No referenced document");
    await expect(page.getByRole("alert")).toHaveCount(0);
    service.answers.set("referenced-document", 403);
    await page.goto("/templates/t/properties/p");
    await expect(part.getByRole("alert")).toContainText("HTTP 403");
    await expect(list(page, "Values")).toBeVisible();
    service.answers.set("referenced-document", ANSWERS["referenced-document"]);
    await part.getByRole("button", { name: "Retry" }).click();
    await expect(part.getByRole("link", { name: "EN 14351" })).toBeVisible();
    await axe(page);
  });

  test("filters are chips that can be removed one by one", async ({ page }) => {
    const service = await stub(page);
    await page.goto("/templates?classification=c&code=k&nested=true");
    const filters = page.getByRole("group", { name: "Filters" });
    // Only what is rendered is requested; filters that are removed at once are skipped.
    const requested = (times: number) => expect.poll(() => service.times("templates")).toBe(times);
    await expect(filters.getByRole("link")).toHaveText(["Building elements", "Walls"]);
    await expect(filters.getByRole("switch", { name: "Include nested" })).toBeChecked();
    await axe(page);
    await filters.getByRole("button", { name: /Building elements/ }).click();
    await expect(page).toHaveURL(/\/templates\?code=k&nested=true$/);
    await expect(filters).toBeFocused();
    await requested(2);
    await filters.getByRole("button", { name: /Walls/ }).click();
    await requested(3);
    await filters.getByRole("switch", { name: "Include nested" }).click();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(/\/templates$/);
    await requested(4);
  });
});
