import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");

/** Each test file in docs/security.md, with the titles after it. */
const named = [...page.matchAll(/`([\w./-]+\.(?:spec|test)\.ts)`: ((?:“[^”]+”(?:; )?)+)/g)].map(
  ([, file = "", titles = ""]) => ({
    file,
    titles: [...titles.matchAll(/“([^“”]+)”/g)].map(([, title = ""]) => title),
  }),
);

test("every threat names a test", () => {
  const threats = page.split("\n").filter((line) => /^\| (?!Threat|-)/.test(line));
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter((line) => !/`[\w./-]+\.(?:spec|test)\.ts`: “/.test(line))).toEqual([]);
});

test.each(named)("$file contains the tests that the page names", ({ file, titles }) => {
  const source = readFileSync(join(root, file), "utf8");
  expect(titles.filter((title) => !source.includes(title))).toEqual([]);
});
