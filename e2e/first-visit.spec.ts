import { tree } from "./fixtures/locators.ts";
import { axe, expect, test } from "./fixtures/test.ts";

// As for a user.
test.use({ serviceWorkers: "allow" });

test("a first-time user finds the way to a code tree", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Overview · Plinth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await expect(page.getByRole("main")).toContainText("Sample catalogue");
  const counts = page.getByRole("list", { name: "Content of the service" });
  await expect(counts.getByRole("listitem").filter({ hasText: "Classifications" })).toContainText("4");

  await page
    .getByRole("navigation", { name: "Catalogue" })
    .getByRole("link", { name: "Classifications" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Classifications · Plinth");
  const list = page.getByRole("list", { name: "Classifications" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("status").filter({ hasText: "4 of 4" })).toBeVisible();

  await list.getByRole("link", { name: "Spaces and facilities" }).click();
  await expect(page).toHaveTitle("Spaces and facilities · Plinth");
  await expect(tree(page).getByRole("treeitem")).toHaveCount(12);
});

test("the first Tab reaches the skip link, which skips to the content", async ({ page }) => {
  await page.goto("/classifications");
  await page.getByRole("list", { name: "Classifications" }).waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Copy" })).toBeFocused();

  // The tools of the header are one tab stop; arrow keys move between them.
  const tools = page.getByRole("toolbar", { name: "Tools" }).getByRole("button");
  await tools.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Requests" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Culture", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Requests" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(tools.last()).toBeFocused();
});

test("'?' outside of fields, and the menu 'More', list the keyboard shortcuts", async ({ page }) => {
  await page.goto("/classifications");
  await page.getByRole("list", { name: "Classifications" }).waitFor();
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.getByRole("heading", { level: 1 }).press("?");
  await expect(dialog).toContainText("Search everything");
  await axe(page);
  const expand = dialog.getByText("Expand, or go to the first code below").locator("xpath=..");
  await expect(expand.locator("kbd")).toHaveText("→");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "More" }).click();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(expand.locator("kbd"), "written from right to left, Left expands").toHaveText("←");
  await page.evaluate(() => (document.documentElement.dir = "ltr"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "More" })).toBeFocused();
  // In a field it is text.
  const field = page.getByRole("combobox", { name: "Culture", exact: true });
  await field.press("?");
  await expect(field).toHaveValue(/\?/);
  await expect(dialog).toHaveCount(0);
});

test("an unknown address shows a message and a link to the overview", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not found");
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
});

test("colours follow the system until the user switches them, and the choice is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const more = page.getByRole("button", { name: "More" });
  await more.click();
  await page.getByRole("menuitem", { name: "Switch to light colours" }).click();
  await page.reload();
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Switch to dark colours" })).toBeVisible();
});

test.describe("without service workers", () => {
  // A test cannot intercept requests by a service worker.
  test.use({ serviceWorkers: "block" });

  test("a configuration that is missing or has an error opens the sample catalogue with a notice", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/404/);
    for (const [what, status, body, says] of [
      ["broken", 200, '{"services": [', /config\.json is not JSON/],
      ["of the wrong shape", 200, '{"services": [{"baseUrl": 5}]}', /services\.0\.baseUrl/],
      ["a page of HTML", 200, "<!doctype html><title>Not here</title>", /the server sent a page/],
      ["missing", 404, "", /config\.json could not be read \(HTTP 404\)/],
    ] as const)
      await test.step(what, async () => {
        await page.route("**/config.json", (route) => route.fulfill({ status, body }));
        await page.goto("/classifications");
        await expect(page.getByRole("alert")).toContainText(says);
        await expect(page.getByRole("list", { name: "Classifications" }).getByRole("listitem")).toHaveCount(
          4,
        );
      });
  });

  test("the sample catalogue works", async ({ page }) => {
    await page.goto("/classifications");
    await page.getByRole("link", { name: "Works and services" }).click();
    await expect(tree(page).getByRole("treeitem", { name: /^10 / })).toBeVisible();
  });

  test("a page opened before the first one has loaded gets the focus", async ({ page }) => {
    const first = Promise.withResolvers<void>();
    await page.route(/overview-page-.*\.js/, async (route) => {
      await first.promise;
      await route.continue();
    });
    await page.goto("/");
    await page
      .getByRole("navigation", { name: "Catalogue" })
      .getByRole("link", { name: "Classifications" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Classifications" })).toBeFocused();
    first.resolve();
  });
});

test("the pages that a first-time user opens have no axe violations", async ({ page }) => {
  for (const path of ["/", "/classifications", "/connect", "/nowhere"])
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(page.getByRole("main").getByRole("status", { name: /Loading/ })).toHaveCount(0);
      await axe(page);
    });
});
