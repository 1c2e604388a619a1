import { defineConfig } from "@playwright/test";
import { ENGINE_NAMES, findEngine } from "./engines.ts";
import type { EngineOptions } from "./test.ts";

const isWorker = process.env["TEST_WORKER_INDEX"] !== undefined;

const engines = ENGINE_NAMES.filter((name) => {
  const found = findEngine(name);
  if (!isWorker) console.log(`${name}: ${"what" in found ? found.what : `not run: ${found.missing}`}`);
  return "what" in found;
});

/** The journeys in every engine that is installed; without any, Playwright fails as no test is found. */
export default defineConfig<EngineOptions, EngineOptions>({
  testDir: ".",
  testMatch: ["journeys.ts", "dark.ts"],
  outputDir: "../../test-results/engines",
  projects: engines.map((engine) => ({ name: engine, use: { engineName: engine } })),
  forbidOnly: process.env["CI"] !== undefined,
  // Each of them starts the gateway, and on two cores two browsers take as long side by side.
  workers: 1,
  reporter: "list",
  timeout: 300_000,
  expect: { timeout: 45_000 },
});
