import { Refusal } from "./refusal.ts";

type FairQueueOptions = {
  /** How many tasks run at a time. */
  readonly concurrency: number;
  /** How many may wait for one key, and for all keys together. */
  readonly maxWaitingPerKey: number;
  readonly maxWaiting: number;
};

/** Runs a task in turn. Rejects with a Refusal (429) when too many wait, and with the signal's reason if it is aborted before its turn. */
export type FairQueue = <T>(key: string, task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** Lets the keys take turns, so that whoever asks for much waits for itself and for nobody else. */
export function createFairQueue({ concurrency, maxWaitingPerKey, maxWaiting }: FairQueueOptions): FairQueue {
  // In the order of their turns.
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
