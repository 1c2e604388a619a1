import type { BlockList } from "node:net";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../forward/refusal.ts";
import { clientKey, isAmong } from "../serve/client-address.ts";
import type { Users } from "./htpasswd.ts";
import { createPasswordPool } from "./password-pool.ts";
import { createSignIn } from "./sign-in.ts";

/** Who may use the gateway. */
export type Access =
  | { readonly kind: "anyone" }
  | { readonly kind: "basic"; readonly users: Users; readonly maxFailures: number }
  /** An authenticating reverse proxy names the user in a header, which is trusted only from the listed proxies. */
  | { readonly kind: "header"; readonly name: string; readonly proxies: BlockList };

export type AccessCheck = {
  /** The user's name; null where no sign-in is configured. Rejects with a Refusal, or with the signal's reason. */
  readonly userOf: (request: FastifyRequest, signal: AbortSignal) => Promise<string | null>;
  readonly close: () => Promise<void>;
};

export function createAccessCheck(access: Access): AccessCheck {
  if (access.kind === "basic") return byPassword(access);
  const close = async (): Promise<void> => {};
  if (access.kind === "anyone") return { userOf: async () => null, close };
  return { userOf: async (request) => namedByProxy(request, access.name, access.proxies), close };
}

function byPassword({ users, maxFailures }: Extract<Access, { kind: "basic" }>): AccessCheck {
  const pool = createPasswordPool();
  const isRight = createSignIn({ users, pool, maxFailures });
  return {
    async userOf({ headers, ip }, signal) {
      const [user, password] = readBasic(headers.authorization ?? "");
      const isAllowed =
        user !== undefined &&
        password !== undefined &&
        (await isRight({ user, password, address: clientKey(ip), signal }));
      if (isAllowed) return user;
      throw new Refusal(401, "The gateway requires a user name and a password of at most 72 bytes.", {
        "WWW-Authenticate": 'Basic realm="Plinth", charset="UTF-8"',
      });
    },
    close: pool.close,
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
  { raw: { headersDistinct, socket } }: FastifyRequest,
  name: string,
  proxies: BlockList,
): string {
  if (!isAmong(socket.remoteAddress ?? "", proxies)) {
    throw new Refusal(403, "The gateway can only be used through the proxy in front of it.");
  }
  const [user = "", ...others] = headersDistinct[name] ?? [];
  if (user === "") throw new Refusal(403, "The proxy in front of the gateway named no user.");
  // The client may have sent one of them, and nothing shows which.
  if (others.length > 0) throw new Refusal(403, "The request names its user more than once.");
  return user;
}
