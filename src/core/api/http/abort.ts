/**
 * Settles like the given promise, or rejects with the signal's reason once that is aborted. It only stops waiting; the work behind the
 * promise continues.
 */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => {
      // The reason is the caller's own value and is passed back unchanged.
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.finally(() => signal.removeEventListener("abort", stop)).then(resolve, reject);
  });
}

/** Resolves after `ms` milliseconds; rejects at once with the signal's reason when that is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(waited, signal).finally(() => clearTimeout(timer));
}
