import type { Locator } from "@playwright/test";
import { useService } from "./fixtures/service.ts";
import { concept, list, problem, TM } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

const LIST = { name: "Construction objects" };
const FIELD = { name: "Search construction objects" };

test("construction objects are searched by name, and the address contains the search", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", LIST).click();
  await expect(page.getByRole("heading", { level: 1, ...LIST })).toBeFocused();
  await expect(page).toHaveTitle(/^Construction objects/);
  const links = page.getByRole("list", LIST).getByRole("link");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ of 66$/ })).toBeVisible();

  await page.getByRole("searchbox", FIELD).fill("door");
  await expect(page).toHaveURL(/\?search=door$/);
  await expect(links).toHaveText([/door/i, /door/i, /door/i]);
  await expect(page.locator("mark")).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "3 of 3" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox", FIELD)).toHaveValue("door");
  await expect(links).toHaveCount(3);

  // A construction object has no page of its own: its GUIDs expand below its name.
  const first = links.first();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("button", { name: "Copy version GUID" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy concept GUID" })).toBeVisible();
  // The list grows with the versions, which load later: its count stays below them.
  const versions = page.getByRole("list", { name: "Versions" });
  await expect(versions.getByRole("listitem").first()).toBeVisible();
  const count = page.getByRole("status").filter({ hasText: "3 of 3" });
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(count)) - (await top(links.last()))).toBeGreaterThan(0);
  await axe(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Copy version GUID" })).toBeVisible();
  const name = await first.innerText();
  await expect(page).toHaveTitle(`${name} · Construction objects · Plinth`);
  await page.getByRole("button", { name: "Copy version GUID" }).press("Escape");
  await expect(page.getByRole("button", { name: "Copy version GUID" })).toBeHidden();
  await expect(first).toBeFocused();
  await expect(page).toHaveTitle("Construction objects · Plinth");

  await page.getByRole("searchbox", FIELD).fill("nothing is called so");
  await expect(page.getByText(/^Nothing found/)).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(page).toHaveURL(/\/construction-objects$/);
  await expect(links.first()).toBeVisible();
});

test("construction objects in Arabic and on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/construction-objects?culture=ar");
  const objects = page.getByRole("list", LIST);
  await expect(objects.locator("[lang=ar][dir=rtl]").first()).toBeVisible();
  await expectNoOverflow(page);
  await axe(page);
});

test.describe("the search for construction objects", () => {
  test("sends the specified request, and cancels outdated ones", async ({ page }) => {
    const requested: string[] = [];
    const given: string[] = [];
    page.on("requestfailed", (request) => given.push(new URL(request.url()).search));
    await useService(page, (request) => {
      const url = new URL(request.url);
      expect(url.pathname).toBe(`${TM}/construction-objects`);
      requested.push(url.search);
      if (url.searchParams.get("SearchTerm") === "slow") return new Promise(() => {});
      return list(request, [concept("d", "Door & <frame>")]);
    });
    await page.goto("/construction-objects?culture=de-DE");
    const links = page.getByRole("list", LIST).getByRole("link");
    await expect(links).toHaveText(["Door & <frame>"]);
    await page.getByRole("searchbox", FIELD).fill("slow");
    await expect.poll(() => requested).toHaveLength(2);
    // Previous results stay until the new ones have loaded.
    await expect(links).toHaveText(["Door & <frame>"]);
    await page.getByRole("searchbox", FIELD).fill("& <");
    await expect(page.locator("mark")).toHaveText("& <");
    // Matches are marked before the response arrives.
    await expect
      .poll(() => requested)
      .toEqual([
        "?Skip=0&Take=50&Culture=de-DE",
        "?Skip=0&Take=50&SearchTerm=slow&Culture=de-DE",
        "?Skip=0&Take=50&SearchTerm=%26%20%3C&Culture=de-DE",
      ]);
    await expect.poll(() => given).toEqual(["?Skip=0&Take=50&SearchTerm=slow&Culture=de-DE"]);
  });

  test("is not busy any more once it has failed, and keeps the previous objects", async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 403/);
    await useService(page, (request) =>
      request.url.includes("SearchTerm=do") ? problem(403) : list(request, [concept("d", "Door")]),
    );
    await page.goto("/construction-objects");
    const objects = page.getByRole("list", LIST);
    await expect(objects.getByRole("link")).toHaveText(["Door"]);
    await page.getByRole("searchbox", FIELD).fill("do");
    await expect(page.getByRole("alert")).toContainText("HTTP 403");
    await expect(objects.getByRole("link")).toHaveText(["Door"]);
    await expect(objects).toHaveAttribute("aria-busy", "false");
  });

  test("stays when an object is opened right after typing, and shows a message if there is none", async ({
    page,
  }) => {
    let objects = [concept("d", "Door")];
    await useService(page, (request) => list(request, objects));
    await page.goto("/construction-objects");
    const field = page.getByRole("searchbox", FIELD);
    const door = await page.getByRole("list", LIST).getByRole("link").elementHandle();
    await field.focus();
    await page.keyboard.insertText("oo");
    await field.evaluate((field, link) => {
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      if (link instanceof HTMLElement) link.click();
    }, door);
    await expect(page).toHaveURL(/\?search=oo&object=d$/);
    await expect(field).toHaveValue("oo");

    objects = [];
    await page.goto("/construction-objects");
    await expect(page.getByText(/^Nothing found: this service/)).toBeVisible();
  });
});
