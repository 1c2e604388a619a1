import { join } from "node:path";
import { runnerImport } from "vite";
import { seedLanguages } from "../../build/seed-languages.ts";
import type * as sampleService from "./sample-service.ts";

/** The sample service for a test that runs in Node. Loaded by Vite, because a Vite plugin splits the seed by language. */
export async function loadSampleService(): Promise<typeof sampleService> {
  const { module } = await runnerImport<typeof sampleService>(
    join(import.meta.dirname, "sample-service.ts"),
    {
      configFile: false,
      logLevel: "error",
      plugins: [seedLanguages()],
    },
  );
  return module;
}
