import { code, clipboardText, openClassification, tree, typeAhead } from "./fixtures/locators.ts";
import { useSample } from "./fixtures/service.ts";
import { axe, expect, test } from "./fixtures/test.ts";

test("three levels down with the mouse, and Back and a reload restore the tree", async ({ page }) => {
  await openClassification(page, "Building elements");
  await code(page, "300 Envelope").click();
  await expect(code(page, "300 Envelope")).toHaveAttribute("aria-expanded", "true");
  await code(page, "310 External walls").click();
  await code(page, "312 Concrete external walls").click();
  await expect(page).toHaveURL(/\/codes\/[^/]+\?number=312$/);

  const details = page.getByRole("article");
  await expect(details.getByRole("heading", { level: 2 })).toHaveText("312 Concrete external walls");
  const breadcrumb = details.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("link")).toHaveText([
    "Building elements",
    "300 Envelope",
    "310 External walls",
  ]);
  await expect(code(page, "312 Concrete external walls")).toHaveAttribute("aria-selected", "true");
  await expect(code(page, "312 Concrete external walls")).toHaveAttribute("aria-level", "3");

  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await page.goBack();
  await expect(code(page, "310 External walls")).toHaveAttribute("aria-expanded", "true");
  await expect(code(page, "312 Concrete external walls")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(code(page, "310 External walls")).toHaveAttribute("aria-selected", "true");
  await expect(code(page, "312 Concrete external walls")).toBeVisible();
  await axe(page);

  const other = tree(page).getByRole("treeitem", { name: /^400 / });
  await other.press("ArrowRight");
  await expect(other).toHaveAttribute("aria-expanded", "true");
  await page.reload();
  await expect(code(page, "310 External walls")).toHaveAttribute("aria-selected", "true");
  await expect(other, "open without being above the selected code").toHaveAttribute("aria-expanded", "true");
  await expect(tree(page).getByRole("treeitem", { name: /^410 / })).toBeVisible();

  await other.press("ArrowLeft");
  const search = page.getByRole("searchbox", { name: "Search codes" });
  await search.fill("roofs");
  await expect(page).toHaveURL(/search=roofs/);
  await page.reload();
  await search.clear();
  await expect(other, "closed before the search").toHaveAttribute("aria-expanded", "false");
  await expect(code(page, "310 External walls")).toHaveAttribute("aria-expanded", "true");
});

test("on a screen enlarged to 400 %, children of an opened code are in view, and dialogs fit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openClassification(page, "Building elements");
  await code(page, "300 Envelope").click();
  await expect(code(page, "310 External walls")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toBeInViewport({ ratio: 1 });
});

test("the tree view pattern by keyboard", async ({ page }) => {
  await openClassification(page, "Works and services");
  const focused = tree(page).locator(":focus");
  // From the heading: export, search, then the tree as one tab stop.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Search codes" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName("1 Preliminaries and site set-up");

  await page.keyboard.press("End");
  await expect(focused).toHaveAccessibleName(/^11 /);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/^3 /);
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("aria-expanded", "true");
  await expect(tree(page).getByRole("treeitem", { name: /^3\.1 / })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(/^3\.1 /);
  await expect(focused).toHaveAttribute("aria-posinset", "1");
  await expect(focused).toHaveAttribute("aria-setsize", "12");
  await expect(focused).toHaveAttribute("aria-level", "2");

  await page.keyboard.press("ArrowLeft");
  await expect(focused).toHaveAccessibleName(/^3 /);
  await page.keyboard.press("ArrowLeft");
  await expect(focused).toHaveAttribute("aria-expanded", "false");
  await expect(tree(page).getByRole("treeitem", { name: /^3\.1 / })).toHaveCount(0);

  const write = (direction: string): Promise<void> =>
    page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
  await write("rtl");
  await page.keyboard.press("ArrowLeft");
  await expect(focused, "the arrow that points to the children opens").toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("aria-expanded", "false");
  await write("ltr");

  await typeAhead(page, "10");
  await expect(focused).toHaveAccessibleName(/^10 /);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/number=10$/);
  await expect(focused, "selecting does not take the focus out of the tree").toHaveAccessibleName(/^10 /);

  await page.keyboard.press("*");
  await expect(
    tree(page)
      .getByRole("treeitem", { name: /^9\.1\d? / })
      .first(),
  ).toBeAttached();
  await expect(focused, "the codes that open above it do not push it out of view").toBeInViewport();
  await page.keyboard.press("Home");
  await expect(focused).toHaveAttribute("aria-expanded", "true");
  await expect(tree(page).getByRole("treeitem", { expanded: false, level: 1 })).toHaveCount(0);
});

