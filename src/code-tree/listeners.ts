import { Throttle } from "#lib/throttle.ts";

/** Notifying listeners of new codes takes at most one in this many parts of the time. */
const SHOWING_SHARE = 4;

/** The subscribers of a tree; notifications of loaded codes are throttled, because rendering them takes time. */
export class Listeners {
  readonly #listeners = new Set<() => void>();
  readonly #pace = new Throttle(SHOWING_SHARE);
  #soon: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get hasAny(): boolean {
    return this.#listeners.size > 0;
  }

  /** Notifies immediately, after an action of the user. */
  notify(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Notifies immediately, unless the last notification was recent: changes that come faster than they can be rendered are notified
   * together.
   */
  notifyThrottled(): void {
    const wait = this.#pace.wait();
    if (wait <= 0) this.#pace.run(() => this.notify());
    else this.#soon ??= setTimeout(() => this.#pace.run(() => this.notify()), wait);
  }
}
