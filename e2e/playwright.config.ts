import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findTestBrowser, launchArguments } from "./browser.ts";

// Not the port of `npm start`, so that both can run at the same time; configurable for parallel checkouts.
const PORT = Number(process.env["PLINTH_E2E_PORT"] ?? 4180);
const browser = findTestBrowser();

export default defineConfig({
  testDir: ".",
  // The longest test starts first, so that it runs in parallel to the others.
  projects: [
    { name: "long run", testMatch: "**/long-run.spec.ts" },
    { name: "journeys", testMatch: "**/*.spec.ts", testIgnore: "**/long-run.spec.ts" },
  ],
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  workers: 2,
  reporter: "list",
  // Generous, for busy machines; a test that waits for something that never happens still fails.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Without a chosen culture, texts depend on the language of the browser.
    locale: "en-GB",
    timezoneId: "Europe/Oslo",
    permissions: ["clipboard-read", "clipboard-write"],
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Snapshots are enough; screenshots would take a quarter of the time of all tests.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      args: launchArguments(),
      // Without a browser, Playwright reports what is missing; `npm run test:e2e` finds or installs one first.
      ...(browser === null ? {} : { executablePath: browser }),
    },
  },
  webServer: {
    // A separate build in React's StrictMode.
    command: `vite build --mode e2e && vite preview --mode e2e --port ${PORT} --strictPort`,
    cwd: join(import.meta.dirname, ".."),
    url: `http://localhost:${PORT}`,
    // A running server may serve an earlier build.
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
