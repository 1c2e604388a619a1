import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];
/** The modules of the app that a module imports, directly or indirectly, itself included. */
type ImportsOf = (path: string) => ReadonlySet<string>;

const ROOT = join(import.meta.dirname, "..");
const MAIN = "src/app/main.tsx";
const PAGES = "src/app/preload/pages.ts";
const TREE = "src/features/classifications/classification-page.tsx";
const OVERVIEW = "src/features/overview/overview-page.tsx";
const LIST = "src/features/classifications/classifications-page.tsx";

/** What the code tree imports is in the chunk of all pages if at least so many pages import it. */
const MIN_PAGES = 5;

/**
 * Bundles modules into few chunks. Dozens of small chunks compress worse, and over HTTP/1 the first data requests queue behind them.
 * No page loads a chunk that only other pages need: `libraries`, `components` and `base` are for all pages, `tree` and `code-tree` for the
 * code tree, `lists` for lists, and `starts` for lists and the overview. `libraries` stays the same when only the app changes.
 */
export function sharedChunks(): Group[] {
  const isCodeTree =
    /\/src\/(?:code-tree\/(?!class-number\/class-number|reveal-code)|api\/page-loader|lib\/throttle|queries\/prefetch-scope)/;
  const isSearchField = /\/@mantine\/hooks\/.*\/use-(?:debounced-callback|callback-ref)/;
  return [
    { name: "libraries", test: /\/node_modules\//, tags: ["$initial"], priority: 7 },
    { name: "components", test: /\/node_modules\//, minShareCount: 15, priority: 6 },
    chosen("code-tree", 5, (id) => isCodeTree.test(id), 2),
    chosen("base", 4, (id, importsOf, pages) => {
      if (importsOf(MAIN).has(id)) return id !== idOf(MAIN);
      const isShared = importsOf(TREE).has(id) && pages.filter((page) => page.has(id)).length >= MIN_PAGES;
      return isShared || isSearchField.test(id);
    }),
    chosen("tree", 3, (id, importsOf) => id !== idOf(TREE) && importsOf(TREE).has(id)),
    chosen("starts", 2, (id, importsOf) => importsOf(OVERVIEW).has(id), 2),
    chosen("lists", 1, (id, importsOf) => importsOf(LIST).has(id), 5),
  ];
}

/**
 * A chunk of the modules for which `isMeant` says so, if at least `minShareCount` entries import them.
 * @param isMeant gets what each page imports
 */
function chosen(
  name: string,
  priority: number,
  isMeant: (id: string, importsOf: ImportsOf, pages: readonly ReadonlySet<string>[]) => boolean,
  minShareCount = 1,
): Group {
  let importsOf: ImportsOf | null = null;
  let pages: readonly ReadonlySet<string>[] = [];
  return {
    name: (id, context) => {
      if (importsOf === null) {
        importsOf = remembering(context);
        pages = (context.getModuleInfo(idOf(PAGES))?.dynamicallyImportedIds ?? []).map(importsOf);
      }
      return isMeant(id, importsOf, pages) ? name : null;
    },
    debugName: name,
    priority,
    minShareCount,
    includeDependenciesRecursively: false,
  };
}

const idOf = (path: string): string => normalizePath(join(ROOT, path));

function remembering(context: Context): ImportsOf {
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const id = path.startsWith("src/") ? idOf(path) : path;
    const imports = known.get(id) ?? importsOfModule(id, context);
    known.set(id, imports);
    return imports;
  };
}

function importsOfModule(start: string, context: Context): Set<string> {
  const seen = new Set([start]);
  // Iteration includes modules added during it. Libraries are skipped: their index modules import everything, used or not.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes("/node_modules/")) seen.add(imported);
  return seen;
}
