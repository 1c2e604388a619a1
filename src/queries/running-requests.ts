/** Why a page is requested: it scrolls into view, more items are wanted, all items are wanted, or its texts in another culture. */
export type Wish = "view" | "more" | "all" | "text";

type Running = { readonly skip: number; readonly wish: Wish; readonly controller: AbortController };

/** The requests in flight for pages of a list, by their Skip. */
export class RunningRequests {
  #running: readonly Running[] = [];

  get size(): number {
    return this.#running.length;
  }

  has(skip: number): boolean {
    return this.#running.some((running) => running.skip === skip);
  }

  isWanted(wish: Wish): boolean {
    return this.#running.some((running) => running.wish === wish);
  }

  /** Registers a request; its signal is aborted when the request is cancelled. */
  begin(skip: number, wish: Wish): AbortSignal {
    const controller = new AbortController();
    this.#running = [...this.#running, { skip, wish, controller }];
    return controller.signal;
  }

  end(skip: number): void {
    this.#running = this.#running.filter((running) => running.skip !== skip);
  }

  /** Cancels requests; returns those that were cancelled. */
  cancel(
    isMeant: (skip: number, wish: Wish) => boolean,
  ): readonly { readonly skip: number; readonly wish: Wish }[] {
    const cancelled = this.#running.filter(({ skip, wish }) => isMeant(skip, wish));
    this.#running = this.#running.filter((running) => !cancelled.includes(running));
    for (const { controller } of cancelled) controller.abort();
    return cancelled;
  }
}
