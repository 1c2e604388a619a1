import type { Page } from "@playwright/test";
import { phrase } from "./fixtures/phrases.ts";
import { axe, expect, test } from "./fixtures/test.ts";

const LANGUAGES = [
  ["de", "Deutsch", "ltr"],
  ["fr", "Français", "ltr"],
  ["nb", "Norsk bokmål", "ltr"],
  ["ar", "العربية", "rtl"],
] as const;

const picker = (page: Page, code: string) =>
  page.getByRole("banner").getByRole("combobox", { name: phrase(code, "shell.language"), exact: true });

for (const [code, name, direction] of LANGUAGES) {
  test(`${name} is chosen without a reload, and remembered`, async ({ page }) => {
    await page.goto("/templates");
    const filter = page.getByRole("main").getByRole("searchbox");
    await filter.fill("wall");
    const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "Wall" });
    await expect(list.first()).toBeVisible();
    const count = await list.count();

    await picker(page, "en").click();
    await expect(page.getByRole("option")).toHaveText(["English", ...LANGUAGES.map(([, name]) => name)]);
    await page.getByRole("option", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    await expect(picker(page, code)).toHaveValue(name);
    await expect(filter, "what was typed stays").toHaveValue("wall");
    await expect(list, "what was loaded stays").toHaveCount(count);

    await page.reload();
    await expect(picker(page, code)).toHaveValue(name);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await axe(page);
  });
}

test.describe("in a German browser", () => {
  test.use({ locale: "de-AT" });

  test("the app begins in German, and proposes German data", async ({ page }) => {
    await page.goto("/classifications");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("main").getByRole("link", { name: "Building elements" })).toBeVisible();
    await page
      .getByRole("button", { name: phrase("de", "shell.acceptProposal").replace("{language}", "Deutsch") })
      .click();
    await expect(page.getByRole("main").getByRole("link", { name: "Bauteile" })).toBeVisible();
    await expect(page).toHaveURL(/culture=de-DE/);
    await page.goto("/classifications");
    await expect(page.getByRole("main").getByRole("link", { name: "Bauteile" })).toBeVisible();
    await expect(page.getByRole("button", { name: phrase("de", "shell.declineProposal") })).toHaveCount(0);
  });
});

test("a language that cannot be loaded is said, and the app stays as it is", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/first-.*\.js/);
  await page.goto("/classifications");
  const pattern = "**/assets/first-*.js";
  await page.route(pattern, (route) => route.abort());
  await picker(page, "en").click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Deutsch could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.unroute(pattern);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
