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

type Waiting = { readonly start: () => void; readonly refuse: (refusal: Refusal) => void };

/**
 * A task queue that serves its keys round-robin, so that many tasks of one key do not delay those of another. When it is full, the key
 * with the most tasks loses one to a key with fewer.
 */
export function createFairQueue({ concurrency, maxWaitingPerKey, maxWaiting }: FairQueueOptions): FairQueue {
  // In round-robin order.
  const waitingByKey = new Map<string, readonly Waiting[]>();
  let waiting = 0;
  let running = 0;

  function startNext(): void {
    const [entry] = waitingByKey;
    if (running >= concurrency || entry === undefined) return;
    const [key, [next, ...rest]] = entry;
    waitingByKey.delete(key);
    if (rest.length > 0) waitingByKey.set(key, rest);
    waiting -= 1;
    running += 1;
    next?.start();
  }

  function makeRoom(ownLength: number): void {
    if (ownLength >= maxWaitingPerKey) throw tooMany();
    if (waiting < maxWaiting) return;
    const [longest] = [...waitingByKey].toSorted(([, a], [, b]) => b.length - a.length);
    const [key, tasks] = longest ?? ["", []];
    if (tasks.length <= ownLength + 1) throw tooMany();
    waitingByKey.set(key, tasks.slice(0, -1));
    waiting -= 1;
    tasks.at(-1)?.refuse(tooMany());
  }

  async function turn(key: string): Promise<void> {
    makeRoom(waitingByKey.get(key)?.length ?? 0);
    return new Promise((resolve, reject) => {
      const task: Waiting = { start: resolve, refuse: reject };
      waitingByKey.set(key, [...(waitingByKey.get(key) ?? []), task]);
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

function tooMany(): Refusal {
  return new Refusal(429, "Too many sign-ins are waiting. Try again later.", { "Retry-After": "5" });
}
