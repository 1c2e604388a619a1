import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { parentsByNumber } from "./class-number/parents-by-number.ts";
import type { CodeNode } from "./code-node.ts";
import type { CodeTree } from "./code-tree.ts";

/** What an address says about a code. */
export type RevealTarget = { readonly versionGuid: string; readonly classNumber: string | null };

export type RevealProgress = { readonly searchedBranches: number };

/** The number of branches searched if the class number does not say where a code is. */
const BRANCHES_AT_MOST = 400;

/**
 * Finds a code in the tree and opens its ancestors: along the numbers that it extends, or, for names, level by level.
 * @returns the node of the code, or null if it was not found
 * @throws the signal's reason once it is aborted
 */
export async function revealCode(
  tree: CodeTree,
  target: RevealTarget,
  signal: AbortSignal,
  onProgress: (progress: RevealProgress) => void,
): Promise<CodeNode | null> {
  const found = (await descend(tree, target, signal)) ?? (await walk(tree, target, signal, onProgress));
  if (found !== null) tree.openTo(found);
  return found;
}

async function descend(tree: CodeTree, target: RevealTarget, signal: AbortSignal): Promise<CodeNode | null> {
  let parent: CodeNode | null = null;
  for (;;) {
    const found = await foundOrOver(tree, target, parent, (node) => tree.loading.settled(node), signal);
    if (found !== null) return found;
    const next: CodeNode | undefined = closest(parent?.children ?? tree.roots, target);
    if (next === undefined) return null;
    tree.setOpen(next.key, true);
    parent = next;
  }
}

/** The one of these codes whose number the target's number extends. */
function closest(nodes: readonly CodeNode[], target: RevealTarget): CodeNode | undefined {
  const targetCode: ClassificationCode = {
    guid: null,
    versionGuid: target.versionGuid,
    classNumber: target.classNumber,
    name: null,
    defaultName: null,
    technicalDefinition: null,
    defaultTechnicalDefinition: null,
    hasCodes: false,
  };
  const known = nodes.map((node) => node.source);
  const parent = parentsByNumber([targetCode], known).get(targetCode);
  return nodes.find((node) => node.source === parent);
}

async function walk(
  tree: CodeTree,
  target: RevealTarget,
  signal: AbortSignal,
  onProgress: (progress: RevealProgress) => void,
): Promise<CodeNode | null> {
  const queue = tree.roots.filter((node) => node.code.hasCodes);
  const state: { started: number; found: CodeNode | null } = { started: 0, found: null };
  const walker = async (): Promise<void> => {
    for (let node = queue.shift(); node !== undefined && state.found === null; node = queue.shift()) {
      if (state.started >= BRANCHES_AT_MOST) return;
      state.started += 1;
      onProgress({ searchedBranches: state.started });
      const isOver = (at: CodeNode | null): boolean => tree.loading.settled(at) || tree.loading.failed(at);
      state.found ??= await foundOrOver(tree, target, node, isOver, signal);
      for (const child of node.children) if (child.code.hasCodes) queue.push(child);
    }
  };
  // Walkers that start together would find the queue of a single root empty, so the queue is emptied round by round.
  while (queue.length > 0 && state.found === null && state.started < BRANCHES_AT_MOST) {
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, walker));
  }
  return state.found;
}

/** Waits until the code is loaded, or until the children of `parent` (null: the first level) are loaded without it (null). */
async function foundOrOver(
  tree: CodeTree,
  { versionGuid }: RevealTarget,
  parent: CodeNode | null,
  isOver: (parent: CodeNode | null) => boolean,
  signal: AbortSignal,
): Promise<CodeNode | null> {
  await tree.loading.when(() => {
    if (tree.node(versionGuid) !== undefined) return true;
    // The user may close a branch while it is searched, which cancels its requests; the search still needs them.
    if (parent !== null) tree.loading.loaderOf(parent)?.start();
    return isOver(parent);
  }, signal);
  return tree.node(versionGuid) ?? null;
}
