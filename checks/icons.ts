/** `npm run icons` renders `src/browser/ui/theme/icon.svg` as the PNG files of the manifest (`build/theme-files.ts`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BRAND_COLOR } from "#browser/ui/theme/theme.ts";
import { findTestBrowser, launchArguments } from "../e2e/browser.ts";

const ROOT = join(import.meta.dirname, "..");
const SIZES = [192, 512];
/** Systems cut a maskable icon to a shape; a circle of 80 % of its size is always in view. */
const MASKABLE_SHARE = 0.72;

const svg = readFileSync(join(ROOT, "src/browser/ui/theme/icon.svg"), "utf8").replace(
  "currentColor",
  BRAND_COLOR,
);
const executablePath = findTestBrowser();
const browser = await chromium.launch({
  args: launchArguments(),
  ...(executablePath === null ? {} : { executablePath }),
});
const page = await browser.newPage();
for (const size of SIZES) {
  for (const isMaskable of [false, true]) {
    const inner = isMaskable ? size * MASKABLE_SHARE : size;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0; display: grid; place-content: center; height: 100vh; background: ${isMaskable ? BRAND_COLOR : "transparent"} } svg { width: ${inner}px; height: ${inner}px }</style>${svg}`,
    );
    const path = join(ROOT, "public", `icon${isMaskable ? "-maskable" : ""}-${size}.png`);
    await page.screenshot({ path, omitBackground: true });
  }
}
await browser.close();
