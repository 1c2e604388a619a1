import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { LevelLoader } from "./loading/level-loader.ts";
import type { Origin } from "./loading/lookup.ts";

/** A code as one line of the tree. */
export type CodeRow = {
  readonly kind: "code";
  readonly key: string;
  readonly code: ClassificationCode;
  /** The culture of the code's texts; differs from the chosen one until they are replaced. */
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

/** A code with its position in the tree. */
export type CodeNode = {
  readonly key: string;
  /** The code as first loaded: it determines the structure and the page that contained it. */
  readonly source: ClassificationCode;
  /** The code with its most recent texts. */
  code: ClassificationCode;
  /** The culture of those texts. */
  culture: string | null;
  /** The page that contained it. */
  readonly origin: Origin | null;
  parent: CodeNode | null;
  children: readonly CodeNode[];
  open: boolean;
  /** Loads the children; null before they are requested, and if they were loaded with an ancestor's. */
  loader: LevelLoader | null;
  hasAllChildren: boolean;
  /** The row as last rendered; kept so that unchanged rows are the same objects. */
  row: CodeRow | null;
};

/** Shared: most codes have no children, and there may be a hundred thousand of them. */
const NO_NODES: readonly CodeNode[] = [];

/** A node for a code whose children are unknown. */
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
