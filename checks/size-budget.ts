import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";
import { HASH_LENGTH } from "../build/hash-length.ts";

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The most that a visit may download before its first rows, in bytes (brotli); the benchmark has the same limits. */
export const BUDGETS = {
  firstRoute: { js: 190_000, css: 30_000 },
  tree: { js: 200_000, css: 30_000 },
  /** Beyond the first route. */
  search: 20_000,
};

const ROUTES = [
  "src/browser/features/overview/overview-page.tsx",
  "src/browser/features/classifications/classifications-page.tsx",
];
/** The most visited page: what it loads before its first rows. */
const TREE = "src/browser/features/classifications/classification-page.tsx";
/** The texts of these pages, of which a visit loads one language; the manifest shows only that they are loaded on demand. */
const TEXTS = "virtual:messages/en/first";
/** Over HTTP/1 there are six connections, and the first requests for data wait behind the files. */
const MAX_FILES = 17;

/** The search over everything is opened from any page and has to load fast: its size beyond the first route. */
const DIALOG = "src/browser/features/search-everything/search-dialog.tsx";

/** A part of the sample's data; a chunk contains a few hundred rows of it. */
const SEED = "src/core/catalogue/sample/seed/codes/works.tsv";

export interface Report {
  /** Brotli size of each file in bytes. */
  sizes: Map<string, number>;
  js: number;
  css: number;
  /** The downloads before the first rows of a code tree. */
  tree: { sizes: Map<string, number>; js: number; css: number };
  /** The additional size of the search over everything. */
  dialog: number;
  complaints: string[];
}

/**
 * The downloads of a first visit: the entry, its imports, and the page of a first route with its imports. Of the overview and the list of
 * classifications, the larger one counts.
 */
export function firstRoute(manifest: Manifest, readText: (file: string) => string, seed: string): Report {
  const complaints: string[] = [];
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) complaints.push("the manifest has no entry");

  function filesOf(keys: readonly string[]): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const load = (key: string): void => {
      const chunk = manifest[key];
      if (chunk === undefined) {
        // Otherwise a renamed page would count as zero bytes.
        complaints.push(`${key} is no chunk of its own in the manifest`);
        return;
      }
      if (seen.has(key)) return;
      seen.add(key);
      if (/^src\/(?:core\/catalogue|browser\/app\/sample)\//.test(key))
        complaints.push(`${key} is loaded, though it belongs to the sample`);
      for (const file of [chunk.file, ...chunk.css]) files.add(file);
      for (const imported of chunk.imports) load(imported);
      // The composition root may load parts of itself lazily, but immediately.
      for (const imported of chunk.dynamicImports)
        if (/^src\/browser\/app\/(?!sample\/)/.test(imported)) load(imported);
    };
    for (const key of [...entries, ...keys]) load(key);
    return files;
  }

  const withStableNames = stableNames();
  const sizeOf = (file: string): number => brotliCompressSync(withStableNames(readText(file))).length;
  const sum = (sizes: ReadonlyMap<string, number>, extension: string): number =>
    [...sizes].reduce((total, [file, size]) => (file.endsWith(extension) ? total + size : total), 0);
  const weigh = (files: ReadonlySet<string>) => {
    const sizes = new Map([...files].map((file) => [file, sizeOf(file)] as const));
    return { sizes, js: sum(sizes, ".js"), css: sum(sizes, ".css") };
  };
  const judge = (what: string, bytes: number, budget: number): void => {
    if (bytes > budget) complaints.push(`${what} is ${kB(bytes)}, over its budget of ${kB(budget)}`);
  };

  const { sizes } = weigh(filesOf([...ROUTES, TEXTS]));
  const routes = ROUTES.map((route) => weigh(filesOf([route, TEXTS])));
  const js = Math.max(...routes.map((route) => route.js));
  const css = Math.max(...routes.map((route) => route.css));
  judge("JavaScript", js, BUDGETS.firstRoute.js);
  judge("CSS", css, BUDGETS.firstRoute.css);
  const tree = weigh(filesOf([TREE, TEXTS]));
  judge("JavaScript of a code tree", tree.js, BUDGETS.tree.js);
  judge("CSS of a code tree", tree.css, BUDGETS.tree.css);
  if (tree.sizes.size > MAX_FILES)
    complaints.push(`a code tree takes ${tree.sizes.size} files, over ${MAX_FILES}`);
  const withDialog = filesOf([...ROUTES, TEXTS, DIALOG]);
  const dialog = [...withDialog].reduce((total, file) => (sizes.has(file) ? total : total + sizeOf(file)), 0);
  judge("the search over everything", dialog, BUDGETS.search);

  // The manifest does not list the modules merged into a chunk, but the data can be found in it.
  const scripts = new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith(".js")),
  );
  const withSeed = [...scripts].filter((file) => readText(file).includes(seed));
  if (withSeed.length === 0) complaints.push(`"${seed}" of the sample's data is nowhere in the build`);
  for (const file of withSeed)
    if (sizes.has(file)) complaints.push(`${file} is loaded and contains the sample's data`);

  return { sizes, js, css, tree, dialog, complaints: [...new Set(complaints)] };
}

