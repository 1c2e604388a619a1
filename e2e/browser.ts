import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without the parts for windows: the tests take two thirds of the CPU time. */
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
  const configured = configuredBrowser();
  if (configured) {
    // An explicitly chosen browser must not be replaced silently.
    if (!runs(configured))
      throw new Error(`PLINTH_BROWSER or CHROME_PATH is ${configured}, which cannot be run.`);
    return configured;
  }
  return findOnPath(names) ?? [chromium.executablePath()].find(runs) ?? null;
}

function configuredBrowser(): string | undefined {
  return process.env["PLINTH_BROWSER"] || process.env["CHROME_PATH"];
}

function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
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

const DEBIAN = /^ID="?debian\b/m;
const DEBIAN_OR_MADE_FROM_IT = /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m;

/** Installs a package as root on such a distribution. */
function installPackage(name: string, distribution: RegExp): void {
  const release = "/etc/os-release";
  if (process.getuid?.() !== 0 || !existsSync(release)) return;
  if (!distribution.test(readFileSync(release, "utf8"))) return;
  // If updating the package lists fails, installation continues with the existing ones.
  run("apt-get", "update");
  run("apt-get", "install", "-y", "--no-remove", name);
}

/** The browser for tests, installed if there is none. */
function provideTestBrowser(): string | null {
  // Beside another browser, too: it takes seconds, and saves minutes. Distributions made from Debian have no package of it.
  if (!configuredBrowser() && findOnPath(HEADLESS_SHELLS) === null)
    installPackage("chromium-headless-shell", DEBIAN);
  const found = findTestBrowser();
  if (found !== null) return found;
  run("npx", "playwright", "install", "--no-shell", "chromium");
  if (findTestBrowser() === null) installPackage("chromium", DEBIAN_OR_MADE_FROM_IT);
  return findTestBrowser();
}

if (import.meta.main) {
  const browser = provideTestBrowser();
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
