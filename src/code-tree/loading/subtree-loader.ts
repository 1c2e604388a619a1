import type { ClassificationCode } from "#api/classifications.ts";
import { AttemptLoader, type AttemptOptions, type FoundBelow } from "./attempt-loader.ts";
import type { Attempt, StrategyMemory } from "./lookup-strategy.ts";

export type SubtreeOptions = Omit<AttemptOptions, "onChange"> & {
  /** The lookups to try; for the first level there is one. */
  readonly attempts: readonly Attempt[];
  readonly strategies: StrategyMemory;
  readonly onChange: () => void;
};

type State = {
  /** Which of the attempts is being made, or has been answered; behind the last where none was. */
  readonly attempt: number;
  /** Null before it has begun, and when its codes have been taken over. */
  readonly loader: AttemptLoader | null;
  /** The first attempt that returned codes that may be below the parent, but need not. */
  readonly fallback: AttemptLoader | null;
  readonly isSettled: boolean;
};

const START: State = { attempt: 0, loader: null, fallback: null, isSettled: false };
const NOTHING: FoundBelow = new Map();

/**
 * The children of one code, or the first level, on their way: makes one attempt after the other until one returns children, and takes over
 * what comes with them.
 */
export class SubtreeLoader {
  readonly #options: SubtreeOptions;
  #state = START;

  constructor(options: SubtreeOptions) {
    this.#options = options;
  }

  /** The code whose children these are, as it first came; null for the first level. */
  get parent(): ClassificationCode | null {
    return this.#options.parent;
  }

  /** What looked like an answer may turn out to be none with the next page. */
  get found(): FoundBelow {
    const { loader } = this.#state;
    return loader !== null && this.#isAnswer(loader) ? loader.found : NOTHING;
  }

  /** Nothing more is to come, and nothing failed. */
  get settled(): boolean {
    return this.#state.isSettled;
  }

  get busy(): boolean {
    return (this.#state.loader?.ledger.asked ?? 0) > 0;
  }

  /** The pages that failed, with the Skip at which each would begin. */
  get failures(): readonly { readonly skip: number; readonly error: unknown }[] {
    return this.#state.loader?.ledger.failures ?? [];
  }

  /** How many codes have come, and how many the service has announced. */
  get progress(): { loaded: number; total: number | null } {
    const { loader } = this.#state;
    return { loaded: loader?.ledger.count ?? 0, total: loader?.ledger.total ?? null };
  }

  /** Whether every code that is asked for is a direct child, so that the announced total is the number of children. */
  get direct(): boolean {
    return this.#options.attempts[this.#state.attempt]?.stem === null;
  }

  /** Whether the service stopped sending before the total that it had announced. */
  get endedEarly(): boolean {
    return this.#state.loader?.ledger.endsEarly ?? false;
  }

  /** Starts, or goes on where it was stopped. */
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

  /** Asks again: for the failed pages, behind an early end, or, where no attempt returned children, by all attempts from the beginning. */
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

  /** Lets go of what was needed to find the codes, once they have been taken over; not where loading may be resumed. */
  release(): void {
    if (!this.settled || this.endedEarly || this.found.size === 0) return;
    this.#state = { ...this.#state, loader: null, fallback: null };
  }

  #isAnswer(loader: AttemptLoader): boolean {
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
    const isAnswer = this.#isAnswer(loader);
    if (isAnswer && loader.isCertain && parent !== null) strategies.answered(strategy);
    if (!loader.ledger.isOver) return;
    if (isAnswer) this.#state = { ...this.#state, isSettled: true };
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
