import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KEPT } from "../e2e/fixtures/kept.ts";

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
  const tables = [...page.matchAll(/^\| Threat .*\n\|[ -|]*\n((?:\|.*\n)*)/gm)];
  const threats = tables.flatMap(([, rows = ""]) => rows.trimEnd().split("\n"));
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter((line) => !/`[\w./-]+\.(?:spec|test)\.ts`: “/.test(line))).toEqual([]);
});

test.each(named)("$file contains the tests that the page names", ({ file, titles }) => {
  const source = readFileSync(join(root, file), "utf8");
  expect(titles.filter((title) => !source.includes(title))).toEqual([]);
});

/** A key of the browser's storage as a module of `browser-storage` has it; that of `persistedBy` ends with the service. */
const KEY =
  /persistedBy(?:<[^(]*>)?\(\s*"(?<by>[\w-]+)"|setting(?:<[^(]*>)?\(\s*"(?<setting>[\w-]+)"|"(?<whole>(?:plinth\.|mantine-)[\w.-]+)"|`(?<start>plinth\.[\w-]+\/)\$/g;

test("the list of what is kept has the names in the source", () => {
  const files = globSync("src/browser/storage/*.ts", { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  const keys = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(KEY)].map(({ groups = {} }) => {
      const { by, setting, whole = "", start } = groups;
      if (by !== undefined) return `plinth.${by} …`;
      if (setting !== undefined) return `plinth.${setting}`;
      return start === undefined ? whole : `${start}…`;
    }),
  );
  const listed = KEPT.filter(({ where }) => where.endsWith(" storage")).map(({ name }) => name);
  expect(listed.toSorted()).toEqual([...new Set(keys)].toSorted());
});
