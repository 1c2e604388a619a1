import type { WalkLimit } from "#core/api/paging/default-takes.ts";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { loadPages } from "#core/api/paging/load-pages.ts";
import type { PageLedger } from "#core/api/paging/page-ledger.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { Throttle } from "#core/lib/throttle.ts";
import type { Attempt, FetchCodes, LookupStrategy } from "./lookup-strategy.ts";
import {
  createLookup,
  type FoundBelow,
  isRefused,
  type LevelProgress,
  type Lookup,
  NOTHING,
  type Origin,
  readLookup,
  recordOrigins,
} from "./lookup.ts";
import type { PageSizes } from "./page-sizes.ts";

export type LevelOptions = {
  /** The code whose children are loaded; null for the first level. */
  readonly parent: ClassificationCode | null;
  /** The lookups to try, best first; for the first level there is one. */
  readonly attempts: () => readonly Attempt[];
  /** Prepares the first attempt by a request of its own; null if nothing is to be prepared. Rejects only on abort. */
  readonly prepare: (signal: AbortSignal) => Promise<void> | null;
  readonly pageSizes: PageSizes;
  readonly limit?: WalkLimit | undefined;
  readonly fetchCodes: FetchCodes;
  readonly culture: () => string | null;
  /** The codes whose parents are known: the parent, its ancestors and all their siblings. */
  readonly known: () => ClassificationCode[];
  /** Called when a lookup has returned children, or has shown that the service does not support it. */
  readonly onOutcome: (strategy: LookupStrategy, outcome: "succeeded" | "refused") => void;
  /** Called after each response or failure. */
  readonly onChange: () => void;
};

/** Placing the codes loaded so far takes at most one in this many parts of the time. */
const PLACING_SHARE = 24;

/**
 * Loads the children of one code, or the first level: tries one attempt after the other until one returns children. Deeper codes in the
 * response are kept too.
 */
