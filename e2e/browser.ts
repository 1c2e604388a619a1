import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without the parts for windows: the tests take two thirds of the time. */
const HEADLESS_SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "microsoft-edge-stable",
  "msedge",
];

/** It must also start: downloads may be incomplete, libraries missing, and some packages are stubs. */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On other systems, requesting the version opens a window.
  if (process.platform !== "linux") return true;
  return spawnSync(path, [...launchArguments(), "--version"], { timeout: 30_000 }).status === 0;
}

/** The browser for tests: like {@link findBrowser}, but prefers a headless shell. */
export function findTestBrowser(): string | null {
  return findBrowser([...HEADLESS_SHELLS, ...NAMES]);
}

/** The browser in PLINTH_BROWSER or CHROME_PATH, else one on the PATH, else Playwright's own; null if there is none. */
export function findBrowser(names: readonly string[] = NAMES): string | null {
  const configured = process.env["PLINTH_BROWSER"] || process.env["CHROME_PATH"];
  if (configured) {
    // An explicitly chosen browser must not be replaced silently.
    if (!runs(configured))
      throw new Error(`PLINTH_BROWSER or CHROME_PATH is ${configured}, which cannot be run.`);
    return configured;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(runs) ?? null;
}

/** Switches for a browser that runs tests, often as root and in a container. */
export function launchArguments(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
  ];
}

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // npm is a script on Windows, which requires a shell.
  return (
    spawnSync(command, args, { stdio: "inherit", env, shell: process.platform === "win32" }).status === 0
  );
}

function isDebian(): boolean {
  return (
    existsSync("/etc/os-release") &&
    /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

function installBrowser(): string | null {
  run("npx", "playwright", "install", "--no-shell", "chromium");
  const installed = findTestBrowser();
  if (installed !== null) return installed;
  if (process.getuid?.() === 0 && isDebian()) {
    // If updating the package lists fails, installation continues with the existing ones.
    run("apt-get", "update");
    // Older releases have no separate package for the shell.
    if (!run("apt-get", "install", "-y", "chromium-headless-shell"))
      run("apt-get", "install", "-y", "chromium");
  }
  return findTestBrowser();
}

if (import.meta.main) {
  const browser = findTestBrowser() ?? installBrowser();
  if (browser === null) {
    console.error(
      "No browser for the end-to-end tests: there is no Chromium, Chrome or Edge on the PATH that starts, and none could be\n" +
        "installed. Install one, or set PLINTH_BROWSER to the path of one.",
    );
    process.exitCode = 1;
  } else {
    console.log(`End-to-end tests run in ${browser}`);
  }
}
