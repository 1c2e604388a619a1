import { BoundedRun } from "#lib/bounded-run.ts";
import { type CodeNode, pathTo } from "./code-node.ts";
import type { CodeTree } from "./code-tree.ts";

/** Opens codes one after the other; its jobs are those whose children are wanted (null: the first level). */
export type Expansion = {
  /** Cancel it with `stop`: what has come stays open, what is on its way does not. */
  readonly run: BoundedRun<CodeNode | null, "opened" | "left closed">;
  /** How many codes there are down to the level, as far as they have come. */
  readonly shown: () => number;
  /** Whether codes were left closed because so many are shown already. */
  readonly isCut: () => boolean;
};

const CODES_AT_MOST = 5000;
const PARALLEL = 4;

/**
 * Opens a tree down to a level (1: the first one alone) and closes what is deeper. Children that are not there yet are fetched, level by
 * level.
 * @param codesAtMost no more codes are opened once so many are shown
 */
export function createExpansion(
  tree: CodeTree,
  level: number,
  codesAtMost: number = CODES_AT_MOST,
): Expansion {
  let shown = 0;
  let isCut = false;
  tree.closeFrom(level);
  const run: Expansion["run"] = new BoundedRun({
    parallel: PARALLEL,
    keyOf: (node) => node?.key ?? "",
    work: async (node, signal) => {
      if (node !== null && shown >= codesAtMost) return "left closed";
      if (node !== null) tree.open(node);
      try {
        const gap = await tree.loading.loadChildren(node, signal);
        if (gap?.kind === "failed") throw gap.error;
      } catch (error) {
        if (signal.aborted && node !== null) tree.setOpen(node.key, false);
        throw error;
      }
      return "opened";
    },
    onResult: (node, result) => {
      if (result === "left closed") {
        isCut = true;
        return;
      }
      const children = node === null ? tree.roots : node.children;
      shown += children.length;
      // At the end of the queue, so that a level is complete before the next one begins.
      run.add(children.filter((child) => child.code.hasCodes && pathTo(child).length < level));
    },
  });
  run.add([null]);
  return { run, shown: () => shown, isCut: () => isCut };
}
