import { count, expect, test, waitFor } from "../fixtures/fault-test.ts";

test("offline and online again: loaded data stay, missing data show an error, and are loaded by themselves", async ({
  page,
  context,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/);
  await page.clock.install();
  const catalogue = page.getByRole("navigation", { name: "Catalogue" });
  const go = (name: string): Promise<void> => catalogue.getByRole("link", { name, exact: true }).click();
  await page.goto("/templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  await go("Construction objects");
  await expect(count(page, "50 of 66")).toBeVisible();

  await context.setOffline(true);
  const before = service.requests.length;
  const alert = page.getByRole("alert");
  await page.getByRole("searchbox", { name: "Search construction objects" }).fill("door");
  await waitFor(page, alert);
  await expect(alert).toContainText("The service cannot be reached");
  await expect(
    page.getByRole("list", { name: "Construction objects" }).getByRole("link").first(),
  ).toBeVisible();
  await go("Templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.goBack();
  await waitFor(page, alert);
  expect(service.requests.length, "no request arrives").toBe(before);

  await context.setOffline(false);
  await waitFor(page, count(page, "3 of 3"));
  await expect(alert).toHaveCount(0);
  expect(service.requests.length - before).toBeLessThan(4);
});

test("a page whose module fails to load shows an error, and opens once the network is back", async ({
  page,
  context,
  service,
  browserErrors,
}) => {
  browserErrors.expect(
    /net::ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS|could not be fetched/,
  );
  const catalogue = page.getByRole("navigation", { name: "Catalogue" });
  const go = (name: string): Promise<void> => catalogue.getByRole("link", { name, exact: true }).click();
  await page.goto("/templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  await context.setOffline(true);
  await go("Units");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The page could not be shown");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toContainText("The page could not be shown");
  await go("Templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  await go("Units");
  await expect(alert).toContainText("The page could not be shown");

  await context.setOffline(false);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Units");
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveCSS("display", "block");
  await go("Templates");
  expect(service.count("E9"), "loaded data are not requested again").toBe(1);
});

test("the search over everything fails offline, and can be closed", async ({
  page,
  context,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/);
  await page.goto("/templates");
  await expect(count(page, "50 of 96")).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press("/");
  await expect(page.getByRole("alert")).toContainText("The search could not be loaded");
  await context.setOffline(false);
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await expect(count(page, "50 of 96")).toBeVisible();
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search everything" }).fill("/classifications");
  await page.keyboard.press("Enter");
  await expect(count(page, "4 of 4")).toBeVisible();
  expect(service.count("E9"), "loaded data are not requested again").toBe(1);
});
