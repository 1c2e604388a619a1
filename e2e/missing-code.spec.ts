import { expect, test } from "./fixtures.ts";
import { code, tree } from "./locators.ts";
import { useService } from "./support/service.ts";
import { concept, list } from "./support/stub-service.ts";

test.use({ serviceWorkers: "block" });

/** After an update of the app, or without a connection, the code of what was not used yet cannot be had. */

test("where code does not come, the rest goes on, and the app can try again or be reloaded", async ({
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
  await expect(alert).toContainText("Parts of this page could not be loaded. Reload the app");
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

  const exporting = /export-dialog-.*\.js/;
  await page.route(exporting, (route) => route.abort());
  await page.getByRole("searchbox", { name: "Search codes" }).fill("");
  await tree(page).waitFor();
  await page.getByRole("button", { name: "Export", exact: true }).first().click();
  await expect(alert).toContainText("The code for exports could not be loaded.");
  await page.unroute(exporting);
  await alert.getByRole("button", { name: "Reload" }).click();
  await expect(code(page, "1 One")).toHaveAttribute("aria-selected", "true");
  await expect(alert).toHaveCount(0);
});
