/** The maximum number of concurrent requests of one task; services may limit them. */
export const REQUESTS_AT_ONCE = 4;

/** The maximum number of concurrent requests for the pages of one list. */
export const PAGES_AT_ONCE = 3;

/** Runs a task as soon as fewer than the limit are running; rejects with the signal's reason if it is aborted while queued. */
export type Limit = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** Runs at most `most` tasks at a time; the others are queued in their order. */
export function createLimit(most: number): Limit {
  let running = 0;
  const waiting = new Set<() => void>();

  const finish = (): void => {
    running -= 1;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    next();
  };
  const turn = async (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener("abort", giveUp);
        running += 1;
        resolve();
      };
      const giveUp = (): void => {
        waiting.delete(start);
        reject(signal.reason instanceof Error ? signal.reason : new DOMException("Aborted", "AbortError"));
      };
      signal.addEventListener("abort", giveUp, { once: true });
      if (signal.aborted) giveUp();
      else if (running < most) start();
      else waiting.add(start);
    });

  return async (task, signal) => {
    // Starts synchronously if possible, so that requests are sent without delay.
    if (running < most && !signal.aborted) running += 1;
    else await turn(signal);
    try {
      return await task();
    } finally {
      finish();
    }
  };
}
