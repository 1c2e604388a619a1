import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

const ROOT = join(import.meta.dirname, "..");
const APP = "src/browser/app/main.tsx";

/** The pages on which most visits start. */
const FIRST_PAGES = {
  overview: "src/browser/features/overview/overview-page.tsx",
  lists: "src/browser/features/classifications/classifications-page.tsx",
  tree: "src/browser/features/classifications/classification-page.tsx",
  search: "src/browser/features/search-everything/search-dialog.tsx",
};

/**
 * Bundles shared modules into few chunks. Dozens of small chunks compress worse, and over HTTP/1 the first data requests queue behind them.
 * A chunk for the libraries, one for what the tree, the most visited page, shares with the overview or a list, one for the modules of each
 * other set of first pages, and one for what many of the other chunks share. The first route names every chunk.
 */
export function sharedChunks(): Group[] {
  let pages: (readonly [name: string, modules: ReadonlySet<string>])[] | null = null;
  const nameOf = (id: string, context: Context): string | null => {
    pages ??= Object.entries(FIRST_PAGES).map(
      ([name, page]) => [name, importsOf([APP, page], context)] as const,
    );
    const importing = pages.flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
    // The search is loaded on demand, so what it shares with the tree alone is no part of the other first pages.
    if (importing.includes("tree") && importing.some((name) => name !== "tree" && name !== "search"))
      return "base";
    return importing.join("-") || null;
  };
  return [
    { name: "libraries", test: /\/node_modules\//, minShareCount: 20, priority: 1 },
    { name: nameOf, debugName: "first pages", minShareCount: 2, includeDependenciesRecursively: false },
    // With 6 or fewer, pages load 5 to 20 kB more than they need.
    { name: "shared", test: /\/src\//, minShareCount: 12, includeDependenciesRecursively: false },
  ];
}

/** The modules of the app that others import, directly or indirectly, and these themselves. */
function importsOf(paths: readonly string[], context: Context): Set<string> {
  const seen = new Set(paths.map((path) => normalizePath(join(ROOT, path))));
  // Iteration includes modules added during it. Libraries are skipped: their index modules import everything, used or not.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes("/node_modules/")) seen.add(imported);
  return seen;
}