/** The name of a file in an address, with the hash of its content. */
const HASHED_NAME = new RegExp(String.raw`(?<=/)([\w.-]+)-[\w-]{${HASH_LENGTH}}(?=\.(?:js|css)\b)`, "g");

/** The hash in the names of the classes of a CSS module. */
const CLASS_HASH = /(?<=_)[a-z\d]{5}(?=_\d+\b)/g;

/**
 * Returns a function that replaces the hashes in the names of files and classes by some that do not depend on their content. Otherwise any
 * change would alter the compressed size of the files that contain them, by up to 200 bytes.
 */
function stableNames(): (text: string) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const stable = (hashed: string, stem: string): string => {
    const known = names.get(hashed);
    if (known !== undefined) return known;
    // Several files may have the same name before their hashes.
    const nth = counts.get(stem) ?? 0;
    counts.set(stem, nth + 1);
    const hash = createHash("sha256").update(`${stem} ${nth}`).digest("base64url");
    names.set(hashed, hash);
    return hash;
  };
  return (text) =>
    text
      .replaceAll(
        HASHED_NAME,
        (hashed, stem: string) => `${stem}-${stable(hashed, stem).slice(0, HASH_LENGTH)}`,
      )
      .replaceAll(CLASS_HASH, (hash) =>
        stable(hash, "")
          .toLowerCase()
          .replaceAll(/[^a-z\d]/g, "")
          .slice(0, 5),
      );
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const readText = (file: string) => readFileSync(join(root, "dist", file), "utf8");
  const [, row = ""] = readFileSync(join(root, SEED), "utf8").split("\n");
  const [, , seed = ""] = row.split("\t");
  const manifest = v.parse(manifestSchema, JSON.parse(readText(".vite/manifest.json")));
  const { sizes, js, css, tree, dialog, complaints } = firstRoute(manifest, readText, seed);
  console.log(
    `First route, brotli: JavaScript ${kB(js)} of ${kB(BUDGETS.firstRoute.js)}, CSS ${kB(css)} of ${kB(BUDGETS.firstRoute.css)}, ${sizes.size} files; a code tree ${kB(tree.js)} of ${kB(BUDGETS.tree.js)} and ${kB(tree.css)} of ${kB(BUDGETS.tree.css)} in ${tree.sizes.size} files; search over everything ${kB(dialog)} of ${kB(BUDGETS.search)} more.`,
  );
  if (complaints.length > 0) {
    const largestFirst = [...sizes].toSorted(([, a], [, b]) => b - a);
    for (const [file, size] of largestFirst) console.log(`${kB(size).padStart(10)} ${file}`);
    for (const complaint of complaints) console.error(`Size budget: ${complaint}.`);
    process.exitCode = 1;
  }
}
