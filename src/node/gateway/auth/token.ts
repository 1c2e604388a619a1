import * as v from "valibot";
import { createTokenSource, type TokenSource } from "#core/api/http/token.ts";

/** Pause after a failed exchange: repeated wrong credentials can get a client locked out. */
const PAUSE_AFTER_FAILURE_MS = 5000;
/** A token refused this soon is not renewed: the next one would be refused too. */
const MIN_AGE_MS = 1000;
/** How long before expiry a token is renewed; less for short-lived tokens. */
const SKEW_MS = 30_000;

type Kept = {
  readonly token: string;
  readonly obtainedAt: number;
  readonly renewAt: number;
  readonly endsAt: number;
};

/**
 * The token for the upstream service. One exchange at a time, however many requests wait for it. A JWT with `exp` is renewed ahead of
 * expiry, any other token once the service refuses it. If renewing ahead fails, the current token is used until it expires.
 */
export function createGatewayToken(obtain: () => Promise<string>, now: () => number = Date.now): TokenSource {
  let kept: Kept | null = null;
  let failure: { readonly error: unknown; readonly until: number } | null = null;

  async function obtainUnlessFailing(): Promise<string> {
    if (failure !== null && now() < failure.until) throw failure.error;
    try {
      const token = await obtain();
      kept = { token, obtainedAt: now(), ...term(token, now()) };
      failure = null;
      return token;
    } catch (error) {
      failure = { error, until: now() + PAUSE_AFTER_FAILURE_MS };
      throw error;
    }
  }

  const source = createTokenSource(obtainUnlessFailing);
  return {
    async current(signal) {
      try {
        const token = await source.current(signal);
        return kept !== null && now() >= kept.renewAt ? await source.renew(token, signal) : token;
      } catch (error) {
        signal?.throwIfAborted();
        if (kept !== null && now() < kept.endsAt && kept.renewAt !== Infinity) return kept.token;
        throw error;
      }
    },
    async renew(stale, signal) {
      if (stale === kept?.token && now() - kept.obtainedAt < MIN_AGE_MS) {
        throw new Error("The service rejects a token that it has just issued.");
      }
      return source.renew(stale, signal);
    },
  };
}

const claimsSchema = v.object({ exp: v.number() });

/** When a token expires and is to be renewed. A token that is already expired by the local clock is treated as having no `exp`. */
function term(token: string, now: number): Pick<Kept, "renewAt" | "endsAt"> {
  const lifetime = expiryOf(token) - now;
  if (!(lifetime > 0 && lifetime < Infinity)) return { renewAt: Infinity, endsAt: Infinity };
  return { renewAt: now + lifetime - Math.min(SKEW_MS, lifetime / 10), endsAt: now + lifetime };
}

/** The `exp` of a JWT in milliseconds; NaN for any other token. */
function expiryOf(token: string): number {
  const [, claims = "", ...rest] = token.split(".");
  if (rest.length !== 1) return NaN;
  try {
    return v.parse(claimsSchema, JSON.parse(Buffer.from(claims, "base64url").toString("utf8"))).exp * 1000;
  } catch {
    return NaN;
  }
}
