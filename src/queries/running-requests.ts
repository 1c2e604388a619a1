/** Why a page is requested: it scrolls into view, more items are wanted, all items are wanted, or its texts in another culture. */
export type RequestReason = "view" | "more" | "all" | "text";

type Running = {
  readonly skip: number;
  readonly reason: RequestReason;
  readonly controller: AbortController;
};

/** The requests in flight for pages of a list, by their Skip. */
export class RunningRequests {
  #running: readonly Running[] = [];

  get size(): number {
    return this.#running.length;
  }

  has(skip: number): boolean {
    return this.#running.some((running) => running.skip === skip);
  }

  isWanted(reason: RequestReason): boolean {
    return this.#running.some((running) => running.reason === reason);
  }

  /** Registers a request; its signal is aborted when the request is cancelled. */
  begin(skip: number, reason: RequestReason): AbortSignal {
    const controller = new AbortController();
    this.#running = [...this.#running, { skip, reason, controller }];
    return controller.signal;
  }

  end(skip: number): void {
    this.#running = this.#running.filter((running) => running.skip !== skip);
  }

  /** Cancels requests; returns those that were cancelled. */
  cancel(
    isMeant: (skip: number, reason: RequestReason) => boolean,
  ): readonly { readonly skip: number; readonly reason: RequestReason }[] {
    const cancelled = this.#running.filter(({ skip, reason }) => isMeant(skip, reason));
    this.#running = this.#running.filter((running) => !cancelled.includes(running));
    for (const { controller } of cancelled) controller.abort();
    return cancelled;
  }
}
