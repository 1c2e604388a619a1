import type { ClassificationCode } from "#api/classifications.ts";
import type { PagedList } from "#api/paging.ts";
import { Branch, codeKey } from "./branch.ts";
import { attemptsFor, type CodesLookup, type WayMemory } from "./children-lookup.ts";
import { type CodeNode, createNode, isVisible, pathTo } from "./code-node.ts";
import { flattenRows, type TreeRow } from "./tree-rows.ts";

/** Fetches one page of codes (E2) in a culture; rejects with an `ApiError`, or as the signal says. */
export type FetchCodes = (
  lookup: CodesLookup,
  page: {
    readonly skip: number;
    readonly take: number;
    readonly culture: string | null;
    /** Whether an earlier answer may serve: for texts it may; the structure is only asked for when it is not there. */
    readonly mayBeCached: boolean;
  },
  signal: AbortSignal,
) => Promise<PagedList<ClassificationCode>>;

export type CodeTreeOptions = {
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly culture: string | null;
  /** Codes to ask for at once (Take). */
  readonly take: number;
  readonly ways: WayMemory;
  readonly fetchCodes: FetchCodes;
};

/** What the tree looks like at one moment; a new object whenever anything changed. */
export type TreeSnapshot = {
  readonly rows: readonly TreeRow[];
  readonly culture: string | null;
  /** Why the texts of the chosen culture are not all there, or null. */
  readonly textError: unknown;
};

type Origin = { readonly lookup: CodesLookup; readonly skip: number; readonly culture: string | null };

/**
 * The code tree of one classification: what is known of its structure, what is open, and what is on its way. The structure does not
 * depend on the culture, so a switch keeps it and asks again only for the texts that are looked at.
 */
export class CodeTree {
  readonly #options: CodeTreeOptions;
  readonly #nodes = new Map<string, CodeNode>();
  readonly #origins = new WeakMap<ClassificationCode, Origin>();
  readonly #listeners = new Set<() => void>();
  readonly #firstLevel: Branch;
  #roots: CodeNode[] = [];
  #culture: string | null;
  #snapshot: TreeSnapshot | null = null;
  #texts = new AbortController();
  readonly #textPages = new Set<string>();
  #textError: unknown = null;
  /** Where the reader was, so that Back finds it again. */
  readonly place: { scrollOffset: number; activeKey: string | null } = { scrollOffset: 0, activeKey: null };

  constructor(options: CodeTreeOptions) {
    this.#options = options;
    this.#culture = options.culture;
    this.#firstLevel = new Branch({
      parent: null,
      attempts: [{ way: "code-guid", lookup: { versionGuid: options.classification }, stem: null }],
      ways: options.ways,
      take: options.take,
      fetchPage: this.#fetchPage,
      known: () => [],
      onChange: () => this.#merge(null, this.#firstLevel),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): TreeSnapshot => {
    this.#snapshot ??= {
      rows: flattenRows(this.#roots, this.#firstLevel, this.#culture),
      culture: this.#culture,
      textError: this.#textError,
    };
    return this.#snapshot;
  };

  /** The code with this version GUID, if the tree has met it. */
  node(versionGuid: string): CodeNode | undefined {
    return this.#nodes.get(versionGuid);
  }

  get roots(): readonly CodeNode[] {
    return this.#roots;
  }

