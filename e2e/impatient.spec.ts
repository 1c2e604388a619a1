import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { code, culture, tree } from "./locators.ts";
import { useService } from "./support/service.ts";
import { concept, list } from "./support/stub-service.ts";

/** Users who act before code or data have arrived: no action is lost, and what arrives late takes nothing back. */

test.use({ serviceWorkers: "block" });

/** Holds back a script until the returned function is called. */
async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(script, (route) => held.promise.then(() => route.continue()));
  return held.resolve;
}

const CODES = [
  { ...concept("k1", "Ground"), classNumber: "1", hasCodes: true },
  { ...concept("k2", "Walls"), classNumber: "2", hasCodes: true },
  { ...concept("k3", "Roofs"), classNumber: "3", hasCodes: true },
];
const BELOW = { ...concept("k21", "External walls"), classNumber: "21", hasCodes: false };

/** A classification with three codes and one below 'Walls'; `wait` may hold back a response. */
async function useCodes(
  page: Page,
  wait: (params: URLSearchParams) => Promise<void> | undefined,
): Promise<void> {
  await useService(page, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/classifications")) return list(request, [concept("c1", "Elements")]);
    if (!pathname.endsWith("/classification-codes")) return list(request, []);
    await wait(searchParams);
    const below = searchParams.get("ParentClassNumber") ?? searchParams.get("ClassNumber");
    const term = searchParams.get("SearchTerm");
    if (term !== null)
      return list(
        request,
        [...CODES, BELOW].filter(({ name }) => name?.toLowerCase().includes(term) === true),
      );
    return list(request, below === null ? CODES : below === "2" ? [BELOW] : []);
  });
}

const searchbox = (page: Page) => page.getByRole("searchbox", { name: "Search codes" });

test("Back also takes back what was typed and is not sent yet", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.clock.install();
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  await searchbox(page).pressSequentially("wa");
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/search=wa$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchbox(page).press("l");
  await page.goBack();
  await expect(searchbox(page)).toHaveValue("");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/classifications\/c1$/);
  await expect(tree(page)).toBeVisible();
});

test("Down before there are hits goes to the first one once it has arrived", async ({ page }) => {
  const hits = Promise.withResolvers<void>();
  await useCodes(page, (params) => (params.has("SearchTerm") ? hits.promise : undefined));
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  await searchbox(page).pressSequentially("wal");
  await searchbox(page).press("ArrowDown");
  await expect(page).toHaveURL(/search=wal$/);
  hits.resolve();
  await expect(page.getByRole("link", { name: "Walls 2", exact: true })).toBeFocused();
});

test("'Collapse all' takes back an expansion whose code is still loading", async ({ page }) => {
  const release = await holdScript(page, /lazy-parts-.*\.js/);
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "2 Walls").waitFor();
  await page.getByRole("button", { name: "Expand to level" }).click();
  await page.getByRole("menuitem", { name: "Level 2" }).click();
  await page.getByRole("button", { name: "Collapse all" }).click();
  release();
  await expect(page.getByRole("button", { name: "Copy version GUID" })).toBeVisible();
  await expect(code(page, "2 Walls")).toHaveAttribute("aria-expanded", "false");
});

test("a code that is found late does not move whoever uses the tree meanwhile", async ({ page }) => {
  const below = Promise.withResolvers<void>();
  await useCodes(page, (params) => {
    const isBelow = [...params.keys()].some(
      (key) => /parent|class/i.test(key) && key !== "ClassificationVersionGuid",
    );
    return isBelow ? below.promise : undefined;
  });
  await page.goto("/classifications/c1/codes/k21?number=21");
  await code(page, "1 Ground").focus();
  await page.keyboard.press("End");
  await expect(code(page, "3 Roofs")).toBeFocused();
  below.resolve();
  await expect(code(page, "21 External walls")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(code(page, "21 External walls")).toBeFocused();
});

test("what appears late does not take the focus from a field in which the user types", async ({ page }) => {
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").waitFor();
  const releasePanel = await holdScript(page, /requests-panel-.*\.js/);
  await page.getByRole("button", { name: "Requests" }).click();
  await searchbox(page).pressSequentially("wa");
  releasePanel();
  await expect(page.getByRole("region", { name: "Requests" })).toBeVisible();
  await page.keyboard.type("lls");
  await expect(searchbox(page)).toHaveValue("walls");

  const releasePage = await holdScript(page, /units-page-.*\.js/);
  await page.getByRole("link", { name: "Units", exact: true }).click();
  await culture(page).click();
  await page.keyboard.type("nb");
  releasePage();
  await expect(page.getByRole("heading", { level: 1, name: "Units" })).toBeVisible();
  await page.keyboard.type("-NO");
  await expect(culture(page)).toHaveValue("nb-NO");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/units\?culture=nb-NO$/);
});

test("keys and text for the search that is still loading do not reach the page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await useCodes(page, () => undefined);
  await page.goto("/classifications/c1");
  await code(page, "1 Ground").focus();
  await page.evaluate(() => navigator.clipboard.writeText("walls\nroofs"));
  const release = await holdScript(page, /search-dialog-.*\.js/);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+v");
  await page.keyboard.type("!");
  await page.keyboard.press("ArrowDown");
  await expect(code(page, "1 Ground")).toBeFocused();
  release();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toHaveValue("walls, roofs!");
});
