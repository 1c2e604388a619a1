import { BoundedRun } from "#core/lib/bounded-run.ts";
import { type CodeNode, pathTo } from "./code-node.ts";
import type { CodeTree } from "./code-tree.ts";

/** Opens codes one after the other; its jobs are the codes whose children are to be loaded (null: the first level). */
export type Expansion = {
  /** Cancel it with `stop`: codes with loaded children stay open, those still loading do not. */
  readonly run: BoundedRun<CodeNode | null, "opened" | "left closed">;
  /** The number of loaded codes down to the level. */
  readonly shown: () => number;
  /** Whether some codes were left closed because the limit was reached. */
  readonly isCut: () => boolean;
};

const CODES_AT_MOST = 5000;

/**
 * Opens a tree down to a level (1: the first level alone) and closes deeper codes. Missing children are fetched level by level.
 * @param codesAtMost once this many codes are shown, no more are opened
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
      // Appended to the queue, so that a level is complete before the next one begins.
      run.add(children.filter((child) => child.code.hasCodes && pathTo(child).length < level));
    },
  });
  run.add([null]);
  return { run, shown: () => shown, isCut: () => isCut };
}
