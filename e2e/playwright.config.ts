import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findTestBrowser, launchArguments } from "./browser.ts";

// Not the port of `npm start`, so that both can run side by side; settable, so that two checkouts can.
const PORT = Number(process.env["PLINTH_E2E_PORT"] ?? 4180);
const browser = findTestBrowser();

export default defineConfig({
  testDir: ".",
  // The longest test begins first, so that the others run beside it and it is not waited for at the end.
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
  // Generous, for machines that do other things besides: a test that waits for what never comes fails all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What the app says depends on the language of the browser unless a culture is chosen.
    locale: "en-GB",
    timezoneId: "Europe/Oslo",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Snapshots of the page show what a film of it would; filming takes a quarter of the time of all tests.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      args: launchArguments(),
      // Without one, Playwright says what is missing; `npm run test:e2e` finds or installs one first.
      ...(browser === null ? {} : { executablePath: browser }),
    },
  },
  webServer: {
    // A build of its own, in which React's strict mode is on.
    command: `vite build --mode e2e && vite preview --mode e2e --port ${PORT} --strictPort`,
    cwd: join(import.meta.dirname, ".."),
    url: `http://localhost:${PORT}`,
    // A server of an earlier build would be tested instead of this one.
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
