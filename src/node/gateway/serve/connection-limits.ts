import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { clientKey } from "./client-address.ts";
import type { Log } from "./log.ts";

/** The maximum number of open connections of a client: browsers open six to an origin, and an office may share one address. */
export const MAX_CONNECTIONS = 1000;

/** How long the rest of the body of an answered request is still received, and how much of it. */
const LINGER_MS = 1000;
const LINGER_BYTES = 1_048_576;
/** How often that is checked. */
const LINGER_CHECK_MS = 10;

type Options = {
  /** Whether an address is that of a reverse proxy: all connections are its own, and it has limits itself. */
  readonly isProxy: (address: string) => boolean;
  readonly log: Log;
};

/** Closes connections of a client above its limit at once. */
export function limitConnections(server: Server, { isProxy, log }: Options): void {
  const open = new Map<string, number>();
  const refused = new Set<string>();
  server.on("connection", (socket) => {
    const { remoteAddress: address = "" } = socket;
    if (isProxy(address)) return;
    const client = clientKey(address);
    const count = open.get(client) ?? 0;
    if (count >= MAX_CONNECTIONS) {
      socket.destroy();
      // Once, since an attack would fill the log.
      if (!refused.has(client)) log({ event: "too many connections", address });
      refused.add(client);
      return;
    }
    open.set(client, count + 1);
    socket.once("close", () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else {
        open.delete(client);
        refused.delete(client);
      }
    });
  });
}

/**
 * Closes the connection of a client that continues to send the body of a request that has been answered, such as a gigabyte after a 413.
 * Not at once: a client that is still sending would lose the response. But no more than a megabyte is received meanwhile: a fast client
 * would fill the memory with what is thrown away.
 */
export function closeUnlessReceived(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    const { socket } = request;
    const before = socket.bytesRead;
    const endsAt = performance.now() + LINGER_MS;
    const timer = setInterval(() => {
      if (request.complete) clearInterval(timer);
      else if (performance.now() >= endsAt) socket.destroy();
      else if (socket.bytesRead - before > LINGER_BYTES) socket.pause();
    }, LINGER_CHECK_MS);
    socket.once("close", () => clearInterval(timer));
  });
}
