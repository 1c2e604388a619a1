import type { Page, Request } from "@playwright/test";
import { useService } from "./fixtures/service.ts";
import { concept, list } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "block" });

const REPORTS = "https://reports.test/plinth";
const GUID = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";

/** Connects the app to a service whose templates violate the interface, and collects the reports that it sends. */
async function collectReports(page: Page, errorReports: unknown): Promise<unknown[]> {
  const reports: unknown[] = [];
  const collect = (request: Request): void => {
    if (request.url() === REPORTS) reports.push(JSON.parse(request.postData() ?? ""));
  };
  page.on("request", collect);
  await page.route(REPORTS, (route) => route.fulfill({ status: 204 }));
  await useService(
    page,
    (request) =>
      new URL(request.url).pathname.endsWith("/templates")
        ? Response.json({ results: [{ versionGuid: 7 }] })
        : list(request, [concept(GUID, "Secret wall")]),
    { errorReports },
  );
  return reports;
}

/** Throws an error that nobody handles, with the name and the GUID of the stub. */
const throwError = (page: Page, number: number) =>
  page.evaluate(
    ([text]) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    [`Number ${number}: Secret wall ${GUID}`],
  );

test("errors are reported without names and GUIDs, listed in 'Requests', and limited to ten an hour", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Number \d+|ERR_FAILED|dynamically imported module/);
  const reports = await collectReports(page, REPORTS);
  // Of a clock that was a day ahead.
  const tomorrow = JSON.stringify(Array<number>(10).fill(Date.now() + 86_400_000));
  await page.addInitScript((times) => {
    if (localStorage.length === 0) localStorage.setItem("plinth.error-reports", times);
  }, tomorrow);
  await page.goto("/classifications");
  await page.getByRole("link", { name: "Secret wall" }).waitFor();
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Templates" }).click();
  await expect
    .poll(() => reports)
    .toMatchObject([
      {
        kind: "contract",
        page: "/templates",
        operation: "E9",
        status: 200,
        path: expect.stringMatching(/^results\[0\]/),
      },
    ]);

  await page.route(/units-page-.*\.js/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Units" }).click();
  await expect
    .poll(() => reports[1])
    .toMatchObject({ kind: "chunk", message: expect.stringMatching(/^assets\/units-page-.*\.js$/) });
  expect(reports.length).toBe(2);

  for (let number = 1; number <= 12; number += 1) await throwError(page, number);
  await expect.poll(() => reports.length).toBe(10);
  expect(reports[2]).toMatchObject({ kind: "error", name: "Error", message: "Number 1: … …" });
  expect(JSON.stringify(reports)).not.toMatch(/Secret|wall|3f2504e0/);

  await page.getByRole("banner").getByRole("button", { name: "Requests", exact: true }).click();
  const region = page.getByRole("region", { name: "Requests", exact: true });
  const rows = region.getByRole("row").filter({ hasText: "Error report" });
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("/plinth");
  await expect(rows.first()).toContainText("Sent");
  await rows.last().click();
  await expect(region.getByRole("region", { name: "Error report" })).toContainText('"kind": "contract"');

  // The limit holds after a reload, too.
  await page.reload();
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Units" }).waitFor();
  await throwError(page, 13);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => /send-reports-/.test(name)),
      ),
    )
    .toBe(true);
  expect(reports.length).toBe(10);
});

test("nothing is reported by default, and GUIDs only if the configuration allows them", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/Number \d+/);
  const reports = await collectReports(page, { url: REPORTS, guids: true });
  // The error occurs before the module that reports it has loaded.
  const { promise: isThrown, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/send-reports-/, (route) => isThrown.then(() => route.continue()));
  const thrown = page.waitForEvent("pageerror");
  await page.goto(`/classifications`);
  await page.getByRole("link", { name: "Secret wall" }).waitFor();
  await throwError(page, 1);
  await thrown;
  load();
  await expect.poll(() => reports).toMatchObject([{ message: `Number 1: … ${GUID}` }]);

  const silent = await context.newPage();
  const none = await collectReports(silent, null);
  await silent.goto("/templates");
  await expect(silent.getByRole("alert")).toContainText("versionGuid");
  await throwError(silent, 2);
  await expect(silent.getByRole("alert")).toBeVisible();
  expect(none).toEqual([]);
});
