import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { createVerify, type Users } from "./htpasswd.ts";
import { Refusal } from "./refusal.ts";

/** Who may use the gateway. */
export type Access =
  | { readonly kind: "anyone" }
  | { readonly kind: "basic"; readonly users: Users }
  /** An authenticating proxy in front names the user in a header; nobody but the proxies is believed. */
  | { readonly kind: "header"; readonly name: string; readonly proxies: BlockList };

/** The user's name, or null where nobody asks for it. Rejects with a Refusal. */
export type CheckAccess = (request: IncomingMessage) => Promise<string | null>;

export function createCheckAccess(access: Access): CheckAccess {
  if (access.kind === "anyone") return async () => null;
  if (access.kind === "header") return async (request) => namedByProxy(request, access.name, access.proxies);
  const verify = createVerify(access.users);
  return async ({ headers }) => {
    const [user, password] = readBasic(headers.authorization ?? "");
    if (user !== undefined && password !== undefined && (await verify(user, password))) return user;
    throw new Refusal(401, "The gateway needs a name and a password.", {
      "WWW-Authenticate": 'Basic realm="Plinth", charset="UTF-8"',
    });
  };
}

function readBasic(header: string): [] | [user: string, password: string] {
  const [, encoded] = /^Basic +([\w+/=-]+)$/i.exec(header) ?? [];
  if (encoded === undefined) return [];
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? [] : [text.slice(0, colon), text.slice(colon + 1)];
}

function namedByProxy(
  { headersDistinct, socket }: IncomingMessage,
  name: string,
  proxies: BlockList,
): string {
  if (!isAmong(socket.remoteAddress, proxies)) {
    throw new Refusal(403, "The gateway is to be reached through the proxy in front of it.");
  }
  const [user = "", ...others] = headersDistinct[name] ?? [];
  if (user === "") throw new Refusal(403, "The proxy in front named no user.");
  // One may come from the proxy and the other from a browser, and nothing says which.
  if (others.length > 0) throw new Refusal(403, "The request names its user more than once.");
  return user;
}

function isAmong(address: string | undefined, list: BlockList): boolean {
  if (address === undefined) return false;
  return list.check(address, address.includes(":") ? "ipv6" : "ipv4");
}
