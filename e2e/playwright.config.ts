import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findTestBrowser, launchArguments } from "./browser.ts";

// Not the port of `npm start`, so that both can run at the same time; configurable for parallel checkouts.
const PORT = Number(process.env["PLINTH_E2E_PORT"] ?? 4180);
const BASE_URL = `http://localhost:${PORT}`;
const STRICT_PORT = PORT + 1000;
const STRICT_URL = `http://localhost:${STRICT_PORT}`;
const browser = findTestBrowser();

/**
 * Specs that run in React's StrictMode and development build, which report faults that the production build hides: between them they open
 * every page and most dialogs. The others run on the production build, as users have it, in three quarters of the time.
 */
const IN_STRICT_MODE = "**/{compare,every-page,export,focus,ids,impatient,operations,pseudo-locale}.spec.ts";

export default defineConfig({
  testDir: ".",
  // The longest test starts first, so that it runs in parallel to the others.
  projects: [
    { name: "long day", testMatch: "**/long-day.spec.ts" },
    { name: "strict mode", testMatch: IN_STRICT_MODE, use: { baseURL: STRICT_URL } },
    { name: "journeys", testMatch: "**/*.spec.ts", testIgnore: ["**/long-day.spec.ts", IN_STRICT_MODE] },
  ],
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // Of two cores, two workers leave a tenth idle.
  workers: 3,
  reporter: "list",
  // Generous, for slow and busy machines; a test that waits for something that never happens still fails.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: BASE_URL,
    // Without a chosen culture, texts depend on the language of the browser.
    locale: "en-GB",
    timezoneId: "Europe/Oslo",
    // Routes of a test do not see requests that a service worker handles. Without one the app calls the sample directly; the specs that
    // count its requests allow it.
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A failure comes with a description of the page; `--trace on` records everything, which takes a quarter more time.
    trace: "off",
    launchOptions: {
      args: launchArguments(),
      // In the locale C, Chromium replaces the names of downloads that are not in ASCII by 'download'.
      env: { ...process.env, LANG: "C.UTF-8" },
      // Without a browser, Playwright reports what is missing; `npm run test:e2e` finds or installs one first.
      ...(browser === null ? {} : { executablePath: browser }),
    },
  },
  // Started anew, since a running server may serve an earlier build.
  webServer: [
    {
      // What `npm run build` has built, as `npm start` serves it: under the Content-Security-Policy of a deployment.
      command: `node src/node/cli/main.ts start --port ${PORT}`,
      cwd: join(import.meta.dirname, ".."),
      url: BASE_URL,
      reuseExistingServer: false,
      timeout: 300_000,
    },
    {
      command: `vite build --mode e2e && node src/node/cli/main.ts start --port ${STRICT_PORT}`,
      env: { PLINTH_APP_FOLDER: "dist-e2e" },
      cwd: join(import.meta.dirname, ".."),
      url: STRICT_URL,
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
});
