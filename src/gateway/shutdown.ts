import type { FastifyInstance } from "fastify";
import type { Log } from "./log.ts";

/** What cannot be closed by then, once its connections are gone, is left behind. */
const GRACE_MS = 1000;

type ShutdownOptions = {
  /** How long the server may finish what it has begun. */
  readonly limitMs: number;
  readonly log: Log;
};

/**
 * On SIGTERM or SIGINT the server takes no new connections and finishes what it has begun; after the limit it hangs up, and a second
 * later the process ends in any case. A second signal ends it at once.
 */
export function closeOnSignals(
  app: Pick<FastifyInstance, "close" | "server">,
  { limitMs, log }: ShutdownOptions,
): void {
  let isStopping = false;
  const force = (): void => {
    log({ event: "stopped", forced: true });
    process.exit(1);
  };
  const stop = async (): Promise<void> => {
    if (isStopping) return force();
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), limitMs).unref();
    // Not cleared: a timer or a connection that something forgot must not keep the process either.
    setTimeout(force, limitMs + GRACE_MS).unref();
    await app.close();
    log({ event: "stopped" });
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop());
}
