import type { Page } from "@playwright/test";
import { SERVICE_URL } from "./fixtures/service.ts";
import { problem } from "./fixtures/stub-service.ts";
import { axe, expect, test } from "./fixtures/test.ts";
import { DETAILS, signIn, token, stubTokenService } from "./fixtures/token-service.ts";

const KEEP = { name: "Keep the access token until this tab is closed" };
const status = (page: Page) => page.getByRole("status").filter({ hasText: / of 120/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

test("each rejection by E1 has its own message, and the input is kept", async ({ page, browserErrors }) => {
  browserErrors.expect(/status of (400|401|500)/);
  browserErrors.expect(/net::ERR_FAILED/);
  const service = await stubTokenService(page);
  await page.goto("/classifications");
  await expect(page).toHaveURL(/\/connect$/);
  const alert = page.getByRole("alert");

  await signIn(page, "wrong");
  await expect(alert).toContainText("The service does not accept these credentials");
  await expect(alert).toContainText("Unknown client: Detail of 401");
  await expect(alert).toContainText("HTTP 401");
  await expect(alert.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await axe(page);

  const again = () => page.getByRole("button", { name: "Connect", exact: true }).click();
  service.exchange = () => problem(400, "Bad", "The client is blocked.");
  await again();
  await expect(alert).toContainText("The service did not understand the request");
  await expect(alert).toContainText(/Bad: The client is blocked\. \w/);
  await expect(alert).toContainText("HTTP 400");

  service.exchange = () => new Response("<html><title>Oops</title>", { status: 500 });
  await again();
  await expect(alert).toContainText("The service failed");
  await expect(alert).toContainText("HTTP 500");

  service.exchange = () => Response.json({ token: "in an object" });
  await again();
  await expect(alert).toContainText("not with an access token");

  service.exchange = () => Response.error();
  await again();
  await expect(alert).toContainText("does not let this site read its answers");
  await expect(alert).toContainText("(CORS)");

  const before = service.exchanges;
  service.exchange = () => Response.json(token(service.exchanges));
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/classifications$/);
  await expect(status(page)).toHaveText("50 of 120");
  expect(service.exchanges).toBe(before + 1);
});

test("an invalid base URL is rejected without a request", async ({ page }) => {
  const service = await stubTokenService(page);
  await page.goto("/connect");
  const field = page.getByRole("textbox", { name: "Base URL" });
  // The error of an earlier attempt does not concern the text typed now.
  service.exchange = () => Response.json("");
  await signIn(page);
  await expect(page.getByRole("alert")).toBeVisible();
  service.requests.length = 0;
  for (const [typed, message] of [
    ["service.example", /starts with https/],
    ["javascript:alert(1)", /starts with https/],
    ["https://me:pw@service.example", /user name and password/],
    ["https://service.example/?a=1", /Remove the \?/],
  ] as const) {
    await field.fill(typed);
    await signIn(page);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field, "so that its message is read").toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  expect(service.requests).toEqual([]);
  const accessToken = page.getByRole("textbox", { name: "Access token" });
  await field.fill(SERVICE_URL);
  await accessToken.fill("of two words");
  await page.getByRole("button", { name: "Use the token" }).click();
  await expect(accessToken).toHaveAccessibleDescription(/single line without spaces/);
  await expect(accessToken).toBeFocused();
});

test("the client secret is shown and hidden by keyboard", async ({ page }) => {
  await stubTokenService(page);
  await page.goto("/connect");
  const secret = page.getByLabel("Client secret", { exact: true });
  await secret.focus();
  await page.keyboard.type("s3cret");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(secret).toHaveAttribute("type", "text");
  await page.keyboard.press("Space");
  await expect(secret).toHaveAttribute("type", "password");
});

test("invisible characters that were pasted along are not part of an address, an ID or a token", async ({
  page,
}) => {
  const service = await stubTokenService(page);
  await page.goto("/connect");
  await page.getByRole("textbox", { name: "Base URL" }).fill(`\u200B${SERVICE_URL}\u00A0`);
  await page.getByRole("textbox", { name: "Client ID" }).fill(`${DETAILS.id}\u200B`);
  await page.getByLabel("Client secret", { exact: true }).fill(DETAILS.secret);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeFocused();
  await page.getByRole("link", { name: "Test service" }).click();
  await page.getByLabel("Access token", { exact: true }).fill(`\u200E${token(service.exchanges)}\u200B`);
  await page.getByRole("button", { name: "Use the token" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeFocused();
});

test("when the token cannot be renewed, the user signs in again and pending requests continue", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  const service = await stubTokenService(page);
  await page.goto("/classifications");
  await signIn(page);
  await expect(status(page)).toHaveText("50 of 120");
  service.revoke();
  const { exchange } = service;
  service.exchange = () => problem(401, "Unknown client");
  const more = page.getByRole("button", { name: "Load more" });
  await more.focus();
  await page.keyboard.press("Enter");

  await expect(dialog(page)).toContainText("Unknown client");
  await expect(dialog(page).getByRole("alert")).toContainText("HTTP 401");
  await expect(dialog(page).getByRole("textbox", { name: "Client ID" })).toHaveValue(DETAILS.id);
  await axe(page);
  // Enter while it opens was meant for the page, and must not close it.
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const failed = page.getByRole("main").getByRole("alert");
  await expect(failed).toContainText("The token was revoked");
  await expect(status(page)).toHaveText("50 of 120");

  service.exchange = exchange;
  await failed.getByRole("button", { name: "Retry" }).click();
  // The old details are tried first, and are valid again.
  await expect(status(page)).toHaveText("100 of 120");
  await expect(dialog(page)).toHaveCount(0);

  service.revoke();
  service.exchange = () => problem(401, "Unknown client");
  await more.click();
  await expect(dialog(page)).toBeVisible();
  service.exchange = exchange;
  await signIn(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("120 of 120");
  await expect(page).toHaveURL(/\/classifications$/);
  const first = service.requests.filter(({ operation }) =>
    operation.endsWith("classifications?Skip=0&Take=50"),
  );
  expect(first, "what is loaded is not requested again").toHaveLength(1);
});

test("an expired token is prompted for once, however many requests wait for it", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  const service = await stubTokenService(page);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Access token" }).fill("Bearer a-token-that-is-over");
  await page.getByRole("button", { name: "Use the token" }).click();
  await expect(dialog(page)).toContainText("The token was revoked");
  await dialog(page).getByRole("button", { name: "Show request" }).click();
  await expect(dialog(page).getByRole("region", { name: "Requests", exact: true })).toContainText("401");
  await page.keyboard.press("Escape");
  expect(service.requests.every(({ token: sent }) => sent === "a-token-that-is-over")).toBe(true);
  const refused = service.requests.map(({ operation }) => operation);
  service.exchange = () => Response.json(token(1));
  await signIn(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("120");
  expect(service.exchanges).toBe(1);
  const again = () =>
    service.requests
      .filter(({ operation, token: sent }) => sent === token(1) && refused.includes(operation))
      .map(({ operation }) => operation);
  await expect.poll(() => again().toSorted(), { message: "each once" }).toEqual(refused.toSorted());
});

test("the token is kept in this tab only if the user chooses so, and the secret is never stored", async ({
  page,
  context,
}) => {
  const service = await stubTokenService(page);
  await page.goto("/classifications");
  await signIn(page);
  await expect(status(page)).toHaveText("50 of 120");
  await page.reload();
  await expect(page).toHaveURL(/\/connect$/);

  await page.getByRole("checkbox", KEEP).check();
  await signIn(page);
  await expect(status(page)).toHaveText("50 of 120");
  const before = service.requests.length;
  await page.reload();
  await expect(status(page)).toHaveText("50 of 120");
  // Sent by the preload script, with the token, and not again by the app.
  // The pointer is where 'Connect' was: the link that is there now prefetches its page at any time.
  const after = service.requests.slice(before);
  const lists = after.filter(({ operation }) => operation.includes("/classifications?"));
  expect(lists.map(({ operation, token: sent }) => `${operation} ${sent}`)).toEqual([
    `GET /templates-management/api/v2/classifications?Skip=0&Take=50 ${token(2)}`,
  ]);
  expect(service.exchanges).toBe(2);

  const kept = await page.evaluate(() => ({
    session: JSON.stringify(Object.entries(sessionStorage)),
    // Everything else in which an app can store data.
    elsewhere: JSON.stringify([Object.entries(localStorage), history.state, document.cookie, location.href]),
  }));
  expect(kept.session).toContain(token(2));
  expect(kept.session + kept.elsewhere).not.toContain(DETAILS.secret);
  expect(kept.elsewhere).not.toContain("granted-token");
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(JSON.stringify([cookies, origins])).not.toMatch(/the-secret|granted-token/);
  // In a body or a header, and never in an address.
  expect(service.requests.map(({ operation }) => operation).join(" ")).not.toMatch(
    /the-secret|granted-token/,
  );
});

test("signing out in one tab signs out every tab and removes all data of the service", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await stubTokenService(tab);
    await tab.goto("/classifications");
    await tab.getByRole("checkbox", KEEP).check();
    await signIn(tab);
    await expect(status(tab)).toHaveText("50 of 120");
  }
  await other.getByRole("link", { name: "List 1", exact: true }).click();
  await expect(other.getByRole("heading", { level: 1, name: "List 1" })).toBeVisible();

  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  await page.getByRole("link", { name: "Test service" }).click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("button", { name: "Disconnect" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Connect" })).toBeFocused();
  await expect(other).toHaveURL(/\/connect$/);
  await expect(other.getByRole("main")).not.toContainText("List 1");

  for (const tab of [page, other]) {
    const left = await tab.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(left).not.toMatch(/granted-token|List 1/);
    // As when the browser restores a closed tab.
    await tab.evaluate((entries) => void Object.assign(sessionStorage, entries), kept);
    await tab.goto("/classifications");
    await expect(tab).toHaveURL(/\/connect$/);
  }
});

test("a typed service is remembered, and switching services never mixes their data", async ({ page }) => {
  const OTHER = "https://other.test";
  const service = await stubTokenService(page, "Test service", {
    services: [{ name: "Open service", baseUrl: OTHER, auth: "none" }],
  });
  const pending = Promise.withResolvers<void>();
  let isPending = false;
  const cancelled: string[] = [];
  page.on("requestfailed", (request) => void cancelled.push(request.url()));
  await page.route(`${OTHER}/**`, async (route) => {
    if (route.request().url().includes("Skip=0"))
      await route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: {
          results: [{ versionGuid: "other", defaultName: "Of the other" }],
          pagination: { total: 90, take: 50, skip: 0, returned: 1 },
        },
      });
    else {
      isPending = true;
      await pending.promise;
    }
  });
  await page.goto("/classifications");
  await expect(page.getByRole("link", { name: "Of the other" })).toBeVisible();
  await expect.poll(() => isPending).toBe(true);

  await page.getByRole("link", { name: "Open service" }).click();
  await page.getByRole("textbox", { name: "Base URL" }).fill(`${SERVICE_URL}/`);
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Classifications" }).first().click();
  await expect(status(page)).toHaveText("50 of 120");
  await expect(page.getByText("Of the other")).toHaveCount(0);
  await expect.poll(() => cancelled.some((url) => url.startsWith(OTHER))).toBe(true);
  pending.resolve();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Base URL" })).toHaveValue(SERVICE_URL);
  await signIn(page);
  await expect(status(page)).toHaveText("50 of 120");
  expect(service.exchanges).toBe(2);
});

test("of two services at one base URL, the chosen one is connected", async ({ page }) => {
  const one = { baseUrl: `${SERVICE_URL}/`, audienceUrl: "https://one.test" };
  await stubTokenService(page, "", {
    services: [
      { ...one, name: "Service one" },
      { ...one, name: "Service two", audienceUrl: "https://two.test" },
    ],
  });
  await page.goto("/connect");
  await expect(page.getByRole("button", { name: "Service one" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Service two" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Service two" }).click();
  await expect(page.getByRole("button", { name: "Service one" })).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("textbox", { name: "Application URL" })).toHaveValue("https://two.test");
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Connected to Service two.");
});

test("the label of 'Open a catalogue file' is in the middle of its button", async ({ page }) => {
  await page.goto("/connect");
  const label = page.getByRole("main").locator(".mantine-Button-root", { hasText: "Open a catalogue file" });
  const distance = await label.evaluate((button) => {
    const range = document.createRange();
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
    range.selectNode(text ?? button);
    const [outer, inner] = [button.getBoundingClientRect(), range.getBoundingClientRect()];
    return outer.top + outer.bottom - inner.top - inner.bottom;
  });
  expect(Math.abs(distance)).toBeLessThan(4);
});
