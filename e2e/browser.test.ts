import { expect, test } from "vitest";
import { findBrowser, findTestBrowser, type Surroundings } from "./browser.ts";

function machine(executables: string[], more: Partial<Surroundings> = {}): Surroundings {
  return {
    env: { PATH: ["/opt/bin", "/usr/bin"].join(process.platform === "win32" ? ";" : ":") },
    platform: "linux",
    runs: (path) => executables.includes(path.replaceAll("\\", "/")),
    playwrights: "/cache/chrome",
    ...more,
  };
}

test("prefers an installed browser to Playwright's own", () => {
  expect(findBrowser(machine(["/cache/chrome", "/usr/bin/google-chrome"]))).toMatch(/google-chrome$/);
  expect(findBrowser(machine(["/cache/chrome"]))).toBe("/cache/chrome");
  expect(findBrowser(machine([]))).toBeNull();
});

test("tests prefer a headless shell; other uses do not", () => {
  const here = machine(["/usr/bin/chromium", "/usr/bin/chromium-headless-shell", "/cache/chrome"]);
  expect(findTestBrowser(here)).toMatch(/headless-shell$/);
  expect(findBrowser(here)).toMatch(/chromium$/);
  expect(findTestBrowser(machine(["/usr/bin/chromium", "/cache/chrome"]))).toMatch(/chromium$/);
});

test("searches the standard locations of macOS and Windows", () => {
  const edge = "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  expect(findBrowser(machine([edge], { platform: "darwin" }))).toBe(edge);
  const windows = { platform: "win32", env: { PROGRAMFILES: "C:\\Program Files" } } as const;
  const chrome = "C:/Program Files/Google/Chrome/Application/chrome.exe";
  expect(findBrowser(machine([chrome], windows))?.replaceAll("\\", "/")).toBe(chrome);
});

test("uses the browser from the environment, or reports that it cannot run it", () => {
  const env = { PATH: "/usr/bin", PLINTH_BROWSER: "/mine" };
  expect(findBrowser(machine(["/mine", "/usr/bin/chromium"], { env }))).toBe("/mine");
  expect(() => findBrowser(machine(["/usr/bin/chromium"], { env }))).toThrow("/mine");
});
