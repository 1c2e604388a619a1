import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without a window or the parts that serve one: it runs the tests in two thirds of the time. */
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
  /** Where Playwright's own Chromium is, or would be once it is installed. */
  playwrights: string;
}

const HERE: Surroundings = {
  env: process.env,
  platform: process.platform,
  runs,
  playwrights: chromium.executablePath(),
};

/** Downloads break half-way, a bare machine lacks libraries, and some packages are but a stub: it must also start. */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // Elsewhere, asking for the version opens a window.
  if (process.platform !== "linux") return true;
  return spawnSync(path, [...launchArguments(), "--version"], { timeout: 30_000 }).status === 0;
}

/** The browser to test in: as {@link findBrowser}, but a headless shell before any other that is installed. */
export function findTestBrowser(here: Surroundings = HERE): string | null {
  return findBrowser(here, [...HEADLESS_SHELLS, ...NAMES]);
}

/** The one that PLINTH_BROWSER or CHROME_PATH names, else one that is installed, else Playwright's own; null if there is none. */
export function findBrowser(here: Surroundings = HERE, names: readonly string[] = NAMES): string | null {
  const asked = here.env["PLINTH_BROWSER"] ?? here.env["CHROME_PATH"];
  if (asked !== undefined && asked !== "") {
    // Silently testing in another browser than the one that was asked for helps nobody.
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
  // npm and its kin are scripts on Windows, which only a shell starts.
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
    // Installing goes ahead with the lists that are there if they cannot be renewed.
    run("apt-get", "update");
    // Older releases have no package of the shell alone.
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
