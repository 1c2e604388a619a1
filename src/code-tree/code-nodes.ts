import type { ClassificationCode } from "#api/classifications.ts";
import { type SubtreeLoader, codeKey } from "./loading/subtree-loader.ts";
import { type CodeNode, createNode, type Origin, pathTo } from "./code-node.ts";

/** The codes that a tree has met, and how they hang together. */
export class CodeNodes {
  readonly #byKey = new Map<string, CodeNode>();
  readonly #origins = new WeakMap<ClassificationCode, Origin>();
  roots: CodeNode[] = [];

  get(key: string): CodeNode | undefined {
    return this.#byKey.get(key);
  }

  all(): Iterable<CodeNode> {
    return this.#byKey.values();
  }

  /** Remembers which page brought some codes. */
  cameFrom(origin: Origin, codes: readonly ClassificationCode[]): void {
    for (const code of codes) this.#origins.set(code, origin);
  }

  siblingsOf(node: CodeNode): readonly CodeNode[] {
    return node.parent?.children ?? this.roots;
  }

  /** The codes whose place is known around one: itself, its ancestors, and all their siblings. */
  knownAround(node: CodeNode): ClassificationCode[] {
    return pathTo(node).flatMap((ancestor) => this.siblingsOf(ancestor).map(({ source }) => source));
  }

  /** Takes over what a branch has found so far: the children of `owner` (null: the first level), and whatever came with them. */
  merge(owner: CodeNode | null, branch: SubtreeLoader): void {
    const children = new Map<CodeNode | null, CodeNode[]>([[owner, []]]);
    for (const [code, parentCode] of branch.found) {
      const parent = parentCode === null || parentCode === owner?.source ? owner : this.#ensure(parentCode);
      const node = this.#ensure(code);
      node.parent = parent;
      if (code.hasCodes && !children.has(node)) children.set(node, []);
      const siblings = children.get(parent);
      if (siblings === undefined) children.set(parent, [node]);
      else siblings.push(node);
    }
    for (const [parent, nodes] of children) {
      if (parent === null) this.roots = nodes;
      else adopt(parent, nodes, parent === owner, branch);
    }
    branch.release();
  }

  #ensure(code: ClassificationCode): CodeNode {
    const key = codeKey(code);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const origin = this.#origins.get(code);
    this.#origins.delete(code);
    const node = createNode(key, code, origin ?? null);
    this.#byKey.set(key, node);
    return node;
  }
}

function adopt(parent: CodeNode, nodes: CodeNode[], isOwner: boolean, branch: SubtreeLoader): void {
  const hasOwnLookup = parent.branch !== null && parent.branch !== branch;
  // Where only direct children were asked for, their silence about the level below says nothing.
  if (hasOwnLookup || (nodes.length === 0 && branch.direct && !isOwner)) return;
  parent.children = nodes;
  parent.hasAllChildren = branch.settled && (nodes.length > 0 || !parent.code.hasCodes);
  if (!isOwner) parent.branch = branch.settled ? null : branch;
}
