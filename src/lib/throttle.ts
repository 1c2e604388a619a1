/** Half a frame, in ms: what takes less need not be saved. */
const SHORT_MS = 8;

/** Work that comes up again and again, and may take no more than one part in so many of the time that passes. */
export class Throttle {
  readonly #share: number;
  #endedAt = Number.NEGATIVE_INFINITY;
  #took = 0;

  constructor(share: number) {
    this.#share = share;
  }

  /** How long the work is to be put off, in ms; not at all where that is 0 or less. */
  wait(): number {
    const pause = this.#took < SHORT_MS ? 0 : this.#took * this.#share;
    return this.#endedAt + pause - performance.now();
  }

  /** Does the work, and notes how long that took. */
  run<T>(work: () => T): T {
    const started = performance.now();
    const result = work();
    this.#endedAt = performance.now();
    this.#took = this.#endedAt - started;
    return result;
  }
}
