import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { systemReason } from "#node/lib/system-error.ts";
import { SettingsError } from "./environment.ts";

/** A setting that is a listen address, `host:port`; the default is on loopback. */
export const listenAddress = v.pipe(
  v.optional(v.string(), "127.0.0.1:8080"),
  v.regex(
    /^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i,
    "must be host:port, for example 0.0.0.0:8080 or [::]:8080",
  ),
  v.transform((text) => {
    const colon = text.lastIndexOf(":");
    return { host: text.slice(0, colon).replaceAll(/[[\]]/g, ""), port: Number(text.slice(colon + 1)) };
  }),
  v.check(({ port }) => port <= 65_535, "must have a port up to 65535"),
);

/** Whether an address can be reached from the same machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The host names of a server on loopback. Requests with any other come from DNS rebinding. */
export function loopbackNames(host: string): ReadonlySet<string> {
  return new Set(["localhost", "127.0.0.1", "[::1]", host]);
}

type ListenAddress = { readonly host: string; readonly port: number };

/**
 * Starts a server; resolves with its URL. Rejects with a SettingsError that says why the address cannot be used.
 * @param lookUp the addresses of a host; replaced by tests
 */
export async function startListening(
  app: Pick<FastifyInstance, "server" | "listen">,
  { host, port }: ListenAddress,
  lookUp = addressesOf,
): Promise<string> {
  const [first = host, ...others] = await lookUp(host);
  try {
    const url = await app.listen({ host: first, port });
    await Promise.all(others.map(async (other) => listenBesides(app.server, other)));
    return url;
  } catch (cause) {
    throw new SettingsError(`Cannot listen on port ${port} of ${host}: ${systemReason(cause)}.`, { cause });
  }
}

/** The addresses to listen on: both of `localhost` where it has two, since clients may try only one of them. */
async function addressesOf(host: string): Promise<string[]> {
  if (host !== "localhost") return [host];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/**
 * Listens on another address, too. Fastify would do that by a second server, which has neither the limits of the first one nor its
 * responses to what is no HTTP, and hangs on an `Upgrade`. Does nothing if the address cannot be used.
 */
async function listenBesides(server: FastifyInstance["server"], host: string): Promise<void> {
  const bound = server.address();
  if (bound === null || typeof bound === "string") return;
  // As the server of `node:http` itself.
  const options = { allowHalfOpen: true, noDelay: true };
  const besides = createServer(options, (socket) => {
    if (server.listening) server.emit("connection", socket);
    else socket.destroy();
  });
  server.once("close", () => besides.close());
  besides.listen({ host, port: bound.port });
  await once(besides, "listening").catch(() => undefined);
}
