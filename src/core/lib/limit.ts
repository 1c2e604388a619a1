/** The maximum number of concurrent requests to one service, and the number of jobs in progress of a batch like an export. */
export const REQUESTS_AT_ONCE = 4;

/**
 * Runs a task as soon as the limit permits. Rejects with the signal's reason, without running the task, if it is aborted before that.
 * @param isBackground whether nobody waits for this task alone
 */
export type Limit = <T>(task: () => Promise<T>, signal?: AbortSignal, isBackground?: boolean) => Promise<T>;

/**
 * Runs at most `most` tasks at a time; the others are queued in their order. Background tasks are started only while fewer than `most`
 * tasks of any kind are running, so that other tasks never wait for them.
 */
export function createLimit(most: number): Limit {
  const queues = { foreground: new Set<() => void>(), background: new Set<() => void>() };
  const running = { foreground: 0, all: 0 };
  const isFree = (isBackground: boolean): boolean => (isBackground ? running.all : running.foreground) < most;
  const count = (isBackground: boolean, change: 1 | -1): void => {
    running.all += change;
    if (!isBackground) running.foreground += change;
  };
  const startNext = (): void => {
    const [foreground] = queues.foreground;
    const [background] = queues.background;
    if (foreground !== undefined && isFree(false)) foreground();
    else if (background !== undefined && isFree(true)) background();
  };
  const turn = (isBackground: boolean, signal: AbortSignal | undefined): Promise<void> => {
    const queue = isBackground ? queues.background : queues.foreground;
    return new Promise<void>((resolve, reject) => {
      const start = (): void => {
        queue.delete(start);
        signal?.removeEventListener("abort", leave);
        count(isBackground, 1);
        resolve();
      };
      const leave = (): void => {
        queue.delete(start);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      queue.add(start);
    });
  };

  return async (task, signal, isBackground = false) => {
    signal?.throwIfAborted();
    // Starts synchronously if possible, so that requests are sent without delay.
    if (isFree(isBackground)) count(isBackground, 1);
    else await turn(isBackground, signal);
    try {
      return await task();
    } finally {
      count(isBackground, -1);
      startNext();
    }
  };
}
