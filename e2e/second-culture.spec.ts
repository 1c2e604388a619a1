import type { Locator, Page } from "@playwright/test";
import {
  chooseCulture,
  clipboardText,
  code,
  openClassification,
  tree,
  typeAhead,
} from "./fixtures/locators.ts";
import { useSample, useService } from "./fixtures/service.ts";
import { CLASSIFICATION, codes, serveCodes } from "./fixtures/stub-codes.ts";
import { list as listOf, problem } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

function secondCulture(page: Page): Locator {
  return page.getByRole("combobox", { name: "Second culture" });
}

async function chooseSecond(page: Page, code: string): Promise<void> {
  await secondCulture(page).fill(code);
  await secondCulture(page).press("Enter");
}

/** The requests for codes and lists in a culture, by path and query. */
function requestsIn(page: Page, culture: string): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams, search } = new URL(request.url());
    if ([searchParams.get("culture"), searchParams.get("Culture")].includes(culture))
      requested.push(`${pathname.split("/").at(-1)}${search}`);
  });
  return requested;
}

test("Arabic beside German in the tree and the details, requested only for what is in view", async ({
  page,
}) => {
  await useSample(page);
  await openClassification(page, "Building elements");
  await chooseCulture(page, "de-DE");
  await code(page, "300 Gebäudehülle").click();
  await code(page, "340 Fenster und Außentüren").click();
  const selected = tree(page).getByRole("treeitem", { selected: true });
  await expect(selected).toHaveAccessibleName("340 Fenster und Außentüren");
  await expect(code(page, "342 Außentüren")).toBeVisible();
  await expect(tree(page).locator("[aria-busy=true]")).toHaveCount(0);
  const templates = page.getByRole("article").getByRole("list", { name: "Templates" });
  await expect(templates.getByRole("link").first()).toBeVisible();
  const elements = () => tree(page).evaluate((element) => element.querySelectorAll("*").length);
  const before = await elements();
  const german = requestsIn(page, "de-DE");
  const arabic = requestsIn(page, "ar");

  await chooseSecond(page, "ar");
  await expect(page).toHaveURL(/culture=de-DE.*beside=ar/);
  await expect(selected).toHaveAccessibleName("340 Fenster und Außentüren النوافذ والأبواب الخارجية");
  await expect(code(page, "342")).toHaveAccessibleName("342 Außentüren الأبواب الخارجية");
  const [first, second] = [selected.locator("bdi").first(), selected.locator("bdi").nth(1)];
  await expect(first).toHaveAttribute("lang", "de-DE");
  await expect(first).toHaveAttribute("dir", "ltr");
  await expect(second).toHaveAttribute("lang", "ar");
  await expect(second).toHaveAttribute("dir", "rtl");
  const [firstBox, secondBox] = [await first.boundingBox(), await second.boundingBox()];
  expect(secondBox?.x ?? 0, "side by side").toBeGreaterThan((firstBox?.x ?? 0) + (firstBox?.width ?? 0));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bauteile عناصر المبنى".replace(" ", ""));
  const title = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(title).toContainText("النوافذ والأبواب الخارجية");
  expect(german, "nothing of the first culture is requested again").toEqual([]);
  const ofCodes = arabic.filter((request) => request.startsWith("classification-codes"));
  expect(ofCodes, "the pages of the three open levels").toHaveLength(3);
  await expect
    .poll(() => arabic.length, "the name of the classification and the templates of the code")
    .toBe(5);
  test.info().annotations.push({
    type: "elements",
    description: `tree: ${before}, with a second culture: ${await elements()}`,
  });
  await axe(page);

  await page.goBack();
  await expect(selected).toHaveAccessibleName("340 Fenster und Außentüren");
  await expect(tree(page).locator("[lang=ar]")).toHaveCount(0);
  await expect.poll(elements).toBe(before);
  await page.goForward();
  await expect(selected).toHaveAccessibleName(/الخارجية$/);
  expect(arabic, "what was loaded is not requested again").toHaveLength(5);
});

