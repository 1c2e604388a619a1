import { readFile } from "node:fs/promises";
import type { BrowserType, LaunchOptions } from "@playwright/test";
import { collectErrors } from "../fixtures/test.ts";
import type { Engine } from "./driver.ts";

/** A browser that Playwright controls. */
export async function launch(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    version: () => browser.version(),
    visit: async () => {
      const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
      const errors = collectErrors(context);
      const page = await context.newPage();
      page.setDefaultTimeout(45_000);
      return {
        page,
        fileInput: page.locator("input[type=file]").first(),
        errors,
        download: async (act) => {
          const started = page.waitForEvent("download");
          await act();
          const download = await started;
          return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
        },
        close: async () => context.close(),
      };
    },
    close: async () => browser.close(),
  };
}
