import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type CodeNode, createNode, pathTo } from "./code-node.ts";
import type { LevelLoader } from "./loading/level-loader.ts";
import { codeKey } from "./loading/lookup-strategy.ts";

/** The codes of a tree and their relations. */
export class CodeNodes {
  readonly #byKey = new Map<string, CodeNode>();
  readonly #parentNumbers = new Set<string>();
  /** The class numbers that several codes with children have. */
  readonly sharedNumbers = new Set<string>();
  roots: CodeNode[] = [];
  readonly #open: ReadonlySet<string>;

  /** @param open the keys of the codes that are open as soon as they are loaded */
  constructor(open: ReadonlySet<string> = new Set()) {
    this.#open = open;
  }

  get(key: string): CodeNode | undefined {
    return this.#byKey.get(key);
  }

  all(): Iterable<CodeNode> {
    return this.#byKey.values();
  }

  /** The keys of the open codes, in the order in which they were loaded, and of those that are open as soon as they are loaded. */
  get openKeys(): string[] {
    const loaded = [...this.all()].flatMap(({ key, open }) => (open ? key : []));
    return [...loaded, ...[...this.#open].filter((key) => !this.#byKey.has(key))];
  }

  siblingsOf(node: CodeNode): readonly CodeNode[] {
    return node.parent?.children ?? this.roots;
  }

  /** The codes around one whose parents are known: itself, its ancestors, and all their siblings. */
  knownAround(node: CodeNode): ClassificationCode[] {
    return pathTo(node).flatMap((ancestor) => this.siblingsOf(ancestor).map(({ source }) => source));
  }

  /** Merges the codes that a loader has found so far: the children of `owner` (null: the first level), and their descendants. */
  merge(owner: CodeNode | null, loader: LevelLoader): void {
    const children = new Map<CodeNode | null, CodeNode[]>([[owner, []]]);
    for (const [code, parentCode] of loader.found) {
      const parent =
        parentCode === null || parentCode === owner?.source ? owner : this.#ensure(parentCode, loader);
      const node = this.#ensure(code, loader);
      node.parent = parent;
      if (code.hasCodes && !children.has(node)) children.set(node, []);
      const siblings = children.get(parent);
      if (siblings === undefined) children.set(parent, [node]);
      else siblings.push(node);
    }
    for (const [parent, nodes] of children) {
      if (parent === null) this.roots = nodes;
      else adopt(parent, nodes, parent === owner, loader);
    }
    loader.release();
  }

  #ensure(code: ClassificationCode, loader: LevelLoader): CodeNode {
    const key = codeKey(code);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const node = createNode(key, code, loader.originOf(code));
    node.open = this.#open.has(key);
    this.#byKey.set(key, node);
    const number = code.hasCodes ? (code.classNumber?.trim() ?? "") : "";
    if (number !== "")
      (this.#parentNumbers.has(number) ? this.sharedNumbers : this.#parentNumbers).add(number);
    return node;
  }
}

function adopt(parent: CodeNode, nodes: CodeNode[], isOwner: boolean, loader: LevelLoader): void {
  const hasOwnLookup = parent.loader !== null && parent.loader !== loader;
  // A lookup of direct children only says nothing about the level below them.
  if (hasOwnLookup || (nodes.length === 0 && loader.direct && !isOwner)) return;
  parent.children = nodes;
  parent.hasAllChildren = loader.settled && (nodes.length > 0 || !parent.code.hasCodes);
  if (!isOwner) parent.loader = loader.settled ? null : loader;
}
