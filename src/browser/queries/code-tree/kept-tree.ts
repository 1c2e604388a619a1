import { rememberedTree } from "#browser/storage/storage.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";

/** Each open code may take a request after a reload. */
const MAX_OPEN = 50;

/** Keeps the open codes of a tree for a reload of this page: the first 50 that were loaded. */
export function keepTree(classification: string, { openKeys }: CodeTree): void {
  const { pathname } = window.location;
  rememberedTree.set([classification, pathname, ...openKeys.slice(0, MAX_OPEN)].join("\n"));
}

/** The keys of the codes of a classification that were open before a reload; none on other pages, which would request them without showing them. */
export function keptOpenKeys(classification: string): string[] {
  const [kept, page, ...openKeys] = rememberedTree.get()?.split("\n") ?? [];
  return kept === classification && page === window.location.pathname ? openKeys : [];
}
