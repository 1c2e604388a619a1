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

test("takes a browser that is there before Playwright's own", () => {
  expect(findBrowser(machine(["/cache/chrome", "/usr/bin/google-chrome"]))).toMatch(/google-chrome$/);
  expect(findBrowser(machine(["/cache/chrome"]))).toBe("/cache/chrome");
  expect(findBrowser(machine([]))).toBeNull();
});

test("tests run in a headless shell where there is one, and nothing else does", () => {
  const here = machine(["/usr/bin/chromium", "/usr/bin/chromium-headless-shell", "/cache/chrome"]);
  expect(findTestBrowser(here)).toMatch(/headless-shell$/);
  expect(findBrowser(here)).toMatch(/chromium$/);
  expect(findTestBrowser(machine(["/usr/bin/chromium", "/cache/chrome"]))).toMatch(/chromium$/);
});

test("looks where macOS and Windows keep theirs", () => {
  const edge = "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  expect(findBrowser(machine([edge], { platform: "darwin" }))).toBe(edge);
  const windows = { platform: "win32", env: { PROGRAMFILES: "C:\\Program Files" } } as const;
  const chrome = "C:/Program Files/Google/Chrome/Application/chrome.exe";
  expect(findBrowser(machine([chrome], windows))?.replaceAll("\\", "/")).toBe(chrome);
});

test("takes the one that is asked for, or says that it cannot", () => {
  const env = { PATH: "/usr/bin", PLINTH_BROWSER: "/mine" };
  expect(findBrowser(machine(["/mine", "/usr/bin/chromium"], { env }))).toBe("/mine");
  expect(() => findBrowser(machine(["/usr/bin/chromium"], { env }))).toThrow("/mine");
});
