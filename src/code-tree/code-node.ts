import type { ClassificationCode } from "#api/classifications.ts";
import type { PageRequest } from "#api/page-ledger.ts";
import type { SubtreeLoader } from "./loading/subtree-loader.ts";
import type { CodesLookup } from "./loading/lookup-strategy.ts";

/** Which page contained a code, and in which culture. */
export type Origin = PageRequest & {
  readonly lookup: CodesLookup;
  readonly culture: string | null;
  /** The part of the page, if that was large, in which the code stands. */
  readonly part: PageRequest;
};

/** A code as one line of the tree. */
export type CodeRow = {
  readonly kind: "code";
  readonly key: string;
  readonly code: ClassificationCode;
  /** The culture of the code's texts; another than the chosen one until they have been replaced. */
  readonly culture: string | null;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  /** null where there are no children. */
  readonly expanded: boolean | null;
  readonly busy: boolean;
};

/** A code in its place in the tree. */
export type CodeNode = {
  readonly key: string;
  /** The code as it first came; stands for the structure, and for the page that contained it. */
  readonly source: ClassificationCode;
  /** The code with its newest texts. */
  code: ClassificationCode;
  /** The culture of those texts. */
  culture: string | null;
  /** The page that contained it. */
  readonly origin: Origin | null;
  parent: CodeNode | null;
  children: readonly CodeNode[];
  open: boolean;
  /** What loads the children; null before they are asked for, and when they came with another code's. */
  loader: SubtreeLoader | null;
  hasAllChildren: boolean;
  /** The row as it was last shown; kept so that rows that did not change are the same objects. */
  row: CodeRow | null;
};

/** Most codes have none below them, and of those there may be a hundred thousand. */
const NO_NODES: readonly CodeNode[] = [];

/** A node for a code of which no children are known yet. */
export function createNode(key: string, code: ClassificationCode, origin: Origin | null): CodeNode {
  return {
    key,
    source: code,
    code,
    culture: origin?.culture ?? null,
    origin,
    parent: null,
    children: NO_NODES,
    open: false,
    loader: null,
    hasAllChildren: false,
    row: null,
  };
}

/** The codes from the first level down to this one, itself included. */
export function pathTo(node: CodeNode): CodeNode[] {
  const path = [node];
  for (let at = node.parent; at !== null; at = at.parent) path.unshift(at);
  return path;
}

/** Whether all ancestors are open. */
export function isVisible(node: CodeNode): boolean {
  return pathTo(node)
    .slice(0, -1)
    .every((ancestor) => ancestor.open);
}
