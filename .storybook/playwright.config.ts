import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import e2e from "../e2e/playwright.config.ts";

const PORT = Number(process.env["PLINTH_WORKBENCH_PORT"] ?? 4181);

/** The workbench as built by `npm run test:workbench`, in the browser of the journeys. */
export default defineConfig({
  ...e2e,
  projects: [{ name: "workbench" }],
  testDir: ".",
  outputDir: "../test-results/workbench",
  use: { ...e2e.use, baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir dist-workbench --port ${PORT} --strictPort`,
    cwd: join(import.meta.dirname, ".."),
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
