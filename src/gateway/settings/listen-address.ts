import * as v from "valibot";
import { systemReason } from "#lib/system-error.ts";
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

type Server = { readonly listen: (address: ListenAddress) => Promise<string> };

type ListenAddress = { readonly host: string; readonly port: number };

/** Starts a server; resolves with its URL. Rejects with a SettingsError that says why the address cannot be used. */
export async function startListening(server: Server, { host, port }: ListenAddress): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (cause) {
    throw new SettingsError(`Cannot listen on port ${port} of ${host}: ${systemReason(cause)}.`, { cause });
  }
}
