import type { Page } from "@playwright/test";
import { clipboardText } from "./fixtures/locators.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { concept, list, problem } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";
import { DETAILS, signIn, stubTokenService, token } from "./fixtures/token-service.ts";

const COLUMNS = ["Operation", "Method", "Path", "Status", "Time", "Size", "Tries"];
const COPIES = ["Copy as curl", "Copy as PowerShell"];
const ENTRY = { name: "Requests", exact: true };

const region = (page: Page) => page.getByRole("region", { name: "Requests", exact: true });
const rows = (page: Page) => region(page).getByRole("table").getByRole("row");
const details = (page: Page, name: string) => region(page).getByRole("region", { name });

test("requests are listed, shown and copied without any secrets", async ({ page, browserErrors }) => {
  browserErrors.expect(/status of (400|403)/);
  const service = await stubTokenService(page);
  await page.goto("/classifications");
  const { exchange } = service;
  service.exchange = () => problem(400, "Bad", `${DETAILS.secret} is ${encodeURIComponent(DETAILS.secret)}`);
  await signIn(page);
  await page.getByRole("alert").getByRole("button", { name: "Show request" }).click();
  await expect(details(page, "E1 Access token")).toContainText("$CLIENT_SECRET is $CLIENT_SECRET");
  service.exchange = exchange;
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("50 of 120")).toBeVisible();

  const seen: string[] = [];
  const recordPage = async (): Promise<void> => void seen.push(await page.content());
  await expect(rows(page).first().getByRole("columnheader")).toHaveText(COLUMNS);
  const path = "/templates-management/api/v2/classifications?Skip=0&Take=50";
  await expect(rows(page).filter({ hasText: /^E5 / }).getByRole("cell", { name: path })).toBeVisible();
  for (const name of [/^E1 .*400/, /^E1 .*200/, /^E5 /]) {
    await rows(page).filter({ hasText: name }).first().click();
    await recordPage();
    for (const copy of COPIES) {
      await region(page).getByRole("button", { name: copy }).click();
      seen.push(await clipboardText(page));
    }
  }
  const answer = details(page, "E5 Classifications").getByRole("region", { name: "Answer" });
  await expect(answer).toContainText('"defaultName": "List 1"');
  await axe(page);
  const curl = seen.findLast((text) => text.startsWith("curl"));
  expect(curl).toContain(`'${SERVICE_URL}/templates-management/api/v2/classifications?Skip=0&Take=50'`);
  expect(curl).toContain('"Authorization: Bearer $PLINTH_TOKEN"');

  expect(seen.length).toBe(9);
  for (const secret of [DETAILS.secret, token(service.exchanges)])
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);

  await region(page).getByRole("searchbox", { name: "Filter requests" }).fill("token");
  await expect(rows(page)).toHaveCount(3);
  await region(page).getByRole("button", { name: "Clear" }).click();
  await expect(region(page)).toContainText("No request");
});

test("'Show request' opens the request of an error with its response; other requests can be sent again", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  let requested = 0;
  await useService(page, (request) => {
    requested += 1;
    if (new URL(request.url).pathname.endsWith("/templates")) return problem(403, "Not yours");
    return list(request, [concept("c-1", "First")]);
  });
  await page.goto("/classifications");
  await page.getByRole("link", { name: "First" }).waitFor();
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Templates" }).click();
  const show = page.getByRole("main").getByRole("alert").getByRole("button", { name: "Show request" });
  await show.click();
  const failed = details(page, "E9 Templates");
  await expect(failed.getByRole("heading", { name: "E9 Templates" })).toBeFocused();
  await expect(failed).toContainText("/templates?");
  await expect(failed.getByRole("region", { name: "Answer" })).toContainText('"title": "Not yours"');
  await axe(page);

  const before = requested;
  await rows(page).filter({ hasText: "E5 " }).click();
  const kept = details(page, "E5 Classifications");
  await expect(kept).toContainText("The answer was not kept");
  expect(requested, "selecting a row sends no request").toBe(before);
  await kept.getByRole("button", { name: "Send again" }).click();
  await expect(kept.getByRole("region", { name: "Answer" })).toContainText('"defaultName": "First"');
  await expect(kept).toContainText("Sent again");
  expect(requested).toBe(before + 1);

  await page.keyboard.press("Escape");
  await expect(region(page)).toHaveCount(0);
  await expect(show).toBeFocused();
});

