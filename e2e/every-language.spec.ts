import { readFile } from "node:fs/promises";
import type { MessageKey } from "#core/text/messages/text.ts";
import { LANGUAGE_CODES, phrase } from "./fixtures/phrases.ts";
import { axe, expect, test } from "./fixtures/test.ts";

/** The main journey in every language of the app, by the names in its catalogue. */

for (const language of LANGUAGE_CODES) {
  test(`the main journey in ${language}`, async ({ page }) => {
    const named = (key: MessageKey) => ({ name: phrase(language, key), exact: true });
    const isRightToLeft = language === "ar";
    const [open, close] = isRightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    await page.addInitScript((code) => localStorage.setItem("plinth.language", code), language);

    await page.goto("/connect");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", isRightToLeft ? "rtl" : "ltr");
    await page.getByRole("button", named("connection.browseSample")).click();
    await expect(page).toHaveTitle(`${phrase(language, "addresses.overview")} · Plinth`);
    await axe(page);

    const navigation = page.getByRole("navigation", named("shell.catalogue"));
    await navigation.getByRole("link", named("addresses.classifications")).click();
    await page.getByRole("list", named("classifications.classifications")).getByRole("link").first().click();
    const tree = page.getByRole("tree", named("classifications.classificationCodes"));
    const code = tree.getByRole("treeitem", { name: /^300 / });
    await code.click();
    await page.keyboard.press(close);
    await expect(code).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press(open);
    await expect(code).toHaveAttribute("aria-expanded", "true");
    await expect(tree.getByRole("treeitem", { name: /^310 / })).toBeVisible();
    await axe(page);

    const culture = page.getByRole("combobox", named("shell.culture"));
    await culture.fill("de-DE");
    await culture.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Bauteile" })).toBeVisible();

    await page.getByRole("main").getByRole("button", named("exporting.export")).first().click();
    const dialog = page.getByRole("dialog", named("exporting.export"));
    await dialog.getByRole("radio", { name: "CSV", exact: true }).check();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", named("exporting.export")).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Building elements-de-DE.csv");
    expect(await readFile(await file.path(), "utf8"), "the format is the same in all languages").toContain(
      "Level,Class number,Name,Default name,Definition",
    );

    await page.getByRole("banner").getByRole("button", named("shell.searchEverything")).click();
    await page.getByRole("combobox", named("shell.searchEverything")).fill("Aluminium");
    const templates = page.getByRole("group", named("search.groupTemplates"));
    await templates.getByRole("option").first().click();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(
      phrase(language, "addresses.properties"),
    );
    const properties = page.getByRole("list", named("templates.mappedProperties"));
    await properties.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await axe(page);
    await page.getByRole("tab", named("addresses.documents")).click();
    await page.getByRole("list", named("templates.documents")).getByRole("link").first().click();
    await expect(
      page.getByRole("list", named("documents.templates")).getByRole("link").first(),
    ).toBeVisible();
    await axe(page);
  });
}
