import type { Page } from "@playwright/test";
import { phrase } from "./fixtures/phrases.ts";
import { door, elements, envelope, products, windowTemplate } from "./fixtures/sample-concepts.ts";
import { axe, expect, test, textsWithoutBeginning } from "./fixtures/test.ts";

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
    await expect(list).toHaveCount(4);

    await picker(page, "en").click();
    await expect(page.getByRole("option")).toHaveText(["English", ...LANGUAGES.map(([, name]) => name)]);
    await page.getByRole("option", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    await expect(picker(page, code)).toHaveValue(name);
    await expect(filter, "what was typed stays").toHaveValue("wall");
    await expect(list, "what was loaded stays").toHaveCount(4);

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
    const accept = page.getByRole("button", {
      name: phrase("de", "shell.acceptProposal").replace("{language}", "Deutsch"),
    });
    await expect(accept).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(accept, "on paper").toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await accept.click();
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
  const german = page.getByRole("option", { name: "Deutsch" });
  await expect(german.getByText("Deutsch")).toHaveAttribute("lang", "de");
  await german.click();
  const alert = page.getByRole("alert").filter({ hasText: "Deutsch could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.unroute(pattern);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("in the toolbar, 'Language' keeps the keys of a field while its list is open or text is typed", async ({
  page,
}) => {
  await page.goto("/connect");
  const field = picker(page, "en");
  const isOpen = (open: boolean) => expect(field).toHaveAttribute("aria-expanded", String(open));
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await isOpen(true);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.type("f");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("z");
  await isOpen(false);
  await page.keyboard.press("ArrowLeft");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
});

test.describe("from right to left", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("plinth.language", "ar"));
  });

  test("names that are cut off keep their beginnings", async ({ page }) => {
    const cut = new Set<string>();
    for (const address of [
      `/classifications/${elements}/codes/${envelope}?number=300`,
      `/classifications/${elements}?beside=de-DE`,
      `/templates/${windowTemplate}/properties`,
      "/units",
      "/projects/1/requirements?view=plan",
      `/compare?kind=classification&a=${elements}&b=${products}`,
      "/",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const shown of await page.getByRole("main").getByRole("switch").all()) await shown.check();
      for (const width of [1440, 1000, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForLoadState("networkidle");
        for (const name of await textsWithoutBeginning(page)) cut.add(`${name} [${address}, ${width}]`);
      }
    }
    expect([...cut]).toEqual([]);
  });

  test("names that are cut off keep their beginnings where the columns of a file are chosen", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/connect");
    await page.getByLabel(phrase("ar", "concepts.openCatalogueFile")).setInputFiles({
      name: "costs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        "Number,Name\n312,Retaining structures of excavations and the drainage behind them\n",
      ),
    });
    const item = page.getByRole("dialog").getByRole("treeitem");
    await expect(item).toContainText("Retaining structures");
    expect(await textsWithoutBeginning(page)).toEqual([]);
  });

  test("values in fields keep their own direction", async ({ page }) => {
    await page.goto(`/templates/${door}/properties?search=fire`);
    await page.getByRole("button", { name: phrase("ar", "exporting.export"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "IDS 1.0", exact: true }).check();
    await expect(dialog.getByRole("table")).toBeVisible();
    const fields = page.locator("input:is([type=text], [type=search], :not([type]))");
    const turned = await fields.evaluateAll((all: HTMLInputElement[]) =>
      all
        .filter((field) => field.value !== "" && getComputedStyle(field).unicodeBidi !== "plaintext")
        .map((field) => `${field.ariaLabel}: ${field.value}`),
    );
    expect(turned).toEqual([]);
  });
});
