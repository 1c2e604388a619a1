import { code, tree } from "./fixtures/locators.ts";
import { useService } from "./fixtures/service.ts";
import { concept, list, problem } from "./fixtures/stub-service.ts";
import { expect, test } from "./fixtures/test.ts";
import { signIn, stubTokenService } from "./fixtures/token-service.ts";

/** After an update of the app, or without a connection, chunks that were not loaded yet are missing. */

test("where a chunk fails to load, the rest keeps working, and the user can retry or reload the page", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported module/);
  await useService(page, (request) =>
    list(
      request,
      request.url.includes("/classification-codes")
        ? [{ ...concept("1", "One"), classNumber: "1", hasCodes: false }]
        : [],
    ),
  );
  const parts = /lazy-parts-.*\.js/;
  await page.route(parts, (route) => route.abort());
  await page.goto("/classifications/c1");
  await expect(code(page, "1 One")).toBeVisible();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Parts of this page could not be loaded. Check the connection");
  await expect(alert.getByRole("button", { name: "Reload" })).toBeVisible();
  await page.unroute(parts);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toHaveCount(0);
  await code(page, "1 One").click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("1 One");

  const dialog = /search-dialog-.*\.js/;
  await page.route(dialog, (route) => route.abort());
  await page.keyboard.press("Control+k");
  await expect(alert).toContainText("The search could not be loaded.");
  await page.getByRole("searchbox", { name: "Search codes" }).pressSequentially("on");
  await expect(page.getByRole("searchbox", { name: "Search codes" }), "keys go to the page").toHaveValue(
    "on",
  );
  await page.unroute(dialog);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.press("Escape");

  const requests = /requests-panel-.*\.js/;
  const entry = page.getByRole("button", { name: "Requests", exact: true });
  const region = page.getByRole("region", { name: "Requests", exact: true });
  await page.route(requests, (route) => route.abort());
  await entry.click();
  await expect(alert).toContainText("The requests could not be shown.");
  await page.keyboard.press("Escape");
  await expect(region).toHaveCount(0);
  await expect(entry).toBeFocused();
  await entry.click();
  await region.getByRole("button", { name: "Close" }).click();
  await expect(region).toHaveCount(0);
  await entry.click();
  await expect(alert).toContainText("The requests could not be shown.");
  await page.unroute(requests);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(region.getByLabel("Filter requests")).toBeVisible();
  await expect(region).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry).toBeFocused();

  const exporting = /export-dialog-.*\.js/;
  await page.route(exporting, (route) => route.abort());
  await page.getByRole("searchbox", { name: "Search codes" }).fill("");
  await tree(page).waitFor();
  await page.getByRole("button", { name: "Export", exact: true }).first().click();
  await expect(alert).toContainText("The part of the app for exports could not be loaded.");
  await page.unroute(exporting);
  await alert.getByRole("button", { name: "Reload" }).click();
  await expect(code(page, "1 One")).toHaveAttribute("aria-selected", "true");
  await expect(alert).toHaveCount(0);
});

