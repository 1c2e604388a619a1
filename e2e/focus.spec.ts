import type { Locator } from "@playwright/test";
import { tree } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { concept, list, problem } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";
import { signIn, stubTokenService, token } from "./fixtures/token-service.ts";

/** Pressing a control by keyboard never moves the focus to the body, where keyboard users would have to start over. */

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

async function expectFocusWithin(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => element.contains(document.activeElement)), {
      message: "the focus is within",
    })
    .toBe(true);
}

test("'Connect' keeps the focus while connecting, is announced as busy, and connects once", async ({
  page,
}) => {
  const service = await stubTokenService(page);
  const answer = Promise.withResolvers<void>();
  service.exchange = async () => {
    await answer.promise;
    return Response.json(token(service.exchanges));
  };
  await page.goto("/connect");
  await signIn(page);
  const connect = page.getByRole("button", { name: "Connect", exact: true });
  await expect(connect).toHaveAttribute("aria-busy", "true");
  await expect(connect).toHaveAttribute("aria-disabled", "true");
  await connect.focus();
  for (const key of ["Enter", "Space"]) await page.keyboard.press(key);
  await page.getByRole("textbox", { name: "Client ID" }).press("Enter");
  await connect.focus();
  await expect(connect).toBeFocused();
  answer.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeFocused();
  expect(service.exchanges).toBe(1);
});

test("'Retry' of a failed count next to others moves the focus to its result", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const answer = Promise.withResolvers<void>();
  let isMended = false;
  await useService(page, async (request) => {
    if (!request.url.includes("/templates?")) return list(request, []);
    if (!isMended) return problem(403);
    await answer.promise;
    return list(request, []);
  });
  await page.goto("/");
  const counts = page.getByRole("list", { name: "Content of the service" }).getByRole("listitem");
  const count = counts.nth(1);
  await expect(count.getByRole("alert")).toContainText("HTTP 403");
  await expect(counts.nth(0)).toHaveText("Classifications0");
  isMended = true;
  await press(count.getByRole("button", { name: "Retry" }));
  await expect(count.getByRole("alert")).toHaveCount(0);
  await expectFocusWithin(count);
  answer.resolve();
  await expect(count).toHaveText("Templates0");
  await expectFocusWithin(count);
});

test("removing a filter keeps the focus on the page", async ({ page }) => {
  await useService(page, (request) => list(request, []));
  await page.goto("/templates?classification=c1");
  await press(page.getByRole("button", { name: /^Remove the filter classification/ }));
  await expect(page.getByRole("button", { name: /^Remove the filter/ })).toHaveCount(0);
  await expectFocusWithin(page.getByRole("main"));
});

test("'Search' does not repeat a pending search", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  let requested = 0;
  await useService(page, async (request) => {
    if (!request.url.includes("/requirements/search")) return list(request, []);
    requested += 1;
    await answer.promise;
    return list(request, []);
  });
  await page.goto("/projects/7/requirements");
  await expect.poll(() => requested).toBe(1);
  const search = page.getByRole("button", { name: "Search", exact: true });
  for (const _ of [1, 2]) await press(search);
  await expect(search).toBeFocused();
  answer.resolve();
  await expect(page.getByText(/^Nothing found/)).toBeVisible();
  expect(requested).toBe(1);
  await press(search);
  await expect.poll(() => requested).toBe(2);
});

