import { hash } from "bcryptjs";
import { serveSample, startGateway } from "./fixtures/gateway.ts";
import { chooseCulture, code, openClassification, tree } from "./fixtures/locators.ts";
import { axe, expect, test as base } from "./fixtures/test.ts";

// One after the other, so that the gateways are started once.
base.describe.configure({ mode: "default" });

/** Violations of the Content-Security-Policy are console errors, which fail a test. */
const test = base.extend<{ baseURL: string }, { services: Record<"gateway" | "sample" | "locked", string> }>({
  services: [
    async ({ browserName: _ }, use) => {
      const upstream = await serveSample();
      const gateway = await startGateway(upstream.url);
      const services = [{ name: "Sample catalogue", baseUrl: "sample:" }, { baseUrl: "" }];
      const sample = await startGateway(upstream.url, { PLINTH_CONFIG: JSON.stringify({ services }) });
      // The lowest accepted cost, to be fast.
      const locked = await startGateway(upstream.url, { PLINTH_USERS: `ann:${await hash("pass word", 8)}` });
      await use({ gateway: gateway.url, sample: sample.url, locked: locked.url });
      await Promise.all([gateway, sample, locked, upstream].map(async ({ stop }) => stop()));
    },
    { scope: "worker" },
  ],
  baseURL: async ({ services }, use) => use(services.gateway),
});

test.use({ serviceWorkers: "allow" });

test("the app works through the gateway and under its Content-Security-Policy", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const secrets: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    if (request.headers()["authorization"] !== undefined) secrets.push(request.url());
  });

  await openClassification(page, "Building elements");
  await code(page, "300 Envelope").click();
  await code(page, "310 External walls").click();
  await chooseCulture(page, "de-DE");
  await expect(tree(page).getByRole("treeitem", { selected: true })).toHaveAccessibleName("310 Außenwände");
  await axe(page);

  await page.goto("/projects/1/requirements");
  await expect(page.getByRole("table").or(page.getByRole("grid")).first()).toBeVisible();
  await axe(page);

  await page.goto("/templates");
  await page.getByRole("list", { name: "Templates" }).getByRole("link").first().click();
  await expect(page.getByRole("list", { name: "Mapped properties" }).getByRole("link").first()).toBeVisible();

  expect(foreign, "requests to anywhere else").toEqual([]);
  expect(secrets, "requests with a token").toEqual([]);
});

test("every page is styled by its own files alone", async ({ page }) => {
  for (const address of [
    "/",
    "/construction-objects",
    "/units",
    "/documents",
    "/properties",
    "/connect",
    "/nowhere",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    const inline = await page.evaluate(() => document.querySelectorAll("style").length);
    expect(inline, `style elements on ${address}`).toBe(0);
  }
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--mantine-primary-color-7"),
  );
  expect(accent).toMatch(/^#[\da-f]{6}$/);
});

test("Trusted Types prevent text from becoming markup or script, and no further policy can be created", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/TrustedHTML|TrustedScriptURL|TrustedTypePolicy/);
  await page.goto("/classifications");
  await expect(page.getByRole("list", { name: "Classifications" })).toBeVisible();
  const refused = await page.evaluate(async () => {
    const attempts = {
      markup: () =>
        Object.assign(document.createElement("div"), { innerHTML: "<img src=x onerror=alert(1)>" }),
      script: () => Object.assign(document.createElement("script"), { src: "/templates" }),
      worker: async () => navigator.serviceWorker.register("/templates-management/api/v2/templates"),
      policy: () => globalThis.trustedTypes?.createPolicy("another", { createScriptURL: (url) => url }),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch (error) {
        if (error instanceof TypeError) names.push(name);
      }
    }
    return names;
  });
  expect(refused).toEqual(["markup", "script", "worker", "policy"]);
});

test("the service worker of the sample catalogue works under the policy", async ({ page, services }) => {
  await page.goto(`${services.sample}/classifications`);
  await expect(page.getByRole("list", { name: "Classifications" }).getByRole("listitem")).toHaveCount(4);
  // Meanwhile the app may call the sample directly.
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(controller).toBe(`${services.sample}/mockServiceWorker.js`);
});

test.describe("with a password", () => {
  test.use({ httpCredentials: { username: "ann", password: "pass word" } });

  test("the app and its service are available", async ({ page, services }) => {
    await page.goto(`${services.locked}/classifications`);
    await expect(page.getByRole("list", { name: "Classifications" }).getByRole("listitem")).toHaveCount(4);
    for (const path of ["/", "/config.json", "/templates-management/api/v2/templates"]) {
      // Not by the browser, which has stored the password.
      expect((await fetch(`${services.locked}${path}`)).status).toBe(401);
    }
  });
});

test("responses have cache and security headers", async ({ page, request }) => {
  const response = await page.goto("/classifications");
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).toMatch(
    /script-src 'self'(?: 'sha256-[^']+')*; style-src 'self';/,
  );
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const [script = ""] = /\/assets\/index-[^"]+\.js/.exec((await response?.text()) ?? "") ?? [];
  const asset = await request.get(script, { headers: { "accept-encoding": "br" } });
  expect(asset.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
  expect(await (await request.get("/config.json")).json()).toEqual({
    services: [{ name: "Dictionary service", baseUrl: "", auth: "none" }],
  });
});
