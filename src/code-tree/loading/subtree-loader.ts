import type { ClassificationCode } from "#api/resources/classifications.ts";
import { AttemptLoader, type AttemptOptions, type FoundBelow } from "./attempt-loader.ts";
import type { Attempt, StrategyMemory } from "./lookup-strategy.ts";

export type SubtreeOptions = Omit<AttemptOptions, "onChange"> & {
  /** The lookups to try; for the first level there is one. */
  readonly attempts: readonly Attempt[];
  readonly strategies: StrategyMemory;
  readonly onChange: () => void;
};

type State = {
  /** The current or successful attempt; past the end if none succeeded. */
  readonly attempt: number;
  /** Null before loading begins, and after its codes have been merged into the tree. */
  readonly loader: AttemptLoader | null;
  /** The first attempt that returned codes that may or may not be below the parent. */
  readonly fallback: AttemptLoader | null;
  readonly isSettled: boolean;
};

const START: State = { attempt: 0, loader: null, fallback: null, isSettled: false };
const NOTHING: FoundBelow = new Map();

/**
 * Loads the children of one code, or the first level: tries one attempt after the other until one returns children. Deeper codes in the
 * response are kept too.
 */
export class SubtreeLoader {
  readonly #options: SubtreeOptions;
  #state = START;

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
    return (this.#state.loader?.ledger.asked ?? 0) > 0;
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
    return this.#options.attempts[this.#state.attempt]?.stem === null;
  }

  /** Whether the service stopped sending before its total. */
  get endedEarly(): boolean {
    return this.#state.loader?.ledger.endsEarly ?? false;
  }

  /** Starts, or resumes after an interruption. */
  start(): void {
    if (this.settled) return;
    const attempt = this.#options.attempts[this.#state.attempt];
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
    this.#state.loader?.stop();
  }

  /** Retries: the failed pages, the rest after an early end, or, if no attempt returned children, all attempts from the start. */
  retry(): void {
    const { loader } = this.#state;
    if (loader === null || (this.found.size === 0 && this.failures.length === 0)) {
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
    const { parent, attempts, strategies } = this.#options;
    const { strategy } = loader.attempt;
    if (loader.isRefused) {
      strategies.refused(strategy);
      const { attempt } = this.#state;
      const other = attempts.findIndex((next, index) => index > attempt && next.strategy !== strategy);
      this.#tryNext(other < 0 ? attempts.length : other);
      return;
    }
    const isConclusive = this.#isConclusive(loader);
    if (isConclusive && loader.isCertain && parent !== null) strategies.succeeded(strategy);
    if (!loader.ledger.isOver) return;
    if (isConclusive) this.#state = { ...this.#state, isSettled: true };
    else this.#tryNext(this.#state.attempt + 1);
  }

  #tryNext(attempt: number): void {
    const { loader, fallback } = this.#state;
    const candidate = loader !== null && loader.found.size > 0 ? loader : null;
    this.#state = { ...START, attempt, fallback: fallback ?? candidate };
    this.start();
  }

  #settleWithFallback(): void {
    const { attempt, fallback } = this.#state;
    const index = fallback === null ? attempt : this.#options.attempts.indexOf(fallback.attempt);
    this.#state = { attempt: index, loader: fallback, fallback, isSettled: true };
  }
}