  /** Whether all children of a code (null: the first level) are there. */
  settled(node: CodeNode | null): boolean {
    return (node === null ? this.#firstLevel : node.branch)?.settled ?? node?.hasAllChildren ?? false;
  }

  /** Fetches what is open and not there yet: at first the first level, after a pause whatever was interrupted. */
  start(): void {
    this.#firstLevel.start();
    this.#resume(this.#roots);
    this.#changed();
  }

  /** Cancels everything that is on its way; what is there stays, and `start` goes on. */
  stop(): void {
    this.#firstLevel.stop();
    this.#texts.abort();
    this.#texts = new AbortController();
    this.#textPages.clear();
    for (const node of this.#nodes.values()) node.branch?.stop();
    this.#changed();
  }

  /** Opens or closes a code. Opening asks for the children that are not there; closing cancels what is on its way below it. */
  setOpen(key: string, open: boolean): void {
    const node = this.#nodes.get(key);
    if (node === undefined || !node.code.hasCodes || node.open === open) return;
    node.open = open;
    if (!open) this.#stopBelow(node);
    else if (isVisible(node)) this.#resume([node]);
    this.#changed();
  }

  /** Opens all codes beside this one (the `*` key). */
  openSiblings(key: string): void {
    const node = this.#nodes.get(key);
    if (node === undefined) return;
    for (const sibling of node.parent?.children ?? this.#roots) this.setOpen(sibling.key, true);
  }

  /** Opens all ancestors of a code. */
  openTo(node: CodeNode): void {
    for (const ancestor of pathTo(node).slice(0, -1)) ancestor.open = true;
    this.#resume(this.#roots);
    this.#changed();
  }

  /** Fetches the children of a code without opening it. */
  load(node: CodeNode): void {
    if (node.code.hasCodes) this.#branchOf(node)?.start();
  }

  /** Asks again for what failed or was missing below a code (null: in the first level). */
  retry(key: string | null): void {
    const branch = key === null ? this.#firstLevel : this.#nodes.get(key)?.branch;
    branch?.retry();
    this.#changed();
  }

  /** Switches the culture. Old texts stay, marked as such, until `showTexts` has brought the new ones. */
  setCulture(culture: string | null): void {
    if (culture === this.#culture) return;
    this.#culture = culture;
    this.#texts.abort();
    this.#texts = new AbortController();
    this.#textPages.clear();
    this.#textError = null;
    this.#changed();
  }

  /** Makes sure that these codes, and only these, have their texts in the present culture: asks again for the pages that brought them. */
  showTexts(keys: readonly string[]): void {
    if (this.#textError !== null) return;
    const stale = keys
      .flatMap((key) => this.#nodes.get(key) ?? [])
      .filter((node) => node.culture !== this.#culture);
    const pages = new Map<string, { origin: Origin; nodes: CodeNode[] }>();
    for (const node of stale) {
      const origin = this.#origins.get(node.source);
      if (origin === undefined) continue;
      const id = JSON.stringify([origin.lookup, origin.skip]);
      const page = pages.get(id) ?? { origin, nodes: [] };
      page.nodes.push(node);
      pages.set(id, page);
    }
    for (const [id, { origin, nodes }] of pages) {
      if (this.#textPages.has(id)) continue;
      this.#textPages.add(id);
      void this.#fetchTexts(id, origin, nodes);
    }
  }

  retryTexts(): void {
    this.#textError = null;
    this.#changed();
  }

  readonly #fetchPage = async (
    lookup: CodesLookup,
    skip: number,
    signal: AbortSignal,
  ): Promise<PagedList<ClassificationCode>> => {
    const culture = this.#culture;
    const list = await this.#options.fetchCodes(
      lookup,
      { skip, take: this.#options.take, culture, mayBeCached: false },
      signal,
    );
    for (const code of list.results) this.#origins.set(code, { lookup, skip, culture });
    return list;
  };

  async #fetchTexts(id: string, { lookup, skip }: Origin, nodes: readonly CodeNode[]): Promise<void> {
    const { signal } = this.#texts;
    const culture = this.#culture;
    try {
      const page = { skip, take: this.#options.take, culture, mayBeCached: true };
      this.#takeTexts(await this.#options.fetchCodes(lookup, page, signal), culture);
      // The order may follow the names, so that a page holds other codes in another culture: those left over are asked for by number.
      for (const node of nodes) if (node.culture !== culture) await this.#fetchText(node, culture, signal);
    } catch (error) {
      if (!signal.aborted) this.#textError = error;
    }
    if (signal.aborted) return;
    this.#textPages.delete(id);
    this.#changed();
  }

  async #fetchText(node: CodeNode, culture: string | null, signal: AbortSignal): Promise<void> {
    const { classNumber } = node.code;
    if (classNumber !== null) {
      const lookup = { versionGuid: this.#options.classification, classNumber };
      const page = { skip: 0, take: this.#options.take, culture, mayBeCached: true };
      this.#takeTexts(await this.#options.fetchCodes(lookup, page, signal), culture);
    }
    if (node.culture === culture) return;
    node.code = { ...node.code, name: null, technicalDefinition: null };
    node.culture = culture;
  }

  #takeTexts(list: PagedList<ClassificationCode>, culture: string | null): void {
    if (culture !== this.#culture) return;
    for (const code of list.results) {
      const node = this.#nodes.get(codeKey(code));
      if (node === undefined) continue;
      node.code = code;
      node.culture = culture;
    }
  }

  /** The open codes whose children are on their way. */
  busyKeys(): string[] {
    return this.getSnapshot().rows.flatMap((row) => (row.kind === "code" && row.busy ? [row.key] : []));
  }

  /** Whether something below a code failed and waits for a retry. */
  failed(node: CodeNode): boolean {
    return (node.branch?.failures.length ?? 0) > 0 && node.branch?.busy === false;
  }

  #branchOf(node: CodeNode): Branch | null {
    if (node.branch !== null || node.hasAllChildren) return node.branch;
    const siblings = (node.parent?.children ?? this.#roots).map(({ code }) => code);
    const attempts = attemptsFor(
      this.#options.classification,
      node.code,
      siblings,
      node.parent?.code ?? null,
      this.#options.ways.order(node.code.classNumber),
    );
    const branch: Branch = new Branch({
      parent: node.source,
      attempts,
      ways: this.#options.ways,
      take: this.#options.take,
      fetchPage: this.#fetchPage,
      known: () => this.#knownAround(node),
      onChange: () => this.#merge(node, branch),
    });
    node.branch = branch;
    return branch;
  }

  #knownAround(node: CodeNode): ClassificationCode[] {
    return pathTo(node).flatMap((ancestor) =>
      (ancestor.parent?.children ?? this.#roots).map((sibling) => sibling.source),
    );
  }

  /** Takes over what a branch has found: its direct children, and whatever came with them. */
  #merge(owner: CodeNode | null, branch: Branch): void {
    const children = new Map<CodeNode | null, CodeNode[]>([[owner, []]]);
    for (const [code, parentCode] of branch.found) {
      const parent =
        parentCode === null || parentCode === owner?.source ? owner : this.#ensureNode(parentCode);
      const node = this.#ensureNode(code);
      node.parent = parent;
      if (!children.has(node)) children.set(node, []);
      const siblings = children.get(parent);
      if (siblings === undefined) children.set(parent, [node]);
      else siblings.push(node);
    }
    for (const [parent, nodes] of children) {
      if (parent === null) this.#roots = nodes;
      else this.#adopt(parent, nodes, parent === owner, branch);
    }
    if (branch.settled) this.#resume(owner === null ? this.#roots : [owner]);
    this.#changed();
  }

  #adopt(parent: CodeNode, nodes: CodeNode[], isOwner: boolean, branch: Branch): void {
    const ownLookup = parent.branch !== null && parent.branch !== branch;
    if (ownLookup || (nodes.length === 0 && branch.direct && !isOwner)) return;
    parent.children = nodes;
    parent.hasAllChildren = branch.settled && (nodes.length > 0 || !parent.code.hasCodes);
    if (!isOwner) parent.branch = branch.settled ? null : branch;
  }

  #ensureNode(code: ClassificationCode): CodeNode {
    const key = codeKey(code);
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const origin = this.#origins.get(code);
    const node = createNode(key, code, origin?.culture ?? null, origin?.skip ?? 0);
    this.#nodes.set(key, node);
    return node;
  }

  #resume(nodes: readonly CodeNode[]): void {
    for (const node of nodes) {
      if (!node.open) continue;
      if (!node.hasAllChildren) this.#branchOf(node)?.start();
      this.#resume(node.children);
    }
  }

  #stopBelow(node: CodeNode): void {
    if (node.branch?.parent === node.source) node.branch.stop();
    for (const child of node.children) if (child.open || child.branch !== null) this.#stopBelow(child);
  }

  #changed(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }
}
