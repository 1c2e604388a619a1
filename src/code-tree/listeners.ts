import { Throttle } from "#lib/throttle.ts";

/** Of the time that passes, at most one part in so many goes into showing what has come so far. */
const SHOWING_SHARE = 4;

/** Those who want to know when something changed, and who may take their time to show it. */
export class Listeners {
  readonly #listeners = new Set<() => void>();
  readonly #pace = new Throttle(SHOWING_SHARE);
  #soon: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get areThere(): boolean {
    return this.#listeners.size > 0;
  }

  /** At once, whatever that takes: it is what the user has asked for, and puts nothing off that comes next. */
  tell(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** At once, unless that was done just before: what comes faster than it can be shown is told of together. */
  tellSoon(): void {
    const wait = this.#pace.wait();
    if (wait <= 0) this.#pace.run(() => this.tell());
    else this.#soon ??= setTimeout(() => this.#pace.run(() => this.tell()), wait);
  }
}
