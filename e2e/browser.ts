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

const MAC = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

export interface Surroundings {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  runs: (path: string) => boolean;
  /** The path of Playwright's own Chromium, installed or not. */
  playwrights: string;
}

const HERE: Surroundings = {
  env: process.env,
  platform: process.platform,
  runs,
  playwrights: chromium.executablePath(),
};

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
export function findTestBrowser(here: Surroundings = HERE): string | null {
  return findBrowser(here, [...HEADLESS_SHELLS, ...NAMES]);
}

/** The browser in PLINTH_BROWSER or CHROME_PATH, else an installed one, else Playwright's own; null if there is none. */
export function findBrowser(here: Surroundings = HERE, names: readonly string[] = NAMES): string | null {
  const asked = here.env["PLINTH_BROWSER"] ?? here.env["CHROME_PATH"];
  if (asked !== undefined && asked !== "") {
    // An explicitly chosen browser must not be replaced silently.
    if (!here.runs(asked)) throw new Error(`PLINTH_BROWSER or CHROME_PATH is ${asked}, which cannot be run.`);
    return asked;
  }
  return [...candidates(here, names), here.playwrights].find(here.runs) ?? null;
}

function candidates({ env, platform }: Surroundings, names: readonly string[]): string[] {
  if (platform === "win32") {
    const folders = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
    return folders.flatMap((folder) =>
      folder === undefined ? [] : WINDOWS.map((path) => `${folder}\\${path}`),
    );
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return platform === "darwin" ? [...MAC, ...onPath] : onPath;
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
  const playwrights = findTestBrowser();
  if (playwrights !== null) return playwrights;
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
      "No browser for the end-to-end tests: no Chromium, Chrome or Edge that starts is here, Playwright's own could not be\n" +
        "installed, and neither could the package (only tried as root on Debian and Ubuntu). Install one of them, or set\n" +
        "PLINTH_BROWSER to the path of one.",
    );
    process.exitCode = 1;
  } else {
    console.log(`End-to-end tests run in ${browser}`);
  }
}
