import type { Page } from "@playwright/test";
import { chooseCulture, code, culture, openClassification, tree } from "./fixtures/locators.ts";
import { phrase } from "./fixtures/phrases.ts";
import { elements, envelope } from "./fixtures/sample-concepts.ts";
import { useSample } from "./fixtures/service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

test.beforeEach(({ page }) => useSample(page));

test("a culture switch changes the texts and nothing else", async ({ page }) => {
  await openClassification(page, "Building elements");
  await code(page, "300 Envelope").click();
  await code(page, "310 External walls").click();
  await code(page, "312 Concrete external walls").waitFor();
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/classification-codes")) requested.push(new URL(request.url()).search);
  });

  await chooseCulture(page, "de-DE");
  await expect(page).toHaveURL(/culture=de-DE/);
  const selected = tree(page).getByRole("treeitem", { selected: true });
  await expect(selected).toHaveAccessibleName("310 Außenwände");
  await expect(selected).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bauteile");
  const title = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(title).toContainText("Außenwände");
  await expect(title, "the default name is below it").toContainText("External walls");
  await expect(title.getByText("Außenwände")).toHaveAttribute("lang", "de-DE");
  const breadcrumb = page.getByRole("article").getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByText("Bauteile")).toHaveAttribute("lang", "de-DE");
  await expect(code(page, "312 Außenwände aus Beton")).toBeVisible();
  expect(requested, "one page for the first level, one each for the codes below 300 and 310").toEqual([
    "?Culture=de-DE&Skip=0&Take=200",
    "?Culture=de-DE&Skip=0&Take=200",
    "?Culture=de-DE&Skip=0&Take=200",
  ]);

  await page.goBack();
  await expect(selected).toHaveAccessibleName("310 External walls");
  requested.length = 0;
  await page.goForward();
  await expect(selected).toHaveAccessibleName("310 Außenwände");
  expect(requested, "loaded data are not requested again").toEqual([]);
});

test("a missing translation shows the default name with a note", async ({ page }) => {
  await page.goto("/classifications?culture=de-DE");
  await page.getByRole("link", { name: "Bauteile" }).click();
  await page.getByRole("treeitem", { name: /^300 / }).click();
  await page.getByRole("treeitem", { name: /^340 / }).click();
  const untranslated = page.getByRole("treeitem", { name: "346 Sills and flashings" });
  await expect(untranslated).toContainText("Not translated");
  await expect(untranslated).toHaveAccessibleDescription("Not translated");
  const translated = page.getByRole("treeitem", { name: /^341 / });
  await expect(translated).toHaveAccessibleDescription("");
  await expect(untranslated.getByText("Sills and flashings")).toHaveAttribute("lang", "en");
  await untranslated.click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText("Not translated");
});

test("Arabic is displayed from right to left, and the choice is remembered", async ({ page }) => {
  await openClassification(page, "Building elements");
  await culture(page).click();
  await page.getByRole("option", { name: /Arabic/ }).click();
  const item = page.getByRole("treeitem", { name: /^300 / });
  await expect(item.locator("bdi")).toHaveAttribute("dir", "rtl");
  await expect(item.locator("bdi")).toHaveAttribute("lang", "ar");
  await item.click();
  await axe(page);
  await page.goto("/classifications");
  await expect(page).toHaveURL(/culture=ar/);
  await page.getByRole("link", { name: "Plinth" }).click();
  await expect(page).toHaveURL(/\/\?culture=ar$/);
});

/** The Arabic texts, also in fields, that a screen reader would read in another language. */
function unmarkedArabic(page: Page): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    const isUnmarked = (text: string, element: Element | null): boolean =>
      /\p{Script=Arabic}/u.test(text) && element?.closest("[lang]")?.getAttribute("lang") !== "ar";
    const texts: string[] = [];
    const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode() !== null) {
      const { currentNode } = nodes;
      const text = currentNode.textContent ?? "";
      if (isUnmarked(text, currentNode.parentElement)) texts.push(text);
    }
    const fields = [...document.querySelectorAll("input")].filter((field) => isUnmarked(field.value, field));
    return [...texts, ...fields.map(({ value }) => value)];
  });
}

test("names have their language wherever they stand", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("plinth.language", "fr"));
  const option = page.getByRole("option");
  const arabic = page.getByText("عناصر المبنى");

  await page.goto(`/templates?classification=${elements}&culture=ar`);
  const filter = page.getByRole("main").getByRole("combobox").first();
  await expect(filter).toHaveValue("عناصر المبنى");
  await filter.click();
  await expect(option.nth(1)).toBeVisible();
  expect(await unmarkedArabic(page), "the filter").toEqual([]);

  await page.goto("/lookup?q=310&culture=ar");
  await expect(arabic.first()).toBeVisible();
  expect(await unmarkedArabic(page), "'Where' of the lookup").toEqual([]);

  await page.goto("/projects/1/requirements?view=plan&culture=ar");
  await expect(arabic).toBeVisible();
  expect(await unmarkedArabic(page), "the headings of the plan").toEqual([]);

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("31");
  await expect(option.filter({ has: arabic }).first()).toBeVisible();
  expect(await unmarkedArabic(page), "the places of the hits").toEqual([]);
  await page.getByRole("dialog").getByRole("combobox").fill(phrase("fr", "addresses.units"));
  const units = option.getByText(phrase("fr", "addresses.units"), { exact: true });
  await expect(units, "the name of a page is French").toBeVisible();
  expect(await units.evaluate((text) => text.closest("[lang]")?.getAttribute("lang"))).toBe("fr");

  await page.goto("/projects/1/requirements?view=table&culture=ar");
  await page
    .getByRole("button", { name: phrase("fr", "exporting.export") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: phrase("fr", "exporting.export") });
  await dialog.getByRole("radio", { name: /^IDS/ }).check();
  const property = dialog.getByRole("table").getByText("رقم الصنف", { exact: true }).first();
  await expect(property, "a property of the mapping to IFC").toHaveAttribute("lang", "ar");
});

test("a definition has its own language, and the note beside it that of the app", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("plinth.language", "fr");
    localStorage.setItem("plinth.definitions", "true");
  });
  const definition = page.getByText(/^Bauteile, die die Lasten/);
  await page.goto(`/classifications/${elements}?culture=de-DE`);
  await expect(page.getByRole("tree").locator(definition)).toHaveAttribute("lang", "de-DE");
  await page.goto(`/classifications/${elements}/codes/${envelope}?number=300&culture=ar`);
  const note = page.getByRole("article").getByText(phrase("fr", "concepts.notTranslated")).last();
  await expect(note).toBeVisible();
  expect(await note.evaluate((text) => text.closest("[lang]")?.getAttribute("lang"))).toBe("fr");
});

test("any other code can be typed, and the culture can be reset", async ({ page }) => {
  await page.goto("/classifications");
  const request = page.waitForRequest(/classifications\?.*culture=sr-Latn-RS/);
  await chooseCulture(page, "sr-Latn-RS");
  await request;
  const list = page.getByRole("list", { name: "Classifications" });
  const link = list.getByRole("link", { name: "Building elements", exact: true });
  await expect(list).toContainText("Not translated");
  await expect(link).toHaveAccessibleDescription("Not translated");
  await expect(
    list.getByRole("listitem").filter({ hasText: "Building elements" }),
  ).toHaveAccessibleDescription("Not translated");
  await culture(page).click();
  await page.getByRole("option", { name: "Default culture" }).click();
  await expect(page).toHaveURL(/\/classifications$/);
  await expect(page.getByRole("list", { name: "Classifications" })).not.toContainText("Not translated");
});
