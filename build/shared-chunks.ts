import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

const ROOT = join(import.meta.dirname, "..");
const FRAME = ["src/app/main.tsx", "src/features/overview/overview-page.tsx"];
const TREE = ["src/features/classifications/classification-page.tsx"];
const SEARCH = ["src/features/search-everything/search-dialog.tsx"];
const LIST = ["src/features/classifications/classifications-page.tsx"];

/**
 * Bundles shared modules into few chunks. Dozens of small chunks compress worse, and over HTTP/1 the first data requests queue behind them.
 * No page loads a chunk that only other pages need: `libraries` and `base` are for all pages, `pages` for the code tree and other pages,
 * `tree` for the code tree only, and `lists` for lists only.
 */
export function sharedChunks(): Group[] {
  const isCodeTree =
    /\/src\/(?:code-tree\/(?!class-number\/class-number|reveal-code)|api\/page-loader|lib\/throttle|queries\/prefetch-scope)/;
  return [
    {
      name: "code-tree",
      test: isCodeTree,
      minShareCount: 2,
      priority: 5,
      includeDependenciesRecursively: false,
    },
    { name: "libraries", test: /\/node_modules\//, minShareCount: 15, priority: 4 },
    { ...named("base", FRAME), minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
    {
      ...named(
        "tree",
        TREE,
        [...FRAME, ...LIST, ...SEARCH],
        /@mantine\/hooks\/.*\/use-(?:debounced-callback|callback-ref)/,
      ),
      minShareCount: 2,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      ...named("pages", TREE, FRAME),
      minShareCount: 2,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      ...named("lists", LIST, [...FRAME, ...TREE]),
      minShareCount: 5,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}

/** A chunk of the modules that `paths` import, directly or indirectly, and `others` do not, and of library modules that match `ofLibraries`. */
function named(
  name: string,
  paths: readonly string[],
  others: readonly string[] = [],
  ofLibraries?: RegExp,
): Pick<Group, "name" | "debugName"> {
  let isMeant: ((id: string) => boolean) | null = null;
  return {
    name: (id, context) => {
      isMeant ??= among(importsOf(paths, context), importsOf(others, context));
      return isMeant(id) || ofLibraries?.test(id) === true ? name : null;
    },
    debugName: name,
  };
}

function among(all: ReadonlySet<string>, without: ReadonlySet<string>) {
  return (id: string): boolean => all.has(id) && !without.has(id);
}

function importsOf(paths: readonly string[], context: Context): Set<string> {
  const seen = new Set(paths.map((path) => normalizePath(join(ROOT, path))));
  // Iteration includes modules added during it. Libraries are skipped: their index modules import everything, used or not.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes("/node_modules/")) seen.add(imported);
  return seen;
}