test("the tree takes the focus before its codes have loaded, and keeps it when they have", async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await useService(page, async (request) => {
    if (!request.url.includes("/classification-codes")) return list(request, []);
    await answer.promise;
    const codes = ["1", "2"].map((number) => ({
      ...concept(number, `Code ${number}`),
      classNumber: number,
      hasCodes: false,
    }));
    return list(request, codes);
  });
  await page.goto("/classifications/c1");
  await page.getByRole("searchbox", { name: "Search codes" }).focus();
  await page.keyboard.press("Tab");
  await expect(tree(page)).toBeFocused();
  await expect(tree(page)).toHaveAttribute("aria-busy", "true");
  answer.resolve();
  await expect(tree(page).getByRole("treeitem", { name: "1 Code 1" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(tree(page).getByRole("treeitem", { name: "2 Code 2" })).toBeFocused();
});

test("'Retry' of a branch that failed moves the focus to the code above it, where the keys of the tree work", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  let isMended = false;
  await useService(page, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/classification-codes")) return list(request, []);
    const isFirstLevel = pathname.endsWith("/c1/classification-codes") && !searchParams.has("ClassNumber");
    if (!isFirstLevel && !isMended) return problem(403);
    const numbers = isFirstLevel ? Array.from({ length: 60 }, (_, index) => `${index + 1}`) : ["1.1"];
    const codes = numbers.map((number) => ({
      ...concept(number, `Code ${number}`),
      classNumber: number,
      hasCodes: number === "1",
    }));
    return list(request, codes);
  });
  await page.goto("/classifications/c1");
  const parent = tree(page).getByRole("treeitem", { name: "1 Code 1", exact: true });
  await parent.focus();
  await page.keyboard.press("ArrowRight");
  const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  // The active code is out of view.
  await page.keyboard.press("End");
  await expect(tree(page).getByRole("treeitem", { name: "60 Code 60" })).toBeFocused();
  await tree(page).getByRole("treeitem", { name: "60 Code 60" }).hover();
  await page.mouse.wheel(0, -10_000);
  isMended = true;
  await press(retry);
  await expect(parent).toBeFocused();
  const child = tree(page).getByRole("treeitem", { name: "1.1 Code 1.1" });
  await expect(child).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(child).toBeFocused();
});

test("a list whose next page arrives does not take the focus from a user who has left it", async ({
  page,
}) => {
  const next = Promise.withResolvers<void>();
  const items = Array.from({ length: 120 }, (_, index) => concept(`version-${index}`, `List ${index + 1}`));
  await useService(page, async (request) => {
    if (new URL(request.url).searchParams.get("Skip") === "50") await next.promise;
    return list(request, items);
  });
  await page.goto("/classifications");
  const lists = page.getByRole("list", { name: "Classifications" });
  await lists.getByRole("link", { name: "List 1", exact: true }).hover();
  await page.mouse.wheel(0, 500);
  const link = lists.getByRole("link", { name: "List 25", exact: true });
  await expect(link).toBeInViewport();
  await link.focus();
  await page.mouse.wheel(0, 350);
  await expect(lists.getByRole("link", { name: "List 50", exact: true })).toBeAttached();
  await expect(link).toBeFocused();
  await link.blur();
  next.resolve();
  await expect(page.getByRole("status").filter({ hasText: "100 of 120" })).toBeVisible();
  await expect(lists).not.toBeFocused();
});

test("another code closes 'Export', which would export that one, and Forward closes an open menu", async ({
  page,
}) => {
  await page.goto("/classifications");
  await page.getByRole("link", { name: "Works and services" }).click();
  const codes = page.getByRole("tree", { name: "Classification codes" });
  for (const number of ["1", "2"]) {
    const code = codes.getByRole("treeitem", { name: new RegExp(`^${number} `) });
    await code.click();
    await expect(code).toHaveAttribute("aria-selected", "true");
  }
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: "Selected code and below" }).check();
  await page.goBack();
  await expect(codes.getByRole("treeitem", { name: /^1 / })).toHaveAttribute("aria-selected", "true");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menu", { name: "More" })).toBeVisible();
  await page.goForward();
  await expect(codes.getByRole("treeitem", { name: /^2 / })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("menu", { name: "More" })).toBeHidden();

  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search everything" }).fill("Fibre-reinforced ground slabs");
  await page
    .getByRole("option", { name: /^3\.5\.2\.1\.1/ })
    .first()
    .click();
  await expect(codes.getByRole("treeitem", { name: /^3\.5\.2\.1\.1 / })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(dialog).toBeHidden();
});

test("Back closes the dialogs of the header, and the previous page gets the focus", async ({ page }) => {
  await page.goto("/classifications");
  const heading = page.getByRole("heading", { level: 1 });
  for (const [key, name] of [
    ["?", "Keyboard shortcuts"],
    ["Control+k", "Search everything"],
  ] as const) {
    await press(page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Templates" }));
    await expect(heading).toHaveText("Templates");
    await expect(heading).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(heading).toHaveText("Classifications");
    await expect(heading).toBeFocused();
  }
});
