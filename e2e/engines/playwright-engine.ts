import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserType, firefox, type LaunchOptions } from "@playwright/test";
import { collectErrors } from "../fixtures/test.ts";
import { newFileIn } from "./downloads.ts";
import type { ColorScheme, Engine } from "./driver.ts";

/** A browser that Playwright controls. */
export async function launch(
  type: BrowserType,
  colorScheme: ColorScheme,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    version: () => browser.version(),
    visit: async () => {
      const context = await browser.newContext({
        locale: "en-GB",
        viewport: { width: 1280, height: 800 },
        colorScheme,
      });
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
export async function launchFirefox(executablePath: string, scheme: ColorScheme): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), "plinth-firefox-"));
  const engine = await launch(firefox, scheme, {
    executablePath,
    channel: "moz-firefox",
    downloadsPath: downloads,
    // It does not follow `colorScheme` of its contexts.
    firefoxUserPrefs: { "ui.systemUsesDarkTheme": scheme === "dark" ? 1 : 0 },
  });
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
