/** Half a frame, in ms: shorter work is not throttled. */
const SHORT_MS = 8;

/** Limits repeated work to a share of the time. */
export class Throttle {
  readonly #share: number;
  #endedAt = Number.NEGATIVE_INFINITY;
  #took = 0;

  constructor(share: number) {
    this.#share = share;
  }

  /** How long to defer the work, in ms; not at all if it is 0 or less. */
  wait(): number {
    const pause = this.#took < SHORT_MS ? 0 : this.#took * this.#share;
    return this.#endedAt + pause - performance.now();
  }

  /** Runs the work and records its duration. */
  run<T>(work: () => T): T {
    const started = performance.now();
    const result = work();
    this.#endedAt = performance.now();
    this.#took = this.#endedAt - started;
    return result;
  }
}