test("a text that is missing in either culture is marked, in the description too", async ({ page }) => {
  await page.goto("/classifications?culture=de-DE&beside=ar");
  const list = page.getByRole("list", { name: "Classifications" });
  const works = list.getByRole("listitem").filter({ hasText: "Arbeiten und Dienstleistungen" });
  await expect(works).toHaveAccessibleDescription("Not translated · ar");
  await expect(works.getByRole("link")).toHaveAccessibleDescription("Not translated · ar");
  await expect(works).toContainText("Not translated · ar");
  await axe(page);

  await list.getByRole("link", { name: /^Bauteile/ }).click();
  await code(page, "300").click();
  await code(page, "340").click();
  await expect(code(page, "341")).toHaveAccessibleDescription("");
  const onlyArabic = code(page, "343");
  await expect(onlyArabic).toHaveAccessibleName("343 Hebe-Schiebe-Türen Sliding glazed doors");
  await expect(onlyArabic).toHaveAccessibleDescription("Not translated · ar");
  const both = code(page, "346");
  await expect(both).toHaveAccessibleName("346 Sills and flashings");
  await expect(both).toHaveAccessibleDescription("Not translated Not translated · ar");
  await both.click();
  const title = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(title).toContainText("Not translated · ar");

  await page.getByRole("button", { name: "Show definitions" }).click();
  await expect(code(page, "341")).toContainText("Glazed units");
  await axe(page);
});

test("links keep the second culture, a reload shows it again, and another visit does not", async ({
  page,
}) => {
  await page.goto("/classifications?culture=de-DE&beside=ar");
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(page).toHaveURL(/\/templates\?culture=de-DE&beside=ar$/);
  const list = page.getByRole("list", { name: "Templates" });
  await list.getByRole("link", { name: /^Aluminiumfenster/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Aluminiumfenster\s*نافذة ألمنيوم$/);
  const property = page.getByRole("list", { name: "Mapped properties" }).getByRole("link").first();
  await expect(property.locator("bdi[lang=ar]")).toBeVisible();

  await page.goto("/templates?culture=de-DE&beside=ar");
  await page.reload();
  await expect(secondCulture(page)).toHaveValue(/Arabic/);
  await expect(list.getByRole("link", { name: /^Aluminiumfenster/ })).toContainText("نافذة ألمنيوم");

  await chooseSecond(page, "de-DE");
  await expect(secondCulture(page), "the same as the first is none").toHaveValue("No second culture");
  await expect(list.locator("[lang=ar]")).toHaveCount(0);
  await page.goto("/templates");
  await expect(secondCulture(page)).toHaveValue("No second culture");
});

test("'Copy' and 'Export' have the second culture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/classifications?culture=de-DE&beside=ar");
  const list = page.getByRole("list", { name: "Classifications" });
  await expect(list).toContainText("عناصر المبنى");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("4 rows copied")).toBeAttached();
  const [head = "", row = ""] = (await clipboardText(page)).split(/\r?\n/);
  expect(head).toContain("de-DE");
  expect(head).toContain("ar");
  expect(row).toContain("Bauteile");
  expect(row).toContain("عناصر المبنى");

  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await expect(dialog.getByRole("checkbox", { name: /Arabic/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /German/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /English/ })).not.toBeChecked();
});

test("hits, breadcrumb and 'Codes below' have both cultures, and type-ahead finds the second name", async ({
  page,
}) => {
  await page.goto("/classifications?culture=de-DE&beside=ar");
  await page.getByRole("link", { name: /^Bauteile/ }).click();
  await code(page, "300").click();
  await code(page, "340").click();
  const details = page.getByRole("article");
  const breadcrumb = details.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb).toContainText("عناصر المبنى");
  await expect(breadcrumb).toContainText("غلاف المبنى");
  await expect(details.getByRole("list", { name: "Codes below" })).toContainText("الأبواب الخارجية");

  const arabic = requestsIn(page, "ar");
  await page.getByRole("searchbox", { name: "Search codes" }).fill("Außentür");
  const hits = page.getByRole("list", { name: "Matching codes" });
  const hit = hits.getByRole("link", { name: /^Außentüren/ });
  await expect(hit).toHaveAccessibleName("Außentüren External doors الأبواب الخارجية 342");
  const ofCodes = arabic.filter((request) => request.startsWith("classification-codes"));
  expect(ofCodes, "the tree has loaded their names").toEqual([]);
  await page.getByRole("searchbox", { name: "Search codes" }).fill("fassade");
  await expect(hits.locator("bdi[lang=ar]").first()).toBeVisible();
  await axe(page);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search everything" }).fill("Außentüren");
  const options = page.getByRole("listbox", { name: "Search everything" });
  await expect(options.getByRole("option", { name: /342/ })).toContainText("الأبواب الخارجية");
  await axe(page);
  await page.keyboard.press("Escape");

  await page.getByRole("searchbox", { name: "Search codes" }).fill("");
  await chooseSecond(page, "en");
  const english = (await code(page, "342").locator("bdi[lang=en]").textContent()) ?? "";
  await code(page, "340").focus();
  await typeAhead(page, english.slice(0, 8));
  await expect(code(page, "342")).toBeFocused();
});

