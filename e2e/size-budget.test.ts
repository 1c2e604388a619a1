import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { firstRoute, type Manifest } from "./size-budget.ts";

const SEED = "Preliminaries";
const CONTENT: Record<string, string> = {
  "index.js": "start()",
  "index.css": "a{}",
  "react.js": "react",
  "page.js": "page",
  "overview.js": "overview",
  "overview.css": "a{}",
  "search.js": "search",
  "tree.js": "tree",
  "tree.css": "a{}",
  "sample.js": `const seed = "${SEED}"`,
};

function chunk(file: string, more: Partial<Manifest[string]> = {}): Manifest[string] {
  return { file, isEntry: false, isDynamicEntry: false, imports: [], dynamicImports: [], css: [], ...more };
}

function build(entry: Partial<Manifest[string]> = {}): Manifest {
  return {
    "index.html": chunk("index.js", { isEntry: true, imports: ["_react.js"], css: ["index.css"], ...entry }),
    "_react.js": chunk("react.js"),
    "src/features/overview/overview-page.tsx": chunk("overview.js", {
      isDynamicEntry: true,
      css: ["overview.css"],
    }),
    "src/features/classifications/classifications-page.tsx": chunk("page.js", { isDynamicEntry: true }),
    "src/features/classifications/classification-page.tsx": chunk("tree.js", {
      isDynamicEntry: true,
      imports: ["_react.js"],
      css: ["tree.css"],
    }),
    "src/features/search-everything/search-dialog.tsx": chunk("search.js", { isDynamicEntry: true }),
    "src/sample/start.ts": chunk("sample.js", { isDynamicEntry: true }),
  };
}

function complaints(manifest: Manifest, content: Record<string, string> = {}): string[] {
  return firstRoute(manifest, (file) => content[file] ?? CONTENT[file] ?? "", SEED).complaints;
}

describe("the size budget of the first route", () => {
  test("counts the entry, its imports and the pages, each once", () => {
    const report = firstRoute(build(), (file) => CONTENT[file] ?? "", SEED);
    expect([...report.sizes.keys()].toSorted()).toEqual([
      "index.css",
      "index.js",
      "overview.css",
      "overview.js",
      "page.js",
      "react.js",
    ]);
    expect(report.complaints).toEqual([]);
  });

  // Random text compresses to no less than three quarters.
  test.each([
    ["react.js", "JavaScript", 180_000],
    ["page.js", "JavaScript", 180_000],
    ["overview.css", "CSS", 16_100],
    ["tree.js", "JavaScript of a code tree", 195_000],
    ["tree.css", "CSS of a code tree", 16_100],
    ["search.js", "search over everything", 20_100],
  ])("complains of a large %s", (file, what, size) => {
    const text = randomBytes(size).toString("base64").slice(0, size);
    expect(complaints(build(), { [file]: text })).toEqual([expect.stringContaining(`${what} is `)]);
  });

  test("complains of many files", () => {
    const imports = Array.from({ length: 16 }, (_, index) => `_${index}.js`);
    const parts = imports.map((key) => [key, chunk(key.slice(1))] as const);
    const manifest = { ...build({ imports }), ...Object.fromEntries(parts) };
    expect(complaints(manifest)).toEqual(["a code tree takes 21 files, over 16"]);
  });

  test("reports sample data in a loaded chunk", () => {
    expect(complaints(build({ imports: ["src/sample/start.ts"] }))).toEqual([
      expect.stringContaining("belongs to the sample"),
      expect.stringContaining("holds the sample's data"),
    ]);
    expect(complaints(build(), { "react.js": `merged "${SEED}"` })).toEqual([
      expect.stringContaining("react.js"),
    ]);
  });

  test("reports a page that is missing from the manifest", () => {
    expect(complaints({})).toHaveLength(6);
    expect(complaints(build(), { "sample.js": "" })).toEqual([
      expect.stringContaining("nowhere in the build"),
    ]);
  });
});