test("five levels deep, in a notation with points", async ({ page }) => {
  await openClassification(page, "Works and services");
  await tree(page).getByRole("treeitem", { name: /^3 / }).focus();
  for (let level = 1; level <= 4; level += 1) {
    await page.keyboard.press("ArrowRight");
    await expect(tree(page).locator(":focus")).toHaveAttribute("aria-expanded", "true");
    await expect(
      tree(page)
        .getByRole("treeitem", { level: level + 1 })
        .first(),
    ).toBeVisible();
    if (level === 1) await typeAhead(page, "3.5");
    else if (level === 2) await typeAhead(page, "3.5.2");
    else await page.keyboard.press("ArrowRight");
  }
  await expect(tree(page).getByRole("treeitem", { level: 5 }).first()).toHaveAccessibleName(
    "3.5.2.1.1 Fibre-reinforced ground slabs",
  );
});

test("a code in another tab, its GUIDs on the clipboard, its templates with those of its descendants", async ({
  page,
}) => {
  await openClassification(page, "Building elements");
  await code(page, "300 Envelope").click();
  const details = page.getByRole("article");
  await details.getByRole("button", { name: "Copy version GUID" }).click();
  const guid = await clipboardText(page);
  expect(page.url()).toContain(`/codes/${guid}`);
  await details.getByRole("button", { name: "Copy concept GUID" }).click();
  expect(await clipboardText(page)).not.toBe(guid);

  await expect(details.getByText(/^Nothing found/)).toBeVisible();
  const offer = details.getByRole("button", { name: /^Show \d+ templates of the codes below$/ });
  const [count = ""] = /\d+/.exec(await offer.innerText()) ?? [];
  await offer.click();
  await expect(page).toHaveURL(/nested=true/);
  await expect(details.getByRole("switch", { name: "Include nested" })).toBeChecked();
  await expect(details.getByRole("status").filter({ hasText: `of ${count}` })).toBeVisible();
  await expect(details.getByRole("list", { name: "Templates" }).getByRole("link").first()).toBeVisible();

  await expect(code(page, "310 External walls")).toHaveAttribute(
    "href",
    /\/codes\/.+number=310&nested=true$/,
  );
});

test("opening a level sends one request, and one more in a classification for the first", async ({
  page,
}) => {
  await useSample(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/classification-codes")) requested.push(new URL(request.url()).search);
  });
  await openClassification(page, "Construction products");
  await tree(page)
    .getByRole("treeitem", { name: /^Cp_10 / })
    .click();
  await tree(page)
    .getByRole("treeitem", { name: /^Cp_10_\d\d / })
    .first()
    .click();
  await expect(tree(page).getByRole("treeitem", { level: 3 }).first()).toBeVisible();
  // The first level, whether the service accepts the GUID of a code, and the two levels.
  expect(requested).toEqual(["?Skip=0&Take=200", "?Skip=0&Take=1", "?Skip=0&Take=200", "?Skip=0&Take=200"]);
});

