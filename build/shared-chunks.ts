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
 * What many pages share comes in few files, since dozens of small ones take more bytes and more trips, and over HTTP/1 the first requests for
 * data wait behind them; and no page that visits begin with waits for what only the others need: `libraries` and `base` are for all of them,
 * `pages` for the code trees and what else visits begin with, `tree` and `lists` for either.
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

/** Names the chunk of what some modules import, directly or not, and others do not; of libraries, what matches `ofLibraries`. */
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
  // A set goes on with what is added to it on the way. Libraries have modules that import all others of them, whatever is used.
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes("/node_modules/")) seen.add(imported);
  return seen;
}
