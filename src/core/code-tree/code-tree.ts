import { createStore } from "#core/lib/store.ts";
import { CodeLoading, type CodeLoadingOptions } from "./code-loading.ts";
import { type CodeNode, pathTo } from "./code-node.ts";
import { CodeNodes } from "./code-nodes.ts";
import { CodeTexts } from "./code-texts.ts";
import { Listeners } from "./listeners.ts";
import { flattenRows, type TreeRow } from "./tree-rows.ts";

export type CodeTreeOptions = CodeLoadingOptions & {
  readonly culture: string | null;
  /** The keys of the codes that are open as soon as they are loaded. */
  readonly openKeys?: readonly string[];
  readonly position?: TreePosition | undefined;
};

export type TreePosition = { readonly scrollOffset: number; readonly activeKey: string | null };

const AT_THE_TOP: TreePosition = { scrollOffset: 0, activeKey: null };

/** That the service lists no codes below a code, so that the class numbers tell where codes belong. */
export type PlacedByNumber = {
  /** The numbers that several codes with children have: the codes below such a number may belong to any of them. */
  readonly sharedNumbers: readonly string[];
};

/** A snapshot of the tree; a new object whenever anything changes. */
export type TreeSnapshot = {
  readonly rows: readonly TreeRow[];
  readonly culture: string | null;
  /** What is to be known about codes that were placed by their class numbers; null if there are none. */
  readonly placedByNumber: PlacedByNumber | null;
  /** Why some texts of the chosen culture are missing, or null. */
  readonly textError: unknown;
  /** The open code whose children were last to load, with their number; null before any. */
  readonly opened: OpenedCode | null;
};

type OpenedCode = Pick<CodeNode, "code" | "culture"> & { readonly children: number };

/**
 * The code tree of one classification: its known structure, its open codes, and its requests in flight. It needs neither React nor a
 * browser: `fetchCodes` is its only access to a service.
 */
export class CodeTree {
  readonly #nodes: CodeNodes;
  readonly #listeners = new Listeners();
  readonly #texts: CodeTexts;
  /** The keys of the codes in view. */
  readonly inView = createStore<readonly string[]>([]);
  /** Loads children, and waits for them. */
  readonly loading: CodeLoading;
  #snapshot: TreeSnapshot | null = null;
  #opened: OpenedCode | null = null;
  #position: TreePosition;

