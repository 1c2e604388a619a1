import type { Page } from "@playwright/test";
import { PAGES } from "./fixtures/pages.ts";
import { SERVICE_URL, useService } from "./fixtures/service.ts";
import { guidOf, serveCatalogue, serveNothing } from "./fixtures/stub-catalogue.ts";
import { problem } from "./fixtures/stub-service.ts";
import { axe, expect, expectNoOverflow, test } from "./fixtures/test.ts";

/** What applies to every page with concepts, in addition to its own spec. */

const STARTING_POINTS = {
  units: [{ versionGuid: guidOf("unit"), name: "A unit" }],
  documents: [{ versionGuid: guidOf("document"), name: "A document" }],
  properties: [{ versionGuid: guidOf("property1"), name: "A property" }],
};

const SERVICE = {
  name: "Test service",
  baseUrl: SERVICE_URL,
  auth: "none",
  startingPoints: STARTING_POINTS,
};

/** Pages that send no requests on load. */
const QUIET_PAGES: readonly (readonly [name: string, address: string, list: string])[] = [
  ["properties", "/properties", "Properties"],
  ["documents", "/documents", "Documents"],
  ["units", "/units", "Units"],
];

const listOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name, exact: true })
    .or(page.getByRole("tree", { name, exact: true }))
    .or(page.getByRole("table", { name, exact: true }))
    .first();

const PHONE = { width: 360, height: 740 };

const inArabic = (address: string): string => `${address}${address.includes("?") ? "&" : "?"}culture=ar`;

/** Asserts that the page has loaded and is accessible. */
async function expectReadable(page: Page, list: string): Promise<void> {
  await expect(listOf(page, list)).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await expectNoOverflow(page);
  await axe(page);
}

/** Presses every 'Retry' on the page, and advances the clock between automatic retries, until the page is as expected. */
async function retryUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const retries = page.getByRole("alert").getByRole("button", { name: "Retry" });
  const tryOnce = async (): Promise<boolean> => {
    if (await isDone()) return true;
    // Each part of the page fails at its own time, and an error disappears when it is retried.
    await retries.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await page.clock.fastForward(2000);
    return false;
  };
  // With increasing intervals: responses in flight must not exceed the app's time limit on the fake clock.
  await expect.poll(tryOnce, { intervals: [50, 100, 200, 400, 800, 1600, 3200] }).toBe(true);
}

for (const [name, address, list] of PAGES) {
  test(`${name}, in Arabic on a phone: empty, 404, 500, and with data`, async ({ page, browserErrors }) => {
    browserErrors.expect(/status of (404|500)/);
    await page.setViewportSize(PHONE);
    await page.clock.install();
    let answer: (request: Request) => Response = serveNothing;
    const config: Record<string, unknown> = {};
    await useService(page, (request) => answer(request), config);
    await page.goto(inArabic(address));
    // A unit is never empty: an empty response violates the contract.
    await expect(page.getByText(name === "unit" ? /does not match/ : /^Nothing found/).first()).toBeVisible();
    // With starting points the overview is never empty.
    config["services"] = [SERVICE];
    answer = () => problem(404);
    await page.reload();
    const alerts = page.getByRole("alert");
    for (const status of [404, 500]) {
      answer = () => problem(status);
      const failure = alerts.filter({ hasText: `Problem ${status}` }).first();
      await retryUntil(page, () => failure.isVisible());
      await expect(failure).toContainText(`HTTP ${status}`);
      await expect(failure).toContainText(`Detail of ${status}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Errors look the same on every page, so one check is enough.
      if (status === 404 && name === "templates") await axe(page);
    }
    answer = serveCatalogue;
    await retryUntil(page, async () => (await alerts.count()) === 0 && listOf(page, list).isVisible());
    await expectReadable(page, list);
  });
}

for (const [name, address, list] of QUIET_PAGES) {
  test(`${name}: no starting points, and with some in Arabic on a phone`, async ({ page }) => {
    const config: Record<string, unknown> = { services: [{ ...SERVICE, startingPoints: {} }] };
    await useService(page, serveCatalogue, config);
    await page.goto(address);
    await expect(page.getByText(/^Nothing found/)).toBeVisible();
    await axe(page);
    config["services"] = [SERVICE];
    await page.setViewportSize(PHONE);
    await page.goto(inArabic(address));
    await expectReadable(page, list);
  });
}
