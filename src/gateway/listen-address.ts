import * as v from "valibot";

/** A setting that says where to listen, as `host:port`; on loopback where it is not given. */
export const listenAddress = v.pipe(
  v.optional(v.string(), "127.0.0.1:8080"),
  v.regex(/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i, "takes host:port, as in 0.0.0.0:8080 or [::]:8080"),
  v.transform((text) => {
    const colon = text.lastIndexOf(":");
    return { host: text.slice(0, colon).replaceAll(/[[\]]/g, ""), port: Number(text.slice(colon + 1)) };
  }),
  v.check(({ port }) => port <= 65_535, "takes a port up to 65535"),
);

/** Whether only programs on the same machine can reach what listens there. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The names by which a server on loopback is called; any other leads there from a web page elsewhere (DNS rebinding). */
export function loopbackNames(host: string): ReadonlySet<string> {
  return new Set(["localhost", "127.0.0.1", "[::1]", host]);
}