test("values, documents and a comparison have both cultures", async ({ page, browserErrors }) => {
  // Not all properties have a document.
  browserErrors.expect(/status of 404/);
  await page.goto("/templates?culture=de-DE&beside=ar");
  const list = page.getByRole("list", { name: "Templates" });
  await list.getByRole("link", { name: /^Aluminiumfenster/ }).click();
  const properties = page.getByRole("list", { name: "Mapped properties" });
  await page.getByRole("switch", { name: "Values" }).check();
  await page.getByRole("switch", { name: "Documents" }).check();
  const row = properties
    .getByRole("listitem")
    .filter({ hasText: /\d values?/ })
    .first();
  await expect(row.locator("[data-second]").nth(1)).not.toBeEmpty();
  await expect(
    properties
      .getByRole("link", { name: /^DIN EN/ })
      .first()
      .locator("[data-second]"),
  ).not.toBeEmpty();
  await axe(page);
  await page.getByRole("link", { name: "Templates" }).first().click();
  for (const at of [0, 1])
    await list
      .getByRole("button", { name: /^Compare/ })
      .nth(at)
      .click();
  await page.getByRole("region", { name: "Comparison tray" }).getByRole("link", { name: "Compare" }).click();
  const table = page.getByRole("table", { name: "Comparison" });
  await expect(table.getByRole("columnheader").nth(1)).toContainText("Not translated · ar");
  await expect(table.getByRole("columnheader").nth(2).locator("bdi[lang=ar]")).toBeVisible();
  await expect(table.getByRole("rowheader").locator("bdi[lang=ar]").first()).toBeVisible();
  await axe(page);
});

test("product types of requirements and their classifications have both cultures, in the table and the plan", async ({
  page,
}) => {
  await page.goto("/projects/1/requirements?culture=de-DE&beside=nb-NO&stage=3");
  const table = page.getByRole("table", { name: "Requirements" });
  await expect(
    table.locator("[data-second] bdi[lang=nb-NO], bdi[data-second][lang=nb-NO]").first(),
  ).toBeVisible();
  await page
    .getByRole("link", { name: "Plan" })
    .or(page.getByRole("radio", { name: "Plan" }))
    .first()
    .click();
  const plan = page.getByRole("table", { name: "Plan" });
  await expect(
    plan.getByRole("rowheader").getByRole("link").locator("bdi[lang=nb-NO]").first(),
  ).toBeVisible();
  await expect(plan.getByRole("button", { name: "Bygningsdeler" })).toBeVisible();
  await axe(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the second culture is in the header, and its names stand below the first", async ({ page }) => {
    await page.goto("/classifications?culture=de-DE");
    await secondCulture(page).focus();
    await page.keyboard.type("ar");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "Classifications" })).toContainText("عناصر المبنى");
    await expectNoOverflow(page);
    await page.getByRole("link", { name: /^Bauteile/ }).tap();
    const item = code(page, "300 Gebäudehülle");
    await expect(item).toHaveAccessibleName("300 Gebäudehülle غلاف المبنى");
    const boxes = await Promise.all([0, 1].map((at) => item.locator("bdi").nth(at).boundingBox()));
    expect(boxes[1]?.y ?? 0).toBeGreaterThanOrEqual((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0) - 4);
    await expectNoOverflow(page);
    await axe(page);
  });
});