test("the divider moves by keyboard and its position is remembered", async ({ page }) => {
  await openClassification(page, "Building elements");
  const divider = page.getByRole("separator", { name: "Width of the tree" });
  await divider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(divider).toHaveAttribute("aria-valuenow", "53");
  await page.reload();
  await expect(divider).toHaveAttribute("aria-valuenow", "53");

  await page.addInitScript(() => {
    new MutationObserver(() => (document.documentElement.dir = "rtl")).observe(document, { childList: true });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const width = async (): Promise<number> => (await tree(page).boundingBox())?.width ?? 0;
  const before = await width();
  await divider.press("ArrowLeft");
  await expect(divider, "written from right to left, the tree is on the right").toHaveAttribute(
    "aria-valuenow",
    "54",
  );
  await expect.poll(width).toBeGreaterThan(before);
});

test("the toolbar of the tree and the links between codes, by keyboard", async ({ page }) => {
  await openClassification(page, "Building elements");
  const item = (name: RegExp) => tree(page).getByRole("treeitem", { name });
  const collapse = page.getByRole("button", { name: "Collapse all" });
  await collapse.waitFor();
  await item(/^100 /).focus();
  await page.keyboard.press("Tab");
  await expect(collapse).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Level 3" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(item(/^111 /)).toBeVisible();
  await expect(page.getByRole("log").filter({ hasText: /^Expanded to level 3: \d+ codes$/ })).toBeAttached();

  const definitions = page.getByRole("button", { name: "Show definitions" });
  await definitions.press("Enter");
  await expect(definitions).toHaveAttribute("aria-pressed", "true");
  await expect(item(/^111 /)).toHaveAccessibleDescription(/^Excavated volume/);
  await axe(page);

  // Open codes are printed completely, also those out of view.
  const last = page.getByText("Waste collection points");
  await expect(last).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(last).toBeVisible();
  await expect(page.getByText(/^Sample catalogue · Default culture · /)).toBeVisible();
  await expect(tree(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(last).toHaveCount(0);

  await item(/^112 /).click();
  const details = page.getByRole("article");
  const heading = details.getByRole("heading", { level: 2 });
  await details.getByRole("link", { name: /^Next code: 113 / }).press("Enter");
  await expect(heading).toHaveText("113 Ground improvement");
  await expect(page.getByRole("log").filter({ hasText: "113 Ground improvement" })).toBeAttached();
  await expect(details.getByRole("link", { name: /^Next code: 114 / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("114 Groundwater lowering");
  await expect(details.getByRole("link", { name: /^Next code: 115 / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("115 Backfilling");
  await expect(details, "there is no next code").toBeFocused();

  await details.getByRole("button", { name: "Copy", exact: true }).first().press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboardText(page)).toBe("115 Backfilling");

  await details.getByRole("link", { name: "110 Ground preparation" }).click();
  await details.getByRole("list", { name: "Codes below" }).getByRole("link", { name: "111" }).click();
  await expect(heading).toHaveText("111 Building excavation");
  await expect(item(/^111 /)).toHaveAttribute("aria-selected", "true");

  await details.getByRole("button", { name: "Identifiers" }).press("Escape");
  await expect(item(/^111 /)).toBeFocused();
  await typeAhead(page, "300");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("300 Envelope");
  await details.getByRole("button", { name: "Show 4 more" }).press("Enter");
  await expect(details.getByRole("link", { name: "360" })).toBeFocused();

  // Enter on the selected code moves the focus to its details, where the GUID is a few keys away.
  await page.keyboard.press("Escape");
  await expect(item(/^300 /)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(details.getByRole("button", { name: "Copy version GUID" })).toBeFocused();
});

test("type-ahead finds a name, ignoring accents, however busy the browser is", async ({ page }) => {
  await openClassification(page, "Building elements");
  await page.goto(`${page.url()}?culture=fr-FR`);
  await tree(page).getByRole("treeitem", { name: /^100 / }).focus();
  // The browser is busy with the first letter for longer than the pause that ends type-ahead.
  await tree(page).evaluate((element) => {
    const wait = (): void => {
      const begin = performance.now();
      while (performance.now() - begin < 1100);
    };
    element.addEventListener("focusin", wait, { once: true });
  });
  await typeAhead(page, "elec");
  await expect(tree(page).locator(":focus")).toHaveAccessibleName(/^600 Électricité/);
});