  constructor({ openKeys, position = AT_THE_TOP, ...options }: CodeTreeOptions) {
    this.#nodes = new CodeNodes(new Set(openKeys));
    this.#position = position;
    this.loading = new CodeLoading(options, {
      nodes: this.#nodes,
      culture: () => this.#texts.culture,
      isShown: (node) => this.#listeners.hasAny && node?.open !== false,
      onChange: (owner, loader) => {
        this.#nodes.merge(owner, loader);
        if (owner?.open === true && !loader.busy && owner.children.length > 0)
          this.#opened = { code: owner.code, culture: owner.culture, children: owner.children.length };
        if (loader.settled) this.#resume(owner === null ? this.#nodes.roots : [owner]);
        this.#snapshot = null;
        this.#listeners.notifyThrottled();
        this.loading.recheck();
      },
    });
    this.#texts = new CodeTexts(options.culture, {
      classification: options.classification,
      fetchCodes: options.fetchCodes,
      nodeOf: (key) => this.#nodes.get(key),
      onChange: () => this.#changed(),
    });
  }

  readonly subscribe: Listeners["subscribe"] = (listener) => this.#listeners.subscribe(listener);

  readonly getSnapshot = (): TreeSnapshot => {
    this.#snapshot ??= {
      rows: flattenRows(this.#nodes.roots, this.loading.firstLevel),
      culture: this.#texts.culture,
      placedByNumber: this.placedByNumber,
      textError: this.#texts.error,
      opened: this.#opened,
    };
    return this.#snapshot;
  };

  /** Whether the tree is shown, or a caller is waiting for its codes. */
  get isAwaited(): boolean {
    return this.#listeners.hasAny || this.loading.isAwaited;
  }

  get placedByNumber(): PlacedByNumber | null {
    return this.loading.usesNumbers ? { sharedNumbers: [...this.#nodes.sharedNumbers] } : null;
  }

  /** The scroll position and the active line, restored on Back. */
  get position(): TreePosition {
    return this.#position;
  }

  readonly rememberPosition = (position: Partial<TreePosition>): void => {
    this.#position = { ...this.#position, ...position };
  };

  /** The code with this version GUID, if it is loaded. */
  node(versionGuid: string): CodeNode | undefined {
    return this.#nodes.get(versionGuid);
  }

  /** All loaded codes of all levels. */
  nodes(): Iterable<CodeNode> {
    return this.#nodes.all();
  }

  /** The keys of the open codes, ancestors first; also of those that are not loaded again yet. */
  get openKeys(): string[] {
    return this.#nodes.openKeys;
  }

  get roots(): readonly CodeNode[] {
    return this.#nodes.roots;
  }

  /** Fetches the missing children of open codes: initially the first level (again if that failed), later whatever was interrupted. */
  start(): void {
    if (this.loading.failed(null)) this.loading.retry(null);
    else this.loading.firstLevel.start();
    this.#resume(this.#nodes.roots);
    this.#changed();
  }

  /** Cancels all requests in flight; loaded codes are kept, and `start` resumes. */
  stop(): void {
    this.loading.firstLevel.stop();
    this.#texts.stop();
    this.loading.stop(this.#nodes.all());
    this.#changed();
  }

  /** Opens or closes a code. Opening fetches missing children; closing cancels the requests below it. */
  setOpen(key: string, open: boolean): void {
    const node = this.#nodes.get(key);
    if (node !== undefined) this.#setOpen([node], open);
  }

  /** Opens a code without sending a request; listeners are notified with throttling. */
  open(node: CodeNode): void {
    node.open = true;
    this.#snapshot = null;
    this.#listeners.notifyThrottled();
  }

  /** Closes all codes of a level (from 1) and below it. */
  closeFrom(level: number): void {
    const open = [...this.#nodes.all()].filter((node) => node.open && pathTo(node).length >= level);
    this.#setOpen(open, false);
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

  /** Retries what failed or was missing below a code (null: in the first level). */
  retry(key: string | null): void {
    const node = key === null ? null : this.#nodes.get(key);
    if (node !== undefined) this.loading.retry(node);
    this.#changed();
  }

  /** Switches the culture. Old texts stay, marked as such, until `showTexts` has loaded the new ones. */
  setCulture(culture: string | null): void {
    if (culture === this.#texts.culture) return;
    this.#texts.switchTo(culture);
    this.#changed();
  }

  /** Loads the texts of these codes, and only these, in the current culture. */
  showTexts(keys: readonly string[]): void {
    this.inView.set(keys);
    this.#texts.show(keys.flatMap((key) => this.#nodes.get(key) ?? []));
  }

  /** Lets `showTexts` send requests again after a failure. */
  retryTexts(): void {
    this.#texts.retry();
    this.#changed();
  }

  #setOpen(nodes: readonly CodeNode[], open: boolean): void {
    for (const node of nodes) {
      if (!node.code.hasCodes || node.open === open) continue;
      node.open = open;
      if (open) this.#resume([node]);
      else this.#stopBelow(node);
    }
    // What was closed below one parent may still be shown below another.
    if (!open) this.#resume(this.#nodes.roots);
    this.#changed();
  }

  #resume(nodes: readonly CodeNode[]): void {
    for (const node of nodes) {
      if (!node.open) continue;
      this.loading.loaderOf(node)?.start();
      this.#resume(node.children);
    }
  }

  #stopBelow(node: CodeNode): void {
    this.loading.stop([node]);
    for (const child of node.children) if (child.open || child.loader !== null) this.#stopBelow(child);
  }

  #changed(): void {
    this.#snapshot = null;
    this.#listeners.notify();
    this.loading.recheck();
  }
}
