import { abortable } from "#api/abort.ts";
import type { ClassificationCode } from "#api/classifications.ts";
import type { PageRequest } from "#api/page-ledger.ts";
import type { PagedList } from "#api/paging.ts";
import { createLimit } from "#lib/limit.ts";
import type { CodeNode } from "./code-node.ts";
import type { CodeNodes } from "./code-nodes.ts";
import {
  attemptsFor,
  type CodesLookup,
  type FetchCodes,
  type StrategyMemory,
} from "./loading/lookup-strategy.ts";
import type { PageSizes } from "./loading/page-sizes.ts";
import { SubtreeLoader } from "./loading/subtree-loader.ts";

export type CodeLoadingOptions = {
  /** Version GUID of the classification. */
  readonly classification: string;
  /** What was found out about the service: shared by its trees. */
  readonly strategies: StrategyMemory;
  readonly pageSizes: PageSizes;
  readonly fetchCodes: FetchCodes;
};

/** Why not all children of a code are there, once nothing more is to come. */
export type ChildrenGap =
  | { readonly kind: "failed"; readonly error: unknown }
  /** The service sent fewer codes than it had announced. */
  | { readonly kind: "ended-early"; readonly loaded: number; readonly total: number | null }
  /** The service says that there are codes below, and sent none, however it was asked. */
  | { readonly kind: "none-found" };

/** So many requests are under way at most, however many codes are opened at once. */
const REQUESTS_AT_MOST = 4;

type Host = {
  readonly nodes: CodeNodes;
  readonly culture: () => string | null;
  /** Whether the children of a code (null: the first level) are shown. */
  readonly isShown: (node: CodeNode | null) => boolean;
  /** Called when the children of a code (null: the first level), or some of them, have come or failed. */
  readonly onChange: (owner: CodeNode | null, loader: SubtreeLoader) => void;
};

/** Loads the children of codes into a tree: each level is requested once, and resumes where it was stopped. */
export class CodeLoading {
  readonly #options: CodeLoadingOptions;
  readonly #host: Host;
  readonly #limit = createLimit(REQUESTS_AT_MOST);
  readonly #waiting = new Set<() => void>();
  readonly firstLevel: SubtreeLoader;

  constructor(options: CodeLoadingOptions, host: Host) {
    this.#options = options;
    this.#host = host;
    const attempt = {
      strategy: "code-guid",
      lookup: { versionGuid: options.classification },
      stem: null,
    } as const;
    this.firstLevel = this.#createLoader(null, [attempt]);
  }

  /** Whether a caller waits for codes. */
  get isAwaited(): boolean {
    return this.#waiting.size > 0;
  }

  /** Whether all children of a code (null: the first level) are there. */
  settled(node: CodeNode | null): boolean {
    return this.#known(node)?.settled ?? node?.hasAllChildren ?? false;
  }

  /** Whether something below a code (null: in the first level) failed and waits for a retry. */
  failed(node: CodeNode | null): boolean {
    const loader = this.#known(node);
    return loader !== null && loader.failures.length > 0 && !loader.busy;
  }

  /** Fetches the children of a code (null: the first level) that are not there yet. */
  load(node: CodeNode | null): void {
    if (node === null) this.firstLevel.start();
    else if (node.code.hasCodes && !node.hasAllChildren) this.#loaderOf(node).start();
  }

  /** Asks again for what failed or was missing. */
  retry(node: CodeNode | null): void {
    this.#known(node)?.retry();
  }

  /**
   * Fetches the children of a code (null: the first level) that are not there yet, and what failed or was missing when they were asked for
   * before.
   * @returns null once they are all there, else why they are not
   * @throws the signal's reason once it is aborted; what is on its way is cancelled then, unless it is shown
   */
  async loadChildren(node: CodeNode | null, signal: AbortSignal): Promise<ChildrenGap | null> {
    if (this.#gapBelow(node) !== null) this.retry(node);
    try {
      await this.when(() => {
        if (this.settled(node) || this.failed(node)) return true;
        this.load(node);
        return this.settled(node);
      }, signal);
    } catch (error) {
      if (!this.#host.isShown(node)) this.#known(node)?.stop();
      throw error;
    }
    return this.#gapBelow(node);
  }

  /**
   * Waits until a condition holds that depends on what has come. It is looked at now, and whenever something has come or failed.
   * @throws the signal's reason once it is aborted
   */
  async when(condition: () => boolean, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (condition()) return;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const check = (): void => {
      if (condition()) resolve(undefined);
    };
    this.#waiting.add(check);
    await abortable(promise, signal).finally(() => this.#waiting.delete(check));
  }

  /** Looks again at what is waited for: something else than the arrival of codes may have changed. */
  recheck(): void {
    for (const check of this.#waiting) check();
  }

  /** Cancels what is on its way for these codes themselves; what came with another's lookup goes on. */
  stop(nodes: Iterable<CodeNode>): void {
    for (const node of nodes) if (node.loader?.parent === node.source) node.loader.stop();
  }

  /** One page of codes, as soon as there is room for another request. */
  readonly fetchCodes: FetchCodes = (lookup, page, signal) =>
    this.#limit(() => this.#options.fetchCodes(lookup, page, signal), signal);

  #known(node: CodeNode | null): SubtreeLoader | null {
    return node === null ? this.firstLevel : node.loader;
  }

  #gapBelow(node: CodeNode | null): ChildrenGap | null {
    const loader = this.#known(node);
    const [failure] = loader?.failures ?? [];
    if (failure !== undefined) return { kind: "failed", error: failure.error };
    if (loader?.endedEarly === true) return { kind: "ended-early", ...loader.progress };
    const isChildless = node !== null && node.code.hasCodes && node.children.length === 0;
    return isChildless && this.settled(node) ? { kind: "none-found" } : null;
  }

  #loaderOf(node: CodeNode): SubtreeLoader {
    const siblings = this.#host.nodes.siblingsOf(node).map(({ code }) => code);
    const { classification, strategies } = this.#options;
    node.loader ??= this.#createLoader(
      node,
      attemptsFor(
        classification,
        node.code,
        siblings,
        node.parent?.code ?? null,
        strategies.order(node.code.classNumber),
      ),
    );
    return node.loader;
  }

  #createLoader(
    owner: CodeNode | null,
    attempts: ConstructorParameters<typeof SubtreeLoader>[0]["attempts"],
  ): SubtreeLoader {
    const { strategies, pageSizes } = this.#options;
    const loader: SubtreeLoader = new SubtreeLoader({
      parent: owner?.source ?? null,
      attempts,
      strategies,
      pageSizes,
      fetchPage: this.#fetchPage,
      known: () => (owner === null ? [] : this.#host.nodes.knownAround(owner)),
      onChange: () => {
        this.#host.onChange(owner, loader);
        this.recheck();
      },
    });
    return loader;
  }

  readonly #fetchPage = async (
    lookup: CodesLookup,
    { skip, take }: PageRequest,
    signal: AbortSignal,
  ): Promise<PagedList<ClassificationCode>> => {
    const culture = this.#host.culture();
    const list = await this.fetchCodes(lookup, { skip, take, culture, mayBeCached: false }, signal);
    this.#host.nodes.cameFrom({ lookup, skip, take, culture }, list.results, this.#options.pageSizes.first);
    return list;
  };
}
