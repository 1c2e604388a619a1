import type { Page } from "@playwright/test";
import { countKeys, openClassification, tabTo, tree } from "./fixtures/locators.ts";
import { useSample, useService } from "./fixtures/service.ts";
import { CLASSIFICATION, serveCodes, type StubCode } from "./fixtures/stub-codes.ts";
import { axe, expect, test } from "./fixtures/test.ts";

test("from a search to the code in the tree and back to the hits", async ({ page }) => {
  await openClassification(page, "Construction products");
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.pressSequentially("sheets");
  const hits = page.getByRole("list", { name: "Matching codes" });
  await expect(hits.getByRole("link", { name: "EPDM sheets" })).toBeVisible();
  await expect(hits.getByRole("link", { name: "EPDM sheets" }).locator("mark")).toHaveText("sheets");
  await expect(page.getByRole("status").filter({ hasText: / of / })).toHaveText(/^(\d+) of \1$/);
  await expect(tree(page)).toHaveCount(0);
  await axe(page);

  await hits.getByRole("link", { name: "EPDM sheets" }).press("Enter");
  const found = tree(page).getByRole("treeitem", { selected: true });
  await expect(found).toHaveAccessibleName("Cp_35_10_20_20 EPDM sheets");
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();

  await page.getByRole("button", { name: "Back to the hits for 'sheets'" }).click();
  await expect(hits.getByRole("link", { name: "EPDM sheets" })).toBeVisible();
  await page.goBack();
  await expect(found).toBeVisible();
  await page.goBack();
  await expect(hits).toBeVisible();
  await expect(searchbox).toHaveValue("sheets");
  await page.goBack();
  await expect(tree(page)).toBeVisible();
  await expect(searchbox).toHaveValue("");
});

test("a blank search in the address shows the tree", async ({ page }) => {
  await openClassification(page, "Construction products");
  await page.goto(`${page.url()}?search=%20%20`);
  await expect(tree(page).getByRole("treeitem").first()).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search codes" })).toHaveValue("");
});

