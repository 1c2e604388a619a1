import type { ClassificationCode } from "#api/classifications.ts";
import type { PagedList } from "#api/paging.ts";
import { SubtreeLoader } from "./loading/subtree-loader.ts";
import {
  attemptsFor,
  type CodesLookup,
  type FetchCodes,
  type StrategyMemory,
} from "./loading/lookup-strategy.ts";
import { CodeNodes } from "./code-nodes.ts";
import { CodeTexts } from "./code-texts.ts";
import { type CodeNode, isVisible, pathTo } from "./code-node.ts";
import { Listeners } from "./listeners.ts";
import { flattenRows, type TreeRow } from "./tree-rows.ts";

export type CodeTreeOptions = {
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly culture: string | null;
  /** Codes to ask for at once (Take). */
  readonly take: number;
  readonly ways: StrategyMemory;
  readonly fetchCodes: FetchCodes;
};

export type TreePlace = { readonly scrollOffset: number; readonly activeKey: string | null };

/** The tree at one moment; a new object whenever anything changed. */
export type TreeSnapshot = {
  readonly rows: readonly TreeRow[];
  readonly culture: string | null;
  /** Why the texts of the chosen culture are not all there, or null. */
  readonly textError: unknown;
};

/** The code tree of one classification: what is known of its structure, what is open, and what is on its way. */
export class CodeTree {
  readonly #options: CodeTreeOptions;
  readonly #nodes = new CodeNodes();
  readonly #listeners = new Listeners();
  readonly #firstLevel: SubtreeLoader;
  #snapshot: TreeSnapshot | null = null;
  readonly #texts: CodeTexts;
  #place: TreePlace = { scrollOffset: 0, activeKey: null };

