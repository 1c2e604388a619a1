import type { Page } from "@playwright/test";
import { list as listOf } from "./support/stub-service.ts";
import { chooseCulture } from "./locators.ts";
import { expect, test } from "./fixtures.ts";
import { useService } from "./support/service.ts";

test.use({ serviceWorkers: "block" });

const MANY = 120;

/** Classifications named after the culture in which they are asked for. */
function classifications(request: Request): Response {
  const url = new URL(request.url);
  const culture = url.searchParams.get("culture");
  if (!url.pathname.endsWith("/classifications")) return listOf(request, []);
  const items = Array.from({ length: MANY }, (_, index) => ({
    guid: `concept-${index}`,
    versionGuid: `version-${index}`,
    defaultName: `List ${index + 1}`,
    ...(culture === null ? {} : { name: `${culture} ${index + 1}` }),
  }));
  return listOf(request, items);
}

/** Scrolls as far as there is; the list goes on by itself as its end comes near. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole("list", { name: "Classifications" }).getByRole("link").first().hover();
  await page.mouse.wheel(0, 100_000);
}

test("a list goes on as its end comes near, by scrolling and by its button, and is where it was after Back", async ({
  page,
}) => {
  await useService(page, classifications);
  await page.goto("/classifications");
  const list = page.getByRole("list", { name: "Classifications" });
  const status = page.getByRole("status").filter({ hasText: / of 120/ });
  await expect(status).toHaveText("50 of 120");
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "120");

  await page.getByRole("button", { name: "Load more" }).focus();
  await page.keyboard.press("Enter");
  // The focus brings the end into view, which may load the next page as well.
  await expect(status).toHaveText(/^1[02]0 of 120$/);
  await scrollToEnd(page);
  await expect(status).toHaveText("120 of 120");
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);

  await page.mouse.wheel(0, 100_000);
  const last = list.getByRole("link", { name: "List 120" });
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(status).toHaveText("120 of 120");
});

test("'Load more' pressed by keyboard keeps the focus while it loads, and hands it to the first new item at the end", async ({
  page,
}) => {
  const second = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    if (request.url.includes("Skip=50")) await second.promise;
    return classifications(request);
  });
  await page.goto("/classifications");
  const more = page.getByRole("button", { name: "Load more" });
  await page.getByRole("link", { name: "List 1", exact: true }).hover();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  second.resolve();
  await expect(page.getByRole("status").filter({ hasText: "100 of 120" })).toBeVisible();
  await expect(more).toBeFocused();

  await page.mouse.wheel(0, 100_000);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "120 of 120" })).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(page.getByRole("link", { name: "List 101", exact: true })).toBeFocused();
});

test("a switch of culture keeps the place in a long list and asks for what is in view", async ({ page }) => {
  const asked: string[] = [];
  await useService(page, (request) => {
    if (request.url.includes("/classifications?")) asked.push(new URL(request.url).search);
    return classifications(request);
  });
  await page.goto("/classifications");
  const list = page.getByRole("list", { name: "Classifications" });
  await scrollToEnd(page);
  await scrollToEnd(page);
  await expect(page.getByRole("status").filter({ hasText: "120 of 120" })).toBeVisible();
  await page.mouse.wheel(0, 100_000);
  await expect(list.getByRole("link", { name: "List 120" })).toBeInViewport();

  await expect(list.getByRole("link", { name: "List 112" })).toBeInViewport();

  asked.length = 0;
  await chooseCulture(page, "nb-NO");
  await expect(list.getByRole("link", { name: "nb-NO 112" })).toBeInViewport();
  await expect(page.getByRole("status").filter({ hasText: "120 of 120" })).toBeVisible();
  expect(asked).toEqual(["?Skip=100&Take=50&culture=nb-NO"]);
});

test("another service in use never loads the sample", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await useService(page, classifications);
  await page.goto("/classifications");
  await page.getByRole("link", { name: "List 1", exact: true }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  for (const script of await Promise.all(scripts)) expect(script).not.toContain("plinth-sample");
});
