import type { Page } from "@playwright/test";
import { count, CREDENTIALS, expect, scrollOn, test } from "../fixtures/fault-test.ts";
import { held, status } from "../fixtures/faults.ts";
import { tree } from "../fixtures/locators.ts";

/** Tokens that expire during use. */

test.use({ serviceConfig: { auth: "client-credentials" } });

const REFUSED = status(401, { title: "Who is it?" });

async function signIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Client ID" }).fill(CREDENTIALS.clientId);
  await page.getByLabel("Client secret", { exact: true }).fill(CREDENTIALS.clientSecret);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
}

/** Signs in on the way to the first page of the templates. */
async function openTemplates(page: Page): Promise<void> {
  await page.goto("/templates");
  await signIn(page);
  await expect(count(page, "50 of 96")).toBeVisible();
}

test("a 401 in the middle of a list renews the token once, and loading continues", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await openTemplates(page);
  expect(service.count("E1")).toBe(1);

  service.fail(["E9", { Skip: "50" }], REFUSED, 1);
  await scrollOn(page);
  await expect(count(page, "96 of 96")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(service.count(["E9", { Skip: "50" }])).toBe(2);
  expect(service.count("E1")).toBe(2);
});

test("several concurrent 401s cause one exchange", async ({ page, service, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await page.goto("/units");
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Units");
  for (const operation of ["E3", "E5", "E9"] as const) service.fail(operation, REFUSED, 1);
  await page.getByRole("link", { name: "Plinth" }).click();
  await expect(page.getByRole("list", { name: "Content of the service" }).getByRole("listitem")).toHaveText([
    "Classifications4",
    "Templates96",
    "Construction objects66",
  ]);
  expect(service.requests.filter((one) => !one.includes("oauth2"))).toHaveLength(6);
  expect(service.count("E1")).toBe(2);
});

test("a service that rejects a new token prompts for a sign-in, after which pending requests continue", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await openTemplates(page);
  service.fail(["E9", { Skip: "50" }], REFUSED);
  await scrollOn(page);
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByRole("alert")).toContainText("Who is it?");
  await expect(dialog.getByRole("alert")).toContainText("HTTP 401");
  // The first exchange, and the one whose token was rejected as well.
  expect(service.count("E1")).toBe(2);
  expect(service.count(["E9", { Skip: "50" }])).toBe(2);

  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toHaveCount(0);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Who is it?");
  await expect(count(page, "50 of 96")).toBeVisible();
  expect(service.count("E1")).toBe(2);

  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(dialog).toBeVisible();
  service.mend();
  await signIn(page);
  await expect(dialog).toHaveCount(0);
  await expect(count(page, "96 of 96")).toBeVisible();
  await expect(page).toHaveURL(/\/templates/);
  expect(service.count(["E9", { Skip: "0" }]), "loaded data are not requested again").toBe(1);
  expect(service.count(["E9", { Skip: "50" }])).toBe(5);
});

test("'Go on' of an export whose user did not sign in prompts for a sign-in again", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await openTemplates(page);
  service.fail(["E9", { Skip: "50" }], REFUSED);
  await page.getByRole("button", { name: "Export" }).first().click();
  const exporting = page.getByRole("dialog", { name: "Export" });
  await exporting.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(exporting.getByRole("alert")).toContainText("Who is it?");
  await exporting.getByRole("button", { name: "Go on" }).click();
  await expect(dialog).toBeVisible();
  service.mend();
  const file = page.waitForEvent("download");
  await signIn(page);
  await file;
  await expect(exporting).toHaveCount(0);
});

test("'Retry' of the properties for an IDS file prompts for a sign-in again after 'Not now'", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await page.goto("/projects/1/requirements");
  await signIn(page);
  await expect(page.getByRole("table", { name: "Requirements" })).toBeVisible();
  service.fail("E6", REFUSED);
  await page.getByRole("button", { name: "Export" }).first().click();
  const exporting = page.getByRole("dialog", { name: "Export" });
  await exporting.getByRole("radio", { name: "IDS 1.0" }).check();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await exporting.getByRole("button", { name: "Retry" }).click();
  await expect(dialog).toBeVisible();
});

test("'Go on' of a lookup prompts for a sign-in again after 'Not now'", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 40[14]/);
  await page.goto("/lookup");
  await signIn(page);
  service.fail("E7", REFUSED);
  const guids = Array.from(
    { length: 30 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  );
  await page.getByRole("textbox", { name: /^GUIDs/ }).fill(guids.join("\n"));
  await page.getByRole("button", { name: "Look up" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(dialog).toBeVisible();
});

test("a prefetch never prompts for a sign-in; the page that needs the data does", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await openTemplates(page);
  for (const operation of ["E1", "E6", "E7"] as const) service.fail(operation, REFUSED);
  const link = page.getByRole("list", { name: "Templates" }).getByRole("link").first();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await link.hover();
  await refused;
  await expect.poll(() => service.count("E7")).toBeGreaterThan(0);
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toHaveCount(0);
  expect(service.count("E1")).toBe(1);

  await link.click();
  await expect(dialog).toBeVisible();
  service.mend();
  await signIn(page);
  await expect(page.getByRole("list", { name: "Mapped properties" }).getByRole("link").first()).toBeVisible();
});

test("a prefetch that is rejected after its page has opened prompts for a sign-in", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await page.goto("/classifications");
  await signIn(page);
  await expect(count(page, "4 of 4")).toBeVisible();
  const refusal = held(REFUSED);
  service.fail("E1", REFUSED);
  service.fail("E2", refusal.fault);
  const link = page.getByRole("list", { name: "Classifications" }).getByRole("link").first();
  await link.hover();
  await expect.poll(() => service.count("E2")).toBe(1);
  await link.click();
  await expect(page.getByRole("searchbox", { name: "Search codes" })).toBeVisible();
  refusal.release();
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  service.mend();
  await signIn(page);
  await expect(tree(page).getByRole("treeitem").first()).toBeVisible();
  expect(service.count("E2")).toBe(2);
});

test("a token that cannot be renewed prompts for a sign-in, after which loading continues", async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await openTemplates(page);
  service.fail(["E9", { Skip: "50" }], REFUSED);
  service.fail("E1", REFUSED);
  await scrollOn(page);
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByRole("alert")).toContainText("HTTP 401");
  expect(service.count("E1")).toBe(2);
  service.mend();
  await signIn(page);
  await expect(dialog).toHaveCount(0);
  await expect(count(page, "96 of 96")).toBeVisible();
  expect(service.count(["E9", { Skip: "0" }]), "loaded data are not requested again").toBe(1);
  expect(service.count(["E9", { Skip: "50" }])).toBe(2);
  expect(service.count("E1")).toBe(3);
});