  constructor(options: CodeTreeOptions) {
    this.#options = options;
    this.#texts = new CodeTexts(options.culture, {
      ...options,
      nodeOf: (key) => this.#nodes.get(key),
      onChange: () => this.#changed(),
    });
    this.#firstLevel = new SubtreeLoader({
      parent: null,
      attempts: [{ way: "code-guid", lookup: { versionGuid: options.classification }, stem: null }],
      ways: options.ways,
      take: options.take,
      fetchPage: this.#fetchPage,
      known: () => [],
      onChange: () => this.#merge(null, this.#firstLevel),
    });
  }

  readonly subscribe: Listeners["subscribe"] = (listener) => this.#listeners.subscribe(listener);

  readonly getSnapshot = (): TreeSnapshot => {
    this.#snapshot ??= {
      rows: flattenRows(this.#nodes.roots, this.#firstLevel),
      culture: this.#texts.culture,
      textError: this.#texts.error,
    };
    return this.#snapshot;
  };

  /** Whether somebody looks at it. */
  get isShown(): boolean {
    return this.#listeners.areThere;
  }

  /** Where the reader was, so that Back finds it again. */
  get place(): TreePlace {
    return this.#place;
  }

  readonly rememberPlace = (place: Partial<TreePlace>): void => {
    this.#place = { ...this.#place, ...place };
  };

  /** The code with this version GUID, if the tree has met it. */
  node(versionGuid: string): CodeNode | undefined {
    return this.#nodes.get(versionGuid);
  }

  get roots(): readonly CodeNode[] {
    return this.#nodes.roots;
  }

  /** Whether all children of a code (null: the first level) are there. */
  settled(node: CodeNode | null): boolean {
    return (node === null ? this.#firstLevel : node.branch)?.settled ?? node?.hasAllChildren ?? false;
  }

  /** Fetches what is open and not there yet: at first the first level, again if that failed; after a pause whatever was interrupted. */
  start(): void {
    if (this.#firstLevel.failures.length > 0) this.#firstLevel.retry();
    else this.#firstLevel.start();
    this.#resume(this.#nodes.roots);
    this.#changed();
  }

  /** Cancels everything that is on its way; what is there stays, and `start` goes on. */
  stop(): void {
    this.#firstLevel.stop();
    this.#texts.stop();
    for (const node of this.#nodes.all()) node.branch?.stop();
    this.#changed();
  }

  /** Opens or closes a code. Opening asks for the children that are not there; closing cancels what is on its way below it. */
  setOpen(key: string, open: boolean): void {
    const node = this.#nodes.get(key);
    if (node !== undefined) this.#setOpen([node], open);
  }

  /** Opens all codes beside this one (the `*` key). */
  openSiblings(key: string): void {
    const node = this.#nodes.get(key);
    if (node !== undefined) this.#setOpen(this.#nodes.siblingsOf(node), true);
  }

  /** Opens all ancestors of a code. */
  openTo(node: CodeNode): void {
    for (const ancestor of pathTo(node).slice(0, -1)) ancestor.open = true;
    this.#resume(this.#nodes.roots);
    this.#changed();
  }

  /** Fetches the children of a code without opening it. */
  load(node: CodeNode): void {
    if (node.code.hasCodes) this.#branchOf(node)?.start();
  }

  /** Asks again for what failed or was missing below a code (null: in the first level). */
  retry(key: string | null): void {
    (key === null ? this.#firstLevel : this.#nodes.get(key)?.branch)?.retry();
    this.#changed();
  }

  /** Switches the culture. Old texts stay, marked as such, until `showTexts` has brought the new ones. */
  setCulture(culture: string | null): void {
    if (culture === this.#texts.culture) return;
    this.#texts.switchTo(culture);
    this.#changed();
  }

  /** Makes sure that these codes, and only these, have their texts in the present culture. */
  showTexts(keys: readonly string[]): void {
    this.#texts.show(keys.flatMap((key) => this.#nodes.get(key) ?? []));
  }

  /** Lets `showTexts` ask again after a failure. */
  retryTexts(): void {
    this.#texts.error = null;
    this.#changed();
  }

  readonly #fetchPage = async (
    lookup: CodesLookup,
    skip: number,
    signal: AbortSignal,
  ): Promise<PagedList<ClassificationCode>> => {
    const { culture } = this.#texts;
    const page = { skip, take: this.#options.take, culture, mayBeCached: false };
    const list = await this.#options.fetchCodes(lookup, page, signal);
    this.#nodes.cameFrom({ lookup, skip, culture }, list.results);
    return list;
  };

  /** The open codes whose children are on their way. */
  busyKeys(): string[] {
    return this.getSnapshot().rows.flatMap((row) => (row.kind === "code" && row.busy ? [row.key] : []));
  }

  /** Whether something below a code failed and waits for a retry. */
  failed(node: CodeNode): boolean {
    return (node.branch?.failures.length ?? 0) > 0 && node.branch?.busy === false;
  }

  #setOpen(nodes: readonly CodeNode[], open: boolean): void {
    for (const node of nodes) {
      if (!node.code.hasCodes || node.open === open) continue;
      node.open = open;
      if (!open) this.#stopBelow(node);
      else if (isVisible(node)) this.#resume([node]);
    }
    this.#changed();
  }

  #branchOf(node: CodeNode): SubtreeLoader | null {
    if (node.branch !== null || node.hasAllChildren) return node.branch;
    const siblings = this.#nodes.siblingsOf(node).map(({ code }) => code);
    const attempts = attemptsFor(
      this.#options.classification,
      node.code,
      siblings,
      node.parent?.code ?? null,
      this.#options.ways.order(node.code.classNumber),
    );
    const branch: SubtreeLoader = new SubtreeLoader({
      parent: node.source,
      attempts,
      ways: this.#options.ways,
      take: this.#options.take,
      fetchPage: this.#fetchPage,
      known: () => this.#nodes.knownAround(node),
      onChange: () => this.#merge(node, branch),
    });
    node.branch = branch;
    return branch;
  }

  #merge(owner: CodeNode | null, branch: SubtreeLoader): void {
    this.#nodes.merge(owner, branch);
    if (branch.settled) this.#resume(owner === null ? this.#nodes.roots : [owner]);
    this.#snapshot = null;
    this.#listeners.tellSoon();
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
    this.#listeners.tell();
  }
}
