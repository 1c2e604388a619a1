import { rememberedTree } from "#browser-storage/storage.ts";
import type { CodeTree } from "./code-tree.ts";

/** Each open code may take a request after a reload. */
const MAX_OPEN = 50;

/** Keeps the open codes of a tree for a reload of this tab: the first 50 that were loaded. */
export function keepTree(classification: string, { openKeys }: CodeTree): void {
  rememberedTree.set([classification, ...openKeys.slice(0, MAX_OPEN)].join("\n"));
}

/** The keys of the codes of a classification that were open before a reload. */
export function keptOpenKeys(classification: string): string[] {
  const [kept, ...openKeys] = rememberedTree.get()?.split("\n") ?? [];
  return kept === classification ? openKeys : [];
}
