import { abortable } from "#core/api/http/abort.ts";
import type { WalkLimit } from "#core/api/paging/default-takes.ts";
import type { CodeNode } from "./code-node.ts";
import type { CodeNodes } from "./code-nodes.ts";
import { GuidProbe } from "./loading/guid-probe.ts";
import { LevelLoader } from "./loading/level-loader.ts";
import {
  type Attempt,
  attemptsFor,
  codeKey,
  type FetchCodes,
  type StrategyMemory,
} from "./loading/lookup-strategy.ts";
import type { LevelProgress } from "./loading/lookup.ts";
import type { PageSizes } from "./loading/page-sizes.ts";

export type CodeLoadingOptions = {
  /** Version GUID of the classification. */
  readonly classification: string;
  /** The lookup strategies that the service is known to support; shared by its trees. */
  readonly strategies: StrategyMemory;
  readonly pageSizes: PageSizes;
  readonly fetchCodes: FetchCodes;
  /** The limit of each level; default: that of every list. */
  readonly limit?: WalkLimit | undefined;
};

/** Why children of a code are missing after loading has ended. */
export type ChildrenGap =
  | { readonly kind: "failed"; readonly error: unknown }
  /** The service sent fewer codes than its total, or the limit is reached. */
  | (LevelProgress & { readonly kind: "ended-early" })
  /** The service reports children but returned none with any lookup strategy. */
  | { readonly kind: "none-found" };

type Host = {
  readonly nodes: CodeNodes;
  readonly culture: () => string | null;
  /** Whether the children of a code (null: the first level) are shown. */
  readonly isShown: (node: CodeNode | null) => boolean;
  /** Called when some children of a code (null: of the first level) have loaded or failed. */
  readonly onChange: (owner: CodeNode | null, loader: LevelLoader) => void;
};

/** Loads the children of codes into a tree. Each level is requested once, and resumes after an interruption. */
export class CodeLoading {
  readonly #options: CodeLoadingOptions;
  readonly #host: Host;
  readonly #probe: GuidProbe;
  #usesNumbers = false;
  readonly #waiting = new Set<() => void>();
  /** How many callers wait for the children of a code (null: for the first level). */
  readonly #callers = new Map<CodeNode | null, number>();
  readonly firstLevel: LevelLoader;

