import { Throttle } from "#core/lib/throttle.ts";

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
   * Notifies in a separate task, so that rendering does not extend the task in which the codes were placed. Changes that are faster than
   * they can be rendered are notified together.
   */
  notifyThrottled(): void {
    if (!this.hasAny) return;
    this.#soon ??= setTimeout(() => this.#pace.run(() => this.notify()), Math.max(0, this.#pace.wait()));
  }
}