/** Records the queries of requests for codes. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/classification-codes")) requested.push(new URL(request.url()).search);
  });
  return requested;
}

test("a search is debounced, Enter sends it at once, and no letter is lost", async ({ page }) => {
  await useSample(page);
  await page.clock.install();
  await openClassification(page, "Building elements");
  await tree(page).getByRole("treeitem").first().waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const requested = recordRequests(page);
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.pressSequentially("concrete");
  await page.clock.runFor(119);
  expect(requested).toEqual([]);
  await searchbox.press("Space");
  await page.clock.runFor(119);
  expect(requested).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requested).toEqual(["?SearchTerm=concrete&Skip=0&Take=50"]);
  await searchbox.pressSequentially("wall");
  await searchbox.press("Enter");
  await expect.poll(() => requested).toHaveLength(2);
  expect(requested[1]).toBe("?SearchTerm=concrete%20wall&Skip=0&Take=50");
  await page.clock.resume();
  await expect(page).toHaveURL(/search=concrete\+wall$/);
  await expect(searchbox).toHaveValue("concrete wall");
  await expect(page.getByRole("list", { name: "Matching codes" })).toBeVisible();
  expect(requested).toHaveLength(2);
});

test("a search that looks like a class number is also sent as one", async ({ page }) => {
  await useSample(page);
  await openClassification(page, "Building elements");
  await tree(page).waitFor();
  const requested = recordRequests(page);
  await page.getByRole("searchbox", { name: "Search codes" }).fill("31");
  await expect(page.getByRole("link", { name: "External walls", exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/search=31/);
  expect(requested.toSorted()).toEqual(["?ClassNumber=31&Skip=0&Take=50", "?SearchTerm=31&Skip=0&Take=50"]);
});

test("a focused hit keeps the focus when the hits of the refined search arrive", async ({ page }) => {
  await openClassification(page, "Building elements");
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.pressSequentially("wa");
  await expect(page).toHaveURL(/search=wa$/);
  const list = page.getByRole("list", { name: "Matching codes" });
  const hits = list.getByRole("link");
  await expect(hits.first()).toHaveAccessibleName("Groundwater lowering 114");
  await searchbox.pressSequentially("lls");
  // A key of an input method, which chooses among its own suggestions.
  await searchbox.dispatchEvent("keydown", { key: "ArrowDown", isComposing: true });
  await expect(searchbox).toBeFocused();
  await searchbox.press("ArrowDown");
  await expect(page).toHaveURL(/search=walls$/);
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(hits.first()).toHaveAccessibleName("Basement walls 150");
  await expect(hits.first()).toBeFocused();
});

test("the keys of an input method neither clear nor send what is being typed with it", async ({ page }) => {
  await openClassification(page, "Building elements");
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.fill("walls");
  await expect(page).toHaveURL(/search=walls$/);
  // Escape ends the composition, and Enter accepts it.
  await searchbox.dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(searchbox).toHaveValue("walls");
  await searchbox.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(searchbox).toBeFocused();
  await searchbox.press("Escape");
  await expect(searchbox).toHaveValue("");
});

test("a search without hits shows a message, clearing it returns to the tree, and one in the address is run", async ({
  page,
}) => {
  await openClassification(page, "Building elements");
  const searchbox = page.getByRole("searchbox", { name: "Search codes" });
  await searchbox.fill("zzzz");
  await expect(page.getByText("Nothing found for 'zzzz'.")).toBeVisible();
  await searchbox.press("Escape");
  await expect(searchbox).toHaveValue("");
  await expect(tree(page)).toBeVisible();

  await page.goto(`${page.url()}?search=window`);
  await expect(page.getByRole("list", { name: "Matching codes" }).getByRole("link").first()).toBeVisible();
  await expect(searchbox).toHaveValue("window");
});

test("a search that fails at a service that answers other requests does not load the tree instead", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/);
  const branches = Array.from({ length: 40 }, (_, index): StubCode[] => [
    { number: `${index + 10}`, name: `Branch ${index + 10}`, hasCodes: true, level: 1 },
    { number: `${index + 10}.1`, name: `Leaf ${index + 10}`, hasCodes: false, level: 2 },
  ]).flat();
  let held = Promise.resolve();
  await useService(page, async (request) => {
    if (!request.url.includes("SearchTerm")) return serveCodes(request, branches);
    await held;
    return Response.error();
  });
  await page.goto(`/classifications/${CLASSIFICATION}`);
  await expect(tree(page).getByRole("treeitem").first()).toBeVisible();
  const requested = recordRequests(page);
  await page.getByRole("searchbox", { name: "Search codes" }).fill("leaf");
  const alert = page.getByRole("alert").filter({ visible: true });
  await expect(alert).toContainText("The service cannot be reached");
  const failure = Promise.withResolvers<void>();
  held = failure.promise;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toHaveCount(0);
  failure.resolve();
  await expect(alert).toContainText("The service cannot be reached");
  expect(requested.filter((query) => !query.includes("SearchTerm")).length).toBeLessThan(10);
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1700, height: 900 } });

  test("arrow keys move through the hits, which are shown in the tree next to them, and back", async ({
    page,
  }) => {
    const keys = await countKeys(page);
    await page.goto("/");
    await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "Classifications" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Classifications" })).toBeFocused();
    await tabTo(
      page,
      page.getByRole("list", { name: "Classifications" }).getByRole("link", { name: "Building elements" }),
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Building elements" })).toBeFocused();
    const searchbox = page.getByRole("searchbox", { name: "Search codes" });
    await tabTo(page, searchbox);
    await page.keyboard.type("walls");
    const hits = page.getByRole("list", { name: "Matching codes" });
    const second = hits.getByRole("link", { name: "Cast basement walls 151" });
    await expect(second).toHaveAccessibleDescription(/^100 Substructure and ground/);
    await expect(tree(page)).toHaveCount(0);
    await expect(page).toHaveURL(/search=walls$/);
    await expect(hits).toHaveAttribute("aria-busy", "false");

    await page.keyboard.press("ArrowDown");
    await expect(hits.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(second).toBeFocused();
    const selected = tree(page).getByRole("treeitem", { selected: true });
    await expect(selected).toHaveAccessibleName("151 Cast basement walls");
    await expect(selected).toBeInViewport();
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
      "151 Cast basement walls",
    );
    expect(await keys(), "keys from the overview to the second hit").toBeLessThanOrEqual(22);
    await expect(second, "the hits stay, and the focus in them").toBeFocused();
    await expect(page).toHaveURL(/\?number=151&search=walls$/);
    await expect(second).toHaveAccessibleDescription("100 Substructure and ground › 150 Basement walls");
    await axe(page);

    await page.keyboard.press("Enter");
    await expect(hits).toHaveCount(0);
    await expect(selected).toBeVisible();
    await expect(page).toHaveURL(/\?number=151$/);
    await page.goBack();
    await expect(second).toHaveAttribute("aria-current", "true");
    await hits.getByRole("link").first().focus();
    await page.keyboard.press("ArrowUp");
    await expect(searchbox).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(hits.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(searchbox).toBeFocused();
  });
});

test("a hit is shown in the tree below the hits on demand", async ({ page }) => {
  await openClassification(page, "Building elements");
  await page.getByRole("searchbox", { name: "Search codes" }).fill("Cast basement walls");
  const show = page.getByRole("button", { name: "Show the place of Cast basement walls" });
  await show.click();
  await expect(tree(page).getByRole("treeitem", { selected: true })).toHaveAccessibleName(
    "151 Cast basement walls",
  );
  await expect(page.getByRole("list", { name: "Matching codes" })).toBeVisible();
  await tree(page).getByRole("treeitem", { name: /^152 / }).click();
  await expect(tree(page), "another code may be selected there").toBeVisible();
  await page.goBack();
  await expect(tree(page).getByRole("treeitem", { selected: true })).toHaveAccessibleName(/^151 /);
  await show.click();
  await expect(tree(page)).toHaveCount(0);
});

test("a search without hits is printed without the button below its message", async ({ page }) => {
  await openClassification(page, "Building elements");
  await page.getByRole("searchbox", { name: "Search codes" }).fill("zzzz");
  const showTree = page.getByRole("button", { name: "Show the tree" });
  await expect(showTree).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Nothing found for 'zzzz'.")).toBeVisible();
  await expect(showTree).toBeHidden();
});