  constructor(options: CodeLoadingOptions, host: Host) {
    this.#options = options;
    this.#host = host;
    this.#probe = new GuidProbe({
      ...options,
      isChildless: (code) => {
        const node = host.nodes.get(codeKey(code));
        return node !== undefined && this.#gapBelow(node)?.kind === "none-found";
      },
      fetchFirst: async (versionGuid, signal) => {
        const page = { skip: 0, take: 1, culture: host.culture(), mayBeCached: false };
        return (await options.fetchCodes({ versionGuid }, page, signal)).results[0];
      },
    });
    const attempt = {
      strategy: "code-guid",
      lookup: { versionGuid: options.classification },
      stem: null,
    } as const;
    this.firstLevel = this.#createLoader(null, () => [attempt]);
  }

  /** Whether a caller is waiting for codes. */
  get isAwaited(): boolean {
    return this.#waiting.size > 0;
  }

  /** Whether some codes were placed by their class numbers, because the service does not list the codes below a code. */
  get usesNumbers(): boolean {
    return this.#usesNumbers;
  }

  /** Whether all children of a code (null: of the first level) are loaded. */
  settled(node: CodeNode | null): boolean {
    return this.#known(node)?.settled ?? node?.hasAllChildren ?? false;
  }

  /** Whether a request below a code (null: in the first level) failed and can be retried. */
  failed(node: CodeNode | null): boolean {
    const loader = this.#known(node);
    return loader !== null && loader.failures.length > 0 && !loader.busy;
  }

  /** The loader of the children of a code (null: of the first level); null if it has none, or if they are loaded. */
  loaderOf(node: CodeNode | null): LevelLoader | null {
    if (node === null) return this.firstLevel;
    if (!node.code.hasCodes || node.hasAllChildren) return null;
    node.loader ??= this.#createLoader(node, () => this.#attemptsFor(node));
    return node.loader;
  }

  /** Retries what failed or was missing. */
  retry(node: CodeNode | null): void {
    const isForgotten = node !== null && node.children.length === 0 && this.#probe.forget(node.source);
    this.#known(node)?.retry(isForgotten);
  }

  /**
   * Fetches the missing children of a code (null: of the first level), including those that failed or were missing in an earlier attempt.
   * @returns null once they are all loaded, else why some are missing
   * @throws the signal's reason once it is aborted; the requests in flight are then cancelled, unless their codes are shown
   */
  async loadChildren(node: CodeNode | null, signal: AbortSignal): Promise<ChildrenGap | null> {
    if (this.#gapBelow(node) !== null) this.retry(node);
    this.#countCaller(node, 1);
    try {
      await this.when(() => {
        if (this.settled(node) || this.failed(node)) return true;
        this.loaderOf(node)?.start();
        return this.settled(node);
      }, signal);
    } finally {
      this.#countCaller(node, -1);
      // Another caller may have begun to wait before this one was told of its abort.
      const isAwaited = this.#host.isShown(node) || this.#callers.has(node);
      if (signal.aborted && !isAwaited) this.#known(node)?.stop();
    }
    return this.#gapBelow(node);
  }

  #countCaller(node: CodeNode | null, change: 1 | -1): void {
    const count = (this.#callers.get(node) ?? 0) + change;
    if (count === 0) this.#callers.delete(node);
    else this.#callers.set(node, count);
  }

  /**
   * Waits for a condition on the loaded codes. It is checked now, and after every response or failure.
   * @throws the signal's reason once it is aborted
   */
  async when(condition: () => boolean, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (condition()) return;
    let check = (): void => undefined;
    const isMet = new Promise<void>((resolve) => {
      check = () => {
        if (condition()) resolve();
      };
    });
    this.#waiting.add(check);
    await abortable(isMet, signal).finally(() => this.#waiting.delete(check));
  }

  /** Checks the awaited conditions again after a change other than newly loaded codes. */
  recheck(): void {
    for (const check of this.#waiting) check();
  }

  /** Cancels the lookups of these codes themselves; lookups of an ancestor continue. */
  stop(nodes: Iterable<CodeNode>): void {
    for (const node of nodes) if (node.loader?.parent === node.source) node.loader.stop();
  }

  #known(node: CodeNode | null): LevelLoader | null {
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

  #attemptsFor(node: CodeNode): Attempt[] {
    const { classification, strategies } = this.#options;
    return attemptsFor(
      classification,
      node.code,
      () => this.#host.nodes.siblingsOf(node).map(({ code }) => code),
      node.parent?.code ?? null,
      strategies.order(classification, node.code.classNumber),
    );
  }

  #createLoader(owner: CodeNode | null, attempts: () => readonly Attempt[]): LevelLoader {
    const { classification, strategies, pageSizes, fetchCodes, limit } = this.#options;
    const host = this.#host;
    const loader: LevelLoader = new LevelLoader({
      parent: owner?.source ?? null,
      attempts,
      prepare: (signal) => (owner === null ? null : this.#probeGuid(owner, signal)),
      pageSizes,
      fetchCodes,
      limit,
      culture: host.culture,
      known: () => (owner === null ? [] : host.nodes.knownAround(owner)),
      onOutcome: (strategy, outcome) => {
        strategies[outcome](classification, strategy);
        this.#usesNumbers ||= outcome === "succeeded" && strategy !== "code-guid";
      },
      onChange: () => host.onChange(owner, loader),
    });
    return loader;
  }

  #probeGuid(node: CodeNode, signal: AbortSignal): Promise<void> | null {
    if (this.#probe.isOver || node.source.versionGuid === null) return null;
    const [first] = this.#attemptsFor(node);
    // Only a lookup by number may be incomplete.
    if (first === undefined || first.strategy === "code-guid") return null;
    return this.#probe.run(node.source, () => this.#host.nodes.knownAround(node), signal);
  }
}