test("a dropped file, its export and signing in again wait for their chunks, and the page stays", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported module|status of 401/);
  const service = await stubTokenService(page);
  await page.goto("/classifications");
  await signIn(page);
  const count = page.getByRole("status").filter({ hasText: "50 of 120" });
  await expect(count).toBeVisible();
  const alert = page.getByRole("alert");
  const retry = alert.getByRole("button", { name: "Retry" });
  /** Performs an action whose chunk is missing, expects the message about it, and makes the chunk available again. */
  const without = async (chunk: RegExp, sentence: string, act: () => Promise<void>): Promise<void> => {
    await page.route(chunk, (route) => route.abort());
    await act();
    await expect(alert).toContainText(sentence);
    await expect(alert).not.toContainText(".js");
    await expect(alert.getByRole("button", { name: "Reload" })).toBeVisible();
    await page.unroute(chunk);
  };

  const { exchange } = service;
  await without(/reauthentication-dialog-.*\.js/, "The service asks you to sign in again", async () => {
    service.revoke();
    service.exchange = () => problem(401, "Unknown client");
    await page.getByRole("button", { name: "Load more" }).click();
  });
  await expect(count).toBeVisible();
  await retry.click();
  service.exchange = exchange;
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Client secret", { exact: true }).waitFor();
  await signIn(page);
  await expect(page.getByRole("status").filter({ hasText: "100 of 120" })).toBeVisible();

  await without(
    /\/reading-(?!panel).*\.js/,
    "The part of the app that reads files could not be loaded.",
    async () => {
      const data = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(
          new File(["<urn:s> a <http://www.w3.org/2004/02/skos/core#ConceptScheme> ."], "parts.ttl"),
        );
        return transfer;
      });
      await page.getByRole("main").dispatchEvent("drop", { dataTransfer: data });
    },
  );
  await expect(page.getByRole("status").filter({ hasText: "100 of 120" })).toBeVisible();
  for (const chunk of [/read-worker-.*\.js/, /turtle-.*\.js/])
    await without(
      chunk,
      "parts.ttl cannot be read: The part of the app that reads this format could not be loaded.",
      () => retry.click(),
    );
  await retry.click();
  await expect(alert).toContainText("no SKOS concept");
  await expect(retry, "reading it again would not help").toHaveCount(0);

  await page.goBack();
  const exporting = page.getByRole("dialog", { name: "Export" });
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await exporting.getByRole("button", { name: "Export", exact: true }).waitFor();
  await without(/write-file-.*\.js/, "The part of the app that writes the file could not be loaded.", () =>
    exporting.getByRole("button", { name: "Export", exact: true }).click(),
  );
  await without(/export-worker-.*\.js/, "The part of the app that writes the file could not be loaded.", () =>
    exporting.getByRole("button", { name: "Retry" }).click(),
  );
  const download = page.waitForEvent("download");
  await exporting.getByRole("button", { name: "Retry" }).click();
  expect((await download).suggestedFilename()).toContain("lassifications");
});

test("a chunk that is gone after an update reloads the page at its address, once", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404|dynamically imported module/);
  await useService(page, (request) => list(request, [concept("t1", "Door")]));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/templates");
  await expect(page.getByRole("link", { name: "Door" })).toBeVisible();
  const chunk = /units-page-.*\.js/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Units" }).click();
  await expect.poll(() => loads).toBe(2);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The page could not be shown");
  await expect(page).toHaveURL(/\/units$/);
  await page.unroute(chunk);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Units");
  expect(loads).toBe(2);
});

/** What shows failed requests, which is loaded before one fails. */
const FAILURE_PANEL = /\/(?:failure-panel|problem)-[\w-]{6,9}\.js$/;

for (const address of ["/classifications", "/connect"])
  test(`${address} does not reload where chunks are gone that it does not need`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404|dynamically imported module/);
    await useService(page, (request) => list(request, [concept("c1", "Parts")]));
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(FAILURE_PANEL, (route) => route.fulfill({ status: 404, body: "" }));
    const missed = page.waitForResponse(/\/failure-panel-/);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const url = (await missed).url();
    // By the second answer, the app has long had that to its own question whether the chunk is gone.
    for (let times = 0; times < 2; times += 1)
      await page.evaluate((url) => fetch(url, { cache: "no-store" }).then(({ status }) => status), url);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(loads).toBe(1);
  });

test("chunks that are gone when a page needs them reload it once", async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404|status of 500|dynamically imported module/);
  let isBroken = false;
  await useService(page, (request) =>
    isBroken ? problem(500, "Out of order") : list(request, [concept("c1", "Parts")]),
  );
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(FAILURE_PANEL, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/classifications");
  await expect(page.getByRole("link", { name: "Parts" })).toBeVisible();
  isBroken = true;
  await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Templates" }).click();
  await expect.poll(() => loads).toBe(2);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("A part of the app could not be loaded");
  await page.unroute(FAILURE_PANEL);
  isBroken = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: "Parts" })).toBeVisible();
  expect(loads).toBe(2);
});