export class LevelLoader {
  readonly #options: LevelOptions;
  readonly #throttle = new Throttle(PLACING_SHARE);
  /** The attempts that are left, with the current or successful one first; null until the first one begins. */
  #attempts: readonly Attempt[] | null = null;
  /** Null before loading begins, and after its codes have been merged into the tree. */
  #lookup: Lookup | null = null;
  /** The first lookup that returned codes that may or may not be below the parent. */
  #fallback: Lookup | null = null;
  #isSettled = false;
  #isPreparing = false;
  #controller: AbortController | null = null;
  #placing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LevelOptions) {
    this.#options = options;
  }

  /** The code whose children these are, as first loaded; null for the first level. */
  get parent(): ClassificationCode | null {
    return this.#options.parent;
  }

  /** The codes found so far; the next page may show that the attempt failed. */
  get found(): FoundBelow {
    return this.#lookup !== null && this.#isConclusive(this.#lookup) ? this.#lookup.found : NOTHING;
  }

  /** The page that contained one of these codes. */
  originOf(code: ClassificationCode): Origin | null {
    return this.#lookup?.origins.get(code) ?? null;
  }

  /** Whether loading is complete without a failure. */
  get settled(): boolean {
    return this.#isSettled;
  }

  get busy(): boolean {
    return this.#isPreparing || (this.#lookup?.ledger.requested ?? 0) > 0;
  }

  /** The failed pages, each with its Skip. */
  get failures(): PageLedger<ClassificationCode>["failures"] {
    return this.#lookup?.ledger.failures ?? [];
  }

  get progress(): LevelProgress {
    const { count = 0, total = null, isCut = false } = this.#lookup?.ledger ?? {};
    return { loaded: count, total, isCut };
  }

  /** Whether every requested code is a direct child, so that the announced total is the number of children. */
  get direct(): boolean {
    return this.#attempts?.[0]?.stem === null;
  }

  /** Whether the service stopped sending before its total, or the limit is reached. */
  get endedEarly(): boolean {
    return this.#lookup?.ledger.endsEarly ?? false;
  }

  /** Starts, or resumes after an interruption. */
  start(): void {
    if (this.#isSettled || this.#isPreparing) return;
    this.#controller ??= new AbortController();
    const { signal } = this.#controller;
    const preparation = this.#attempts === null ? this.#options.prepare(signal) : null;
    if (preparation === null) this.#begin(signal);
    else void this.#beginAfter(preparation, signal);
  }

  /** Cancels the requests in flight; loaded pages are kept. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.#isPreparing = false;
    this.#lookup?.ledger.withdraw();
  }

  /**
   * Retries: the failed pages, the rest after an early end, or all attempts from the start.
   * @param fromStart whether to begin again if nothing was found, also where only a page failed
   */
  retry(fromStart: boolean): void {
    const lookup = this.#lookup;
    if (lookup !== null && (this.found.size > 0 || (this.failures.length > 0 && !fromStart))) {
      this.#isSettled = false;
      this.#loadAgain(lookup);
      return;
    }
    this.stop();
    this.#attempts = null;
    this.#lookup = null;
    this.#fallback = null;
    this.#isSettled = false;
    this.start();
  }

  /** Frees the lookups once their codes have been merged; not where loading may resume. */
  release(): void {
    if (!this.#isSettled || this.endedEarly || this.found.size === 0) return;
    this.#lookup = null;
    this.#fallback = null;
  }

  async #beginAfter(preparation: Promise<void>, signal: AbortSignal): Promise<void> {
    this.#isPreparing = true;
    await preparation.catch(() => undefined);
    if (signal.aborted) return;
    this.#isPreparing = false;
    this.#begin(signal);
    this.#options.onChange();
  }

  #begin(signal: AbortSignal): void {
    this.#attempts ??= this.#options.attempts();
    const [attempt] = this.#attempts;
    if (attempt === undefined) {
      this.#lookup = this.#fallback;
      this.#attempts = this.#fallback === null ? [] : [this.#fallback.attempt];
      this.#isSettled = true;
      return;
    }
    this.#lookup ??= createLookup(attempt, this.#options.limit);
    this.#load(this.#lookup, signal);
  }

  #load(lookup: Lookup, signal: AbortSignal): void {
    const { fetchCodes, culture, pageSizes } = this.#options;
    const { attempt, ledger } = lookup;
    const options = {
      ledger,
      parallel: REQUESTS_AT_ONCE,
      take: () => pageSizes.next(ledger.pages.length),
      fetchPage: async (request: PageRequest) => {
        const page = { ...request, culture: culture() };
        const list = await fetchCodes(attempt.lookup, { ...page, mayBeCached: false }, signal);
        pageSizes.received(request.take, list);
        recordOrigins(lookup, page, list.results, pageSizes.first);
        return list;
      },
      onChange: () => {
        // A page that was too large may load in smaller ones.
        if (ledger.failures.some(({ take, error }) => pageSizes.failed(take, error))) this.#loadAgain(lookup);
        else this.#changed(lookup);
      },
    };
    loadPages(options, signal);
  }

  #loadAgain(lookup: Lookup): void {
    lookup.ledger.reopen();
    this.#controller ??= new AbortController();
    this.#load(lookup, this.#controller.signal);
    if (lookup.ledger.isOver) this.#changed(lookup);
  }

  #changed(lookup: Lookup): void {
    const wait = this.#throttle.wait();
    if (lookup.ledger.requested > 0 && wait > 0) {
      this.#placing ??= setTimeout(() => this.#place(lookup), wait);
      return;
    }
    this.#place(lookup);
  }

  #place(lookup: Lookup): void {
    clearTimeout(this.#placing);
    this.#placing = undefined;
    this.#throttle.run(() => readLookup(lookup, this.parent, this.#options.known));
    if (lookup === this.#lookup) this.#advance(lookup);
    this.#options.onChange();
  }

  #isConclusive(lookup: Lookup): boolean {
    if (this.parent === null) return true;
    const isLastResort = this.#isSettled || lookup === this.#fallback;
    return lookup.found.size > 0 && (lookup.isCertain || isLastResort);
  }

  #advance(lookup: Lookup): void {
    const { onOutcome } = this.#options;
    const { strategy } = lookup.attempt;
    if (this.parent !== null && isRefused(lookup)) {
      onOutcome(strategy, "refused");
      this.#tryNext((next) => next.strategy !== strategy);
      return;
    }
    const isConclusive = this.#isConclusive(lookup);
    if (isConclusive && lookup.isCertain && this.parent !== null) onOutcome(strategy, "succeeded");
    if (!lookup.ledger.isOver) return;
    if (isConclusive) this.#isSettled = true;
    else this.#tryNext(() => true);
  }

  #tryNext(isLeft: (attempt: Attempt) => boolean): void {
    if (this.#lookup !== null && this.#lookup.found.size > 0) this.#fallback ??= this.#lookup;
    this.#attempts = this.#attempts?.slice(1).filter(isLeft) ?? null;
    this.#lookup = null;
    this.start();
  }
}
