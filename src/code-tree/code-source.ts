import { abortable } from "#api/abort.ts";
import type { ClassificationCode } from "#api/classifications.ts";
import type { CodeNode } from "./code-node.ts";
import type { CodeTree } from "./code-tree.ts";
import type { FetchCodes } from "./loading/lookup-strategy.ts";
import { codeKey } from "./loading/subtree-loader.ts";

type CodeSourceOptions = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  /** The culture of the tree's texts; undefined where they may be in several. */
  readonly culture: string | null | undefined;
  /** What the tree asks by, and the Take that it asks with. */
  readonly fetchCodes: FetchCodes;
  readonly take: number;
};

/** A page that brought codes into the tree. */
type CodePage = {
  readonly key: string;
  readonly fetch: (culture: string | null, signal: AbortSignal) => Promise<readonly ClassificationCode[]>;
};

/** The codes of a tree as an export asks for them: the children of one code after the other, whatever way they are found in (E2). */
export function createCodeSource({ tree, classification, culture, fetchCodes, take }: CodeSourceOptions) {
  const pages = new Map<string, CodePage>();
  const asked = new Set<string | null>();

  const remember = ({ origin }: CodeNode): void => {
    if (origin === null) return;
    const { lookup, skip } = origin;
    const key = JSON.stringify([lookup, skip]);
    if (pages.has(key)) return;
    const fetch: CodePage["fetch"] = async (culture, signal) =>
      (await fetchCodes(lookup, { skip, take, culture, mayBeCached: true }, signal)).results;
    pages.set(key, { key, fetch });
  };

  const childrenOf = async (
    parent: ClassificationCode | null,
    signal: AbortSignal,
  ): Promise<{ items: readonly ClassificationCode[]; gap: Error | null }> => {
    const key = parent === null ? null : codeKey(parent);
    const node = key === null ? null : (tree.node(key) ?? null);
    if (key !== null && node === null) throw new Error("The tree does not know this code.");
    if (asked.has(key) && (problemBelow(tree, node) !== null || !tree.settled(node))) tree.retry(key);
    asked.add(key);
    if (node === null) tree.start();
    else tree.load(node);
    await standstill(tree, node, signal);
    const children = node === null ? tree.roots : node.children;
    for (const child of children) remember(child);
    const gap = problemBelow(tree, node);
    if (gap !== null && children.length === 0) throw gap;
    return { items: children.map(({ code }) => code), gap };
  };

  return {
    culture,
    childrenOf,
    pages: (): readonly CodePage[] => [...pages.values()],
    byNumber: async (classNumber: string, culture: string | null, signal: AbortSignal) => {
      const lookup = { versionGuid: classification, classNumber };
      return (await fetchCodes(lookup, { skip: 0, take, culture, mayBeCached: true }, signal)).results;
    },
  };
}

/** Waits until all children are there, or nothing more is to come for now. */
async function standstill(tree: CodeTree, node: CodeNode | null, signal: AbortSignal): Promise<void> {
  const isOver = (): boolean => tree.settled(node) || failureBelow(tree, node) !== null;
  if (isOver()) return;
  let unsubscribe = (): void => {};
  const over = new Promise<void>((resolve) => {
    unsubscribe = tree.subscribe(() => {
      if (isOver()) resolve();
    });
  });
  try {
    await abortable(over, signal);
  } catch (error) {
    if (node === null) tree.stop();
    else node.branch?.stop();
    throw error;
  } finally {
    unsubscribe();
  }
}

/** Why not all children of a code (null: the first level) are there, once nothing more is to come; null where they are. */
function problemBelow(tree: CodeTree, node: CodeNode | null): Error | null {
  const failure = failureBelow(tree, node);
  if (failure !== null) return failure;
  const hasEndedEarly =
    node === null
      ? notes(tree).some(({ kind }) => kind === "ended-early")
      : (node.branch?.endedEarly ?? false);
  if (hasEndedEarly) return new Error("The service sent fewer codes than it had announced.");
  const isChildless = node !== null && tree.settled(node) && node.code.hasCodes && node.children.length === 0;
  return isChildless ? new Error("The service says that there are codes below, and sent none.") : null;
}

/** What a request failed with that has not been tried again; null while something is still on its way. */
function failureBelow(tree: CodeTree, node: CodeNode | null): Error | null {
  const errors = node === null ? firstLevelErrors(tree) : tree.failed(node) ? node.branch?.failures : [];
  const [failure] = errors ?? [];
  if (failure === undefined) return null;
  return failure.error instanceof Error ? failure.error : new Error(String(failure.error));
}

function firstLevelErrors(tree: CodeTree): readonly { readonly error: unknown }[] {
  const all = notes(tree);
  return all.some(({ kind }) => kind === "loading") ? [] : all.filter(({ kind }) => kind === "failed");
}

/** What the tree says about its first level. */
function notes(tree: CodeTree) {
  return tree.getSnapshot().rows.flatMap((row) => (row.kind !== "code" && row.parent === null ? [row] : []));
}
