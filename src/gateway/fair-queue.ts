import { Refusal } from "./refusal.ts";

type FairQueueOptions = {
  /** How many tasks run at a time. */
  readonly concurrency: number;
  /** Maximum queue length per key, and in total. */
  readonly maxWaitingPerKey: number;
  readonly maxWaiting: number;
};

/** Queues a task. Rejects with a Refusal (429) if the queue is full, and with the signal's reason if it is aborted before the task starts. */
export type FairQueue = <T>(key: string, task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** A task queue that serves its keys round-robin, so that many tasks of one key do not delay those of another. */
export function createFairQueue({ concurrency, maxWaitingPerKey, maxWaiting }: FairQueueOptions): FairQueue {
  // In round-robin order.
  const waitingByKey = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  function startNext(): void {
    const [entry] = waitingByKey;
    if (running >= concurrency || entry === undefined) return;
    const [key, [start, ...rest]] = entry;
    waitingByKey.delete(key);
    if (rest.length > 0) waitingByKey.set(key, rest);
    waiting -= 1;
    running += 1;
    start?.();
  }

  async function turn(key: string): Promise<void> {
    const own = waitingByKey.get(key) ?? [];
    if (own.length >= maxWaitingPerKey || waiting >= maxWaiting) {
      throw new Refusal(429, "Too many sign-ins are waiting.", { "Retry-After": "5" });
    }
    return new Promise((resolve) => {
      waitingByKey.set(key, [...own, resolve]);
      waiting += 1;
      startNext();
    });
  }

  return async (key, task, signal) => {
    await turn(key);
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