test("inside a dialog, Escape closes only the requests", async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  const service = await stubTokenService(page);
  await page.goto("/classifications");
  await signIn(page);
  await expect(page.getByText("50 of 120")).toBeVisible();
  service.revoke();
  service.exchange = () => problem(401, "Unknown client");
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Overview" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  const show = dialog.getByRole("button", { name: "Show request" });
  await show.click();
  await expect(dialog.getByRole("heading", { name: "E1 Access token" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(region(page)).toHaveCount(0);
  await expect(show).toBeFocused();
});

test("Escape clears the filter of the region, and closes it only when that is empty", async ({ page }) => {
  await useService(page, (request) => list(request, [concept("c-1", "First")]));
  await page.goto("/classifications");
  await page.getByRole("banner").getByRole("button", ENTRY).click();
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Templates" }).click();
  await rows(page).filter({ hasText: /^E9 / }).first().click();
  const field = region(page).getByRole("searchbox", { name: "Filter requests" });
  await field.fill("templates");
  // Of an input method.
  await field.dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(field).toHaveValue("templates");
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(region(page)).toHaveCount(0);
});

test("while requests are added, the selected row keeps its position and the focus; Escape restores the focus", async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await useService(page, async (request) => {
    if (new URL(request.url).pathname.endsWith("/templates")) await held;
    return list(request, [concept("c-1", "First")]);
  });
  await page.goto("/classifications");
  await page.getByRole("link", { name: "First" }).waitFor();
  const navigation = page.getByRole("navigation", { name: "Catalogue" });
  await navigation.getByRole("link", { name: "Construction objects" }).click();
  await page.getByRole("heading", { name: "Construction objects" }).waitFor();
  const entry = page.getByRole("banner").getByRole("button", ENTRY);
  await entry.click();
  await expect(region(page)).toBeFocused();
  await navigation.getByRole("link", { name: "Templates" }).click();
  await expect(page.getByRole("heading", { name: "Templates" })).toBeFocused();
  await rows(page).filter({ hasText: "E3 " }).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(details(page, "E5 Classifications")).toBeVisible();
  const row = rows(page).filter({ hasText: "E5 " });
  const top = async () => (await row.boundingBox())?.y;
  const before = await top();
  release();
  await expect(rows(page).nth(1)).toContainText("E9 ");
  await expect.poll(top).toBe(before);
  await expect(row.getByRole("button")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry).toBeFocused();
  await expect(region(page)).toHaveCount(0);
});

test("of a response of ten megabytes the beginning is shown, and the cut is said", async ({ page }) => {
  const padding = "x".repeat(200);
  const many = Array.from({ length: 40_000 }, (_, index) => ({
    ...concept(`c-${index}`, `Name ${index}`),
    padding,
  }));
  const answer = {
    results: many,
    pagination: { total: many.length, take: many.length, skip: 0, returned: many.length },
  };
  await useService(page, () => Response.json(answer));
  await page.goto("/classifications");
  await page.getByRole("banner").getByRole("button", ENTRY).click();
  await page
    .getByRole("navigation", { name: "Catalogue" })
    .getByRole("link", { name: "Classifications" })
    .click();
  await rows(page)
    .filter({ hasText: /^E5 .* MB/ })
    .first()
    .click();
  const shown = details(page, "E5 Classifications");
  await shown.getByRole("button", { name: "Send again" }).click();
  const lines = shown.getByRole("region", { name: "Answer" });
  await expect(lines).toContainText('"name":"Name 0"');
  await expect(lines).not.toContainText("Name 39999");
  await expect(shown).toContainText("The answer is too long. This is its beginning.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the requests cover the page, below the header", async ({ page }) => {
    await useService(page, (request) => list(request, [concept("c-1", "First")]));
    await page.goto("/classifications");
    await page.getByRole("link", { name: "First" }).waitFor();
    await page.getByRole("banner").getByRole("button", ENTRY).tap();
    await rows(page).filter({ hasText: "E5 " }).tap();
    await expect(details(page, "E5 Classifications")).toBeVisible();
    await expect(page.getByRole("main"), "nothing below can have the focus").toBeHidden();
    await expectNoOverflow(page);
    await axe(page);
    await region(page).getByRole("button", { name: "Close" }).tap();
    await expect(page.getByRole("link", { name: "First" })).toBeVisible();
  });
});
