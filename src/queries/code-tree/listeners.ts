/** Of the time that passes, at most one part in so many goes into showing what has come so far. */
const SHOWING_SHARE = 4;
/** Half a frame: what takes less need not be saved. */
const SHORT_MS = 8;

/** Those who want to know when something changed, and who may take their time to show it. */
export class Listeners {
  readonly #listeners = new Set<() => void>();
  #toldAt = Number.NEGATIVE_INFINITY;
  #tellingTook = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const started = performance.now();
    for (const listener of this.#listeners) listener();
    this.#toldAt = performance.now();
    this.#tellingTook = this.#toldAt - started;
  }

  /** At once, unless that was done just before: what comes faster than it can be shown is told of together. */
  tellSoon(): void {
    const pause = this.#tellingTook < SHORT_MS ? 0 : this.#tellingTook * SHOWING_SHARE;
    const wait = this.#toldAt + pause - performance.now();
    if (wait <= 0) this.tell();
    else this.#soon ??= setTimeout(() => this.tell(), wait);
  }
}
