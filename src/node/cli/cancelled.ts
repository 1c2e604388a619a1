import { Failure } from "#core/lib/failure.ts";

/** Runs something that SIGINT and SIGTERM cancel: its signal then aborts with a Failure that says so. */
export async function cancelled<T>(message: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new Failure(message));
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
  }
}