test.describe("with a service", () => {
  test("of 5,000 codes, only the pages in view are requested in the second culture", async ({ page }) => {
    const all = codes(1, 5_000);
    await useService(page, (request) => serveCodes(request, all), { takes: { codes: 500 } });
    await page.goto(`/classifications/${CLASSIFICATION}?culture=de`);
    await tree(page).getByRole("treeitem", { name: /^1 / }).focus();
    await page.keyboard.press("ArrowRight");
    const level = tree(page).getByRole("treeitem", { level: 2 });
    await expect(level.first()).toHaveAttribute("aria-setsize", "5000");
    await expect(tree(page).locator("[aria-busy]")).toHaveCount(0);
    const arabic = requestsIn(page, "ar");
    await chooseSecond(page, "ar");
    await expect(code(page, "1.00001")).toHaveAccessibleDescription(/Not translated · ar/);
    expect(arabic.length).toBeLessThanOrEqual(3);
    await code(page, "1.00001").focus();
    await page.keyboard.press("End");
    await expect(code(page, "1.05000")).toHaveAccessibleDescription(/Not translated · ar/);
    const elements = await tree(page).evaluate((element) => element.querySelectorAll("*").length);
    test.info().annotations.push({
      type: "requests",
      description: `${arabic.length} requests, ${elements} elements`,
    });
    expect(arabic.length, "one more page").toBeLessThanOrEqual(5);

    // 'Print' loads the others before the dialog opens.
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event("beforeprint"));
    });
    await page.getByRole("button", { name: "Print" }).press("Enter");
    const printed = page.locator("[data-first-level]").locator("..").locator("[data-second]");
    await expect(printed).toHaveCount(5_001);
    await expect(printed.filter({ hasText: "Not translated · ar" })).toHaveCount(5_001);
  });

  test("after a deep link, a second name is requested by the operation that returns it, or marked as unknown", async ({
    page,
  }) => {
    await useService(page, (request) => {
      const { pathname, search } = new URL(request.url);
      const name = search.includes("ulture=ar") ? { name: "باب" } : {};
      const isNamed = pathname.endsWith("/templates") || pathname.endsWith("/documents");
      const versionGuid = pathname.endsWith("/documents") ? "d1" : "t1";
      return listOf(request, isNamed ? [{ guid: "g", versionGuid, defaultName: "Door", ...name }] : []);
    });
    const arabic = requestsIn(page, "ar");
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/templates/t1?beside=ar");
    await expect(heading).toContainText("باب");
    await page.goto("/documents/d1?beside=ar");
    await expect(heading).toContainText("باب");
    expect(arabic.filter((request) => request.startsWith("documents")).length).toBe(1);
    await page.goto("/properties/p1?beside=ar");
    await expect(heading).toContainText("Unknown · ar");
    await axe(page);
  });

  test("what fails in the second culture is said once, with 'Retry'", async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 403|ERR_FAILED|dynamically imported module/);
    let fails = true;
    await useService(page, (request) => {
      const isArabic = request.url.includes("ulture=ar");
      if (request.url.includes("/referenced-document")) return new Response(null, { status: 204 });
      if (isArabic && fails) return problem(403);
      if (request.url.includes("/versions")) return listOf(request, []);
      const name = isArabic ? "باب" : "Tür";
      return listOf(request, [{ guid: "g", versionGuid: "v1", defaultName: "Door", name }]);
    });
    const parts = /second-parts-.*\.js/;
    await page.route(parts, (route) => route.abort());
    await page.goto("/templates/v1/properties/v1?culture=de&beside=ar");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The second culture could not be shown.");
    await page.unroute(parts);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toContainText("Some texts in Arabic · ar could not be loaded");
    await expect(page.getByRole("list", { name: "Values" }).getByRole("listitem")).toBeVisible();
    await expect(alert).toHaveCount(1);
    await axe(page);
    fails = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("list", { name: "Values" })).toContainText("باب");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("باب");
    await expect(alert).toHaveCount(0);
  });

  test("a second culture that is no longer chosen does not finish its requests", async ({ page }) => {
    const held = Promise.withResolvers<null>();
    await useService(page, async (request) => {
      if (request.url.includes("ulture=ar")) await held.promise;
      return listOf(request, [{ guid: "g", versionGuid: "v", defaultName: "Wall", name: "Wand" }]);
    });
    const cancelled: string[] = [];
    page.on("requestfailed", (request) => cancelled.push(request.url()));
    await page.goto("/classifications?culture=de");
    await expect(page.getByRole("link", { name: "Wand" })).toBeVisible();
    const requested = page.waitForRequest(/ulture=ar/);
    await chooseSecond(page, "ar");
    await requested;
    await chooseSecond(page, "No second culture");
    await expect.poll(() => cancelled.some((url) => url.includes("ulture=ar"))).toBe(true);
    await expect(page.getByRole("link", { name: "Wand" })).toBeVisible();
    held.resolve(null);
  });
});
