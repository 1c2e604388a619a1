import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { findBrowser, findTestBrowser, launchArguments } from "../browser.ts";
import type { ColorScheme, Engine } from "./driver.ts";

export const ENGINE_NAMES = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** A browser that was found, or why there is none. */
export type Found =
  | { readonly what: string; readonly launch: (scheme: ColorScheme) => Promise<Engine> }
  | { readonly missing: string };

/** Loaded late: the configuration only looks which engines there are. */
const launcher = async () => import("./playwright-engine.ts");

export function findEngine(name: EngineName): Found {
  return { chromium: findChromium, firefox: findFirefox, webkit: findWebKit }[name]();
}

function findChromium(): Found {
  // Playwright's own, if it is installed, as of the other engines.
  const path = findBrowser([]) ?? findTestBrowser();
  if (path === null) return { missing: "no Chromium, Chrome or Edge starts; see `e2e/browser.ts`" };
  return {
    what: path,
    launch: async (scheme) =>
      (await launcher()).launch(chromium, scheme, { executablePath: path, args: launchArguments() }),
  };
}

function findFirefox(): Found {
  const own = firefox.executablePath();
  if (existsSync(own))
    return { what: own, launch: async (scheme) => (await launcher()).launch(firefox, scheme) };
  const path = onPath("firefox-esr", "firefox");
  if (path === null)
    return {
      missing: "neither `npx playwright install firefox` nor `apt-get install firefox-esr` has been run",
    };
  return {
    what: path,
    launch: async (scheme) => (await launcher()).launchFirefox(path, scheme),
  };
}

/** Where Debian's libraries of WebKitGTK have the browser that its WebDriver starts. */
const MINI_BROWSERS = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((platform) =>
  ["webkitgtk-6.0", "webkit2gtk-4.1"].map((version) => join("/usr/lib", platform, version, "MiniBrowser")),
);

function findWebKit(): Found {
  const own = webkit.executablePath();
  if (existsSync(own))
    return { what: own, launch: async (scheme) => (await launcher()).launch(webkit, scheme) };
  const driver = onPath("WebKitWebDriver");
  const browser = MINI_BROWSERS.find(existsSync);
  const display = onPath("Xvfb");
  if (driver === null || browser === undefined || display === null)
    return {
      missing:
        "neither `npx playwright install webkit` nor `apt-get install webkit2gtk-driver xvfb` has been run",
    };
  return {
    what: browser,
    launch: async (scheme) =>
      (await import("./webkit-gtk.ts")).launchWebKitGtk({ driver, browser, display }, scheme),
  };
}

function onPath(...names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
