import type { Page } from "@playwright/test";
import { problem } from "./support/stub-service.ts";
import { axe, expect, test } from "./fixtures.ts";
import { PAGES } from "./pages.ts";
import { guidOf, serveCatalogue, serveNothing } from "./support/stub-catalogue.ts";
import { SERVICE_URL, useService } from "./support/service.ts";

/** What applies to every page with concepts, in addition to its own spec. */

test.use({ serviceWorkers: "block" });

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

async function expectNothingTooWide(page: Page): Promise<void> {
  const overflow = await page.evaluate(() =>
    [...document.querySelectorAll("html, main, main > *")].map((one) => one.scrollWidth - one.clientWidth),
  );
  expect(Math.max(...overflow), "wider than the screen, in px").toBeLessThanOrEqual(0);
}

const PHONE = { width: 360, height: 740 };

const inArabic = (address: string): string => `${address}${address.includes("?") ? "&" : "?"}culture=ar`;

/** Asserts that the page has loaded and is accessible. */
async function expectReadable(page: Page, list: string): Promise<void> {
  await expect(listOf(page, list)).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await expectNothingTooWide(page);
  await axe(page);
}

/** Presses every 'Retry' of this error, and advances the clock between retries. */
async function retryAll(page: Page, status: number): Promise<void> {
  const failures = page.getByRole("alert").filter({ hasText: `Problem ${status}` });
  for (let left = await failures.count(); left > 0; left = await failures.count()) {
    await failures.first().getByRole("button", { name: "Retry" }).click();
    const stillThere = async (): Promise<number> => {
      await page.clock.fastForward(2000);
      return failures.count();
    };
    await expect.poll(stillThere, { intervals: [50, 100, 200, 400] }).toBeLessThan(left);
  }
}

for (const [name, address, list] of PAGES) {
  test(`${name}, in Arabic on a phone: empty, 403, 404, 500, and with data`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of (403|404|500)/);
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
    answer = () => problem(403);
    await page.reload();
    for (const [status, next] of [
      [403, () => problem(404)],
      [404, () => problem(500)],
      [500, serveCatalogue],
    ] as const) {
      const failure = page
        .getByRole("alert")
        .filter({ hasText: `Problem ${status}` })
        .first();
      await expect(failure).toContainText(`HTTP ${status}`);
      await expect(failure).toContainText(`Detail of ${status}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Errors look the same on every page, so one check is enough.
      if (status === 403 && name === "templates") await axe(page);
      answer = next;
      await retryAll(page, status);
    }
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectReadable(page, list);
  });
}

for (const [name, address, list] of QUIET_PAGES) {
  test(`${name}: in Arabic on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await useService(page, serveCatalogue, { services: [SERVICE] });
    await page.goto(inArabic(address));
    await expectReadable(page, list);
  });

  test(`${name}: no starting points`, async ({ page }) => {
    await useService(page, serveNothing);
    await page.goto(address);
    await expect(page.getByText(/^Nothing found/)).toBeVisible();
    await axe(page);
  });
}
