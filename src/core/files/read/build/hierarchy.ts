import { text } from "#core/text/messages/text.ts";
import type { Notes, Where } from "../report/notes.ts";

type Child = { readonly key: string; readonly parent?: string; readonly where: Where };

/**
 * The parent of each code by key, without dangling references and cycles; codes whose parent is removed move to the first level, with a
 * note.
 */
export function soundParents(codes: readonly Child[], notes: Notes): Map<string, string> {
  const locations = new Map(codes.map(({ key, where }) => [key, where]));
  const parents = new Map<string, string>();
  for (const { key, parent, where } of codes) {
    if (parent === undefined) continue;
    if (locations.has(parent)) parents.set(key, parent);
    else notes.leftOut(where, text("readers.parentNotInFile", { parent }));
  }
  const reachesTop = new Set<string>();
  for (const { key } of codes) {
    const path = new Set<string>();
    for (let at: string | undefined = key; at !== undefined && !reachesTop.has(at); at = parents.get(at)) {
      if (path.has(at)) {
        notes.leftOut(locations.get(at) ?? "", text("readers.ownAncestor", { code: at }));
        parents.delete(at);
        break;
      }
      path.add(at);
    }
    for (const one of path) reachesTop.add(one);
  }
  return parents;
}
