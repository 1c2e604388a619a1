import type { FastifyInstance } from "fastify";
import type { Log } from "./log.ts";

/** Time to close once all connections are gone. */
const GRACE_MS = 1000;

type ShutdownOptions = {
  /** Time limit for requests in progress. */
  readonly limitMs: number;
  readonly log: Log;
};

/**
 * Shuts down gracefully on SIGTERM or SIGINT: no new connections, requests in progress are finished. After the limit, connections are
 * closed, and one second later the process exits in any case. A second signal exits at once.
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
    // Never cleared: a leaked timer or socket must not keep the process alive either.
    setTimeout(force, limitMs + GRACE_MS).unref();
    await app.close();
    log({ event: "stopped" });
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop());
}
