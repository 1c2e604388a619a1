import type { OperationId } from "#core/api/operations.ts";
import { expect, test } from "../fixtures/fault-test.ts";
import { READING } from "../fixtures/faulty-server.ts";
import { expectReadBefore } from "../fixtures/locators.ts";
import { PAGES } from "../fixtures/pages.ts";
import { serveCatalogue } from "../fixtures/stub-catalogue.ts";
import { list } from "../fixtures/stub-service.ts";

const REQUIREMENTS = "/projects/1/requirements";

/** A page that shows the response of each operation, by its name in `PAGES`. */
const PAGE_OF: Readonly<Record<Exclude<OperationId, "E1" | "E10">, string>> = {
  E2: "classification",
  E3: "construction object",
  E4: "classifications of a template",
  E5: "classifications",
  E6: "mapped properties",
  E7: "versions of a template",
  E8: "property tag",
  E9: "templates",
  E11: "property",
  E12: "document",
  E13: "mapped property",
  E14: "documents of a template",
  E15: "unit",
};

/** The pages above, and what is shown there: a list, or for a single concept the region that contains it. */
const CASES = Object.entries(PAGE_OF).map(([operation, name]) => {
  const [, address = "", listed = ""] = PAGES.find(([one]) => one === name) ?? [];
  return {
    operation,
    address,
    shown: { E11: "Referenced document", E15: "Dimensions" }[operation] ?? listed,
  };
});

function serve(request: Request): Response {
  if (!request.url.includes("/requirements/search")) return serveCatalogue(request);
  const loi = { id: "1", projectId: 1, loiId: "L1", stageId: 3, roleId: 2 };
  return list(request, [{ productTypeGuid: "type", lois: [loi] }]);
}

test.use({ backend: { handle: serve }, serviceWorkers: "allow" });

test("offline, the page of each operation shows what was read; requirements only if they are kept", async ({
  page,
  context,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const expectContent = async ({ address, shown }: (typeof CASES)[number]): Promise<void> => {
    await page.goto(address);
    await expect(page.getByRole("main").getByLabel(shown, { exact: true }).first(), address).toBeVisible();
    await expect(page.getByRole("main").getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  };
  const expectAsOf = async (): Promise<void> => {
    await expectReadBefore(page, "Offline");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  };
  for (const one of CASES) {
    await expectContent(one);
    // What keeps the responses is loaded with the first one, after what is shown.
    await page.waitForLoadState("networkidle");
  }
  const requirements = page.getByRole("table", { name: "Requirements" });
  await page.goto(REQUIREMENTS, { waitUntil: "networkidle" });
  await expect(requirements).toContainText("L1");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const operation of READING) expect(service.count(operation), operation).toBeGreaterThan(0);

  await context.setOffline(true);
  for (const one of CASES) {
    await expectContent(one);
    await expectAsOf();
  }
  await page.goto(REQUIREMENTS);
  await expect(page.getByRole("alert").first()).toContainText("The service cannot be reached");

  await context.setOffline(false);
  await page.goto("/offline");
  await page.getByRole("switch", { name: "Keep requirements too" }).click();
  await page.goto(REQUIREMENTS, { waitUntil: "networkidle" });
  await expect(requirements).toContainText("L1");
  await context.setOffline(true);
  await page.reload();
  await expect(requirements).toContainText("L1");
  await expectAsOf();
});
