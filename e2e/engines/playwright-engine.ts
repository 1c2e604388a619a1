import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserType, firefox, type LaunchOptions } from "@playwright/test";
import { collectErrors } from "../fixtures/test.ts";
import { newFileIn } from "./downloads.ts";
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

/** Firefox as released, which Playwright controls by WebDriver BiDi, and which does not report the download of a blob. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), "plinth-firefox-"));
  const options = { executablePath, channel: "moz-firefox", downloadsPath: downloads };
  const engine = await launch(firefox, options);
  return {
    ...engine,
    visit: async () => ({
      ...(await engine.visit()),
      download: async (act) => newFileIn(downloads, act),
    }),
    close: async () => {
      await engine.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
