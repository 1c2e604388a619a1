import { CodeLoading, type CodeLoadingOptions } from "./code-loading.ts";
import { type CodeNode, isVisible, pathTo } from "./code-node.ts";
import { CodeNodes } from "./code-nodes.ts";
import { CodeTexts } from "./code-texts.ts";
import { Listeners } from "./listeners.ts";
import { flattenRows, type TreeRow } from "./tree-rows.ts";

export type CodeTreeOptions = CodeLoadingOptions & { readonly culture: string | null };

export type TreePlace = { readonly scrollOffset: number; readonly activeKey: string | null };

/** The tree at one moment; a new object whenever anything changed. */
export type TreeSnapshot = {
  readonly rows: readonly TreeRow[];
  readonly culture: string | null;
  /** Why the texts of the chosen culture are not all there, or null. */
  readonly textError: unknown;
};

/**
 * The code tree of one classification: what is known of its structure, what is open, and what is on its way. It needs neither React nor a
 * browser: `fetchCodes` is all that it asks a service by.
 */
export class CodeTree {
  readonly #nodes = new CodeNodes();
  readonly #listeners = new Listeners();
  readonly #texts: CodeTexts;
  /** Loads children, and waits for them. */
  readonly loading: CodeLoading;
  #snapshot: TreeSnapshot | null = null;
  #place: TreePlace = { scrollOffset: 0, activeKey: null };

  constructor(options: CodeTreeOptions) {
    this.loading = new CodeLoading(options, {
      nodes: this.#nodes,
      culture: () => this.#texts.culture,
      isShown: (node) => this.#listeners.areThere && node?.open !== false,
      onChange: (owner, loader) => {
        this.#nodes.merge(owner, loader);
        if (loader.settled) this.#resume(owner === null ? this.#nodes.roots : [owner]);
        this.#snapshot = null;
        this.#listeners.tellSoon();
      },
    });
    this.#texts = new CodeTexts(options.culture, {
      classification: options.classification,
      fetchCodes: this.loading.fetchCodes,
      nodeOf: (key) => this.#nodes.get(key),
      onChange: () => this.#changed(),
    });
  }

  readonly subscribe: Listeners["subscribe"] = (listener) => this.#listeners.subscribe(listener);

  readonly getSnapshot = (): TreeSnapshot => {
    this.#snapshot ??= {
      rows: flattenRows(this.#nodes.roots, this.loading.firstLevel),
      culture: this.#texts.culture,
      textError: this.#texts.error,
    };
    return this.#snapshot;
  };

  /** Whether it is shown, or a caller waits for codes of it. */
  get isAwaited(): boolean {
    return this.#listeners.areThere || this.loading.isAwaited;
  }

  /** Where the reader was, so that Back finds it again. */
  get place(): TreePlace {
    return this.#place;
  }

  readonly rememberPlace = (place: Partial<TreePlace>): void => {
    this.#place = { ...this.#place, ...place };
  };

  /** The code with this version GUID, if it has come. */
  node(versionGuid: string): CodeNode | undefined {
    return this.#nodes.get(versionGuid);
  }

  /** All codes that have come, wherever they stand. */
  nodes(): Iterable<CodeNode> {
    return this.#nodes.all();
  }

  get roots(): readonly CodeNode[] {
    return this.#nodes.roots;
  }

  /** Fetches what is open and not there yet: at first the first level, again if that failed; after a pause whatever was interrupted. */
  start(): void {
    if (this.loading.failed(null)) this.loading.retry(null);
    else this.loading.load(null);
    this.#resume(this.#nodes.roots);
    this.#changed();
  }

  /** Cancels everything that is on its way; what is there stays, and `start` goes on. */
  stop(): void {
    this.loading.firstLevel.stop();
    this.#texts.stop();
    this.loading.stop(this.#nodes.all());
    this.#changed();
  }

  /** Opens or closes a code. Opening asks for the children that are not there; closing cancels what is on its way below it. */
  setOpen(key: string, open: boolean): void {
    const node = this.#nodes.get(key);
    if (node !== undefined) this.#setOpen([node], open);
  }

  /** Opens a code without asking for anything; shown as soon as there is time for it. */
  open(node: CodeNode): void {
    node.open = true;
    this.#snapshot = null;
    this.#listeners.tellSoon();
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

  /** Asks again for what failed or was missing below a code (null: in the first level). */
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

  /** Makes sure that these codes, and only these, have their texts in the present culture. */
  showTexts(keys: readonly string[]): void {
    this.#texts.show(keys.flatMap((key) => this.#nodes.get(key) ?? []));
  }

  /** Lets `showTexts` ask again after a failure. */
  retryTexts(): void {
    this.#texts.error = null;
    this.#changed();
  }

  /** The open codes whose children are on their way. */
  busyKeys(): string[] {
    return this.getSnapshot().rows.flatMap((row) => (row.kind === "code" && row.busy ? [row.key] : []));
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

  #resume(nodes: readonly CodeNode[]): void {
    for (const node of nodes) {
      if (!node.open) continue;
      this.loading.load(node);
      this.#resume(node.children);
    }
  }

  #stopBelow(node: CodeNode): void {
    this.loading.stop([node]);
    for (const child of node.children) if (child.open || child.loader !== null) this.#stopBelow(child);
  }

  #changed(): void {
    this.#snapshot = null;
    this.#listeners.tell();
    this.loading.recheck();
  }
}
