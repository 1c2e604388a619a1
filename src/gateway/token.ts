import * as v from "valibot";
import { createTokenSource, type TokenSource } from "#api/token.ts";

/** A failed exchange is not repeated before that: wrong credentials that are sent again and again get a client locked out. */
const PAUSE_AFTER_FAILURE_MS = 5000;
/** A token that is refused right after it was obtained would be replaced by one that is refused as well. */
const MIN_AGE_MS = 1000;
/** How long before its end a token is renewed, but for tokens that live very shortly. */
const SKEW_MS = 30_000;

type Kept = {
  readonly token: string;
  readonly obtainedAt: number;
  readonly renewAt: number;
  readonly endsAt: number;
};

/**
 * The upstream's token. One exchange at a time, however many requests wait for it; a JWT that says when it ends is renewed before
 * that, any other one when the service has refused it. Where a renewal ahead of time fails, the token at hand serves until its end.
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
        throw new Error("The service refuses a token that it has only just given.");
      }
      return source.renew(stale, signal);
    },
  };
}

const claimsSchema = v.object({ exp: v.number() });

/** When a token ends and is to be renewed. By this machine's clock: one that is already over by it says nothing. */
function term(token: string, now: number): Pick<Kept, "renewAt" | "endsAt"> {
  const lifetime = expiryOf(token) - now;
  if (!(lifetime > 0 && lifetime < Infinity)) return { renewAt: Infinity, endsAt: Infinity };
  return { renewAt: now + lifetime - Math.min(SKEW_MS, lifetime / 10), endsAt: now + lifetime };
}

/** The `exp` of a JWT in milliseconds; not a number for any other token. */
function expiryOf(token: string): number {
  const [, claims = "", ...rest] = token.split(".");
  if (rest.length !== 1) return NaN;
  try {
    return v.parse(claimsSchema, JSON.parse(Buffer.from(claims, "base64url").toString("utf8"))).exp * 1000;
  } catch {
    return NaN;
  }
}
