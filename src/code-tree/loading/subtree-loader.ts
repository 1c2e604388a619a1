import type { ClassificationCode } from "#api/resources/classifications.ts";
import { AttemptLoader, type AttemptOptions, type FoundBelow } from "./attempt-loader.ts";
import type { Attempt, LookupStrategy } from "./lookup-strategy.ts";

export type SubtreeOptions = Omit<AttemptOptions, "onChange"> & {
  /** The lookups to try, best first; for the first level there is one. */
  readonly attempts: () => readonly Attempt[];
  /** Prepares the first attempt by a request of its own; null if nothing is to be prepared. */
  readonly prepare: (signal: AbortSignal) => Promise<void> | null;
  /** Called when a lookup has returned children, or has shown that the service does not support it. */
  readonly onOutcome: (strategy: LookupStrategy, outcome: "succeeded" | "refused") => void;
  readonly onChange: () => void;
};

type State = {
  /** Null until the first one begins. */
  readonly attempts: readonly Attempt[] | null;
  /** The current or successful attempt; past the end if none succeeded. */
  readonly attempt: number;
  /** Null before loading begins, and after its codes have been merged into the tree. */
  readonly loader: AttemptLoader | null;
  /** The first attempt that returned codes that may or may not be below the parent. */
  readonly fallback: AttemptLoader | null;
  readonly isSettled: boolean;
};

const START: State = { attempts: null, attempt: 0, loader: null, fallback: null, isSettled: false };
const NOTHING: FoundBelow = new Map();

/**
 * Loads the children of one code, or the first level: tries one attempt after the other until one returns children. Deeper codes in the
 * response are kept too.
 */
export class SubtreeLoader {
  readonly #options: SubtreeOptions;
  #state = START;
  #preparing: AbortController | null = null;

  constructor(options: SubtreeOptions) {
    this.#options = options;
  }

  /** The code whose children these are, as first loaded; null for the first level. */
  get parent(): ClassificationCode | null {
    return this.#options.parent;
  }

  /** The codes found so far; the next page may show that the attempt failed. */
  get found(): FoundBelow {
    const { loader } = this.#state;
    return loader !== null && this.#isConclusive(loader) ? loader.found : NOTHING;
  }

  /** Whether loading is complete without a failure. */
  get settled(): boolean {
    return this.#state.isSettled;
  }

  get busy(): boolean {
    return this.#preparing !== null || (this.#state.loader?.ledger.asked ?? 0) > 0;
  }

  /** The failed pages, each with its Skip. */
  get failures(): readonly { readonly skip: number; readonly error: unknown }[] {
    return this.#state.loader?.ledger.failures ?? [];
  }

  /** The number of loaded codes, and the total announced by the service. */
  get progress(): { loaded: number; total: number | null } {
    const { loader } = this.#state;
    return { loaded: loader?.ledger.count ?? 0, total: loader?.ledger.total ?? null };
  }

  /** Whether every requested code is a direct child, so that the announced total is the number of children. */
  get direct(): boolean {
    return this.#attempt?.stem === null;
  }

  /** Whether the service stopped sending before its total. */
  get endedEarly(): boolean {
    return this.#state.loader?.ledger.endsEarly ?? false;
  }

  /** The strategy that found the codes; null while there are none. */
  get foundBy(): LookupStrategy | null {
    return this.found.size === 0 ? null : (this.#attempt?.strategy ?? null);
  }

  /** Starts, or resumes after an interruption. */
  start(): void {
    if (this.settled || this.#preparing !== null) return;
    if (this.#state.attempts === null) {
      const controller = new AbortController();
      const preparation = this.#options.prepare(controller.signal);
      if (preparation !== null) {
        this.#preparing = controller;
        void this.#startAfter(preparation, controller.signal);
        return;
      }
      this.#state = { ...this.#state, attempts: this.#options.attempts() };
    }
    const attempt = this.#attempt;
    if (attempt === undefined) {
      this.#settleWithFallback();
      return;
    }
    const onChange = (changed: AttemptLoader): void => this.#changed(changed);
    const loader = this.#state.loader ?? new AttemptLoader(attempt, { ...this.#options, onChange });
    this.#state = { ...this.#state, loader };
    loader.start();
  }

  stop(): void {
    this.#preparing?.abort();
    this.#preparing = null;
    this.#state.loader?.stop();
  }

  /**
   * Retries: the failed pages, the rest after an early end, or all attempts from the start.
   * @param fromStart whether to begin again if nothing was found, also where only a page failed
   */
  retry(fromStart: boolean): void {
    const { loader } = this.#state;
    if (loader === null || (this.found.size === 0 && (fromStart || this.failures.length === 0))) {
      this.stop();
      this.#state = START;
      this.start();
      return;
    }
    this.#state = { ...this.#state, isSettled: false };
    loader.retry();
  }

  /** Frees the loaders once their codes have been merged; not where loading may resume. */
  release(): void {
    if (!this.settled || this.endedEarly || this.found.size === 0) return;
    this.#state = { ...this.#state, loader: null, fallback: null };
  }

  get #attempt(): Attempt | undefined {
    return this.#state.attempts?.[this.#state.attempt];
  }

  async #startAfter(preparation: Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await preparation;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (signal.aborted) return;
    this.#preparing = null;
    this.#state = { ...this.#state, attempts: this.#options.attempts() };
    this.start();
    this.#options.onChange();
  }

  #isConclusive(loader: AttemptLoader): boolean {
    if (this.parent === null) return true;
    const isLastResort = this.settled || loader === this.#state.fallback;
    return loader.found.size > 0 && (loader.isCertain || isLastResort);
  }

  #changed(loader: AttemptLoader): void {
    if (loader === this.#state.loader) this.#advance(loader);
    this.#options.onChange();
  }

  #advance(loader: AttemptLoader): void {
    const { onOutcome } = this.#options;
    const { strategy } = loader.attempt;
    if (loader.isRefused) {
      onOutcome(strategy, "refused");
      const { attempt, attempts } = this.#state;
      const others = attempts?.slice(attempt).findIndex((next) => next.strategy !== strategy) ?? -1;
      this.#tryNext(others < 0 ? Number.POSITIVE_INFINITY : attempt + others);
      return;
    }
    const isConclusive = this.#isConclusive(loader);
    if (isConclusive && loader.isCertain && this.parent !== null) onOutcome(strategy, "succeeded");
    if (!loader.ledger.isOver) return;
    if (isConclusive) this.#state = { ...this.#state, isSettled: true };
    else this.#tryNext(this.#state.attempt + 1);
  }

  #tryNext(attempt: number): void {
    const { attempts, loader, fallback } = this.#state;
    const candidate = loader !== null && loader.found.size > 0 ? loader : null;
    this.#state = { ...START, attempts, attempt, fallback: fallback ?? candidate };
    this.start();
  }

  #settleWithFallback(): void {
    const { attempts, attempt, fallback } = this.#state;
    const index = fallback === null ? attempt : (attempts?.indexOf(fallback.attempt) ?? attempt);
    this.#state = { attempts, attempt: index, loader: fallback, fallback, isSettled: true };
  }
}
