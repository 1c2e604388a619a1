import { RecentMap } from "#core/lib/recent-map.ts";
import { Refusal } from "../forward/refusal.ts";

const WINDOW_MS = 60_000;
const MAX_KEYS = 20_000;
const MAX_SIGNED_IN_PAIRS = 10_000;

type Attempt = { readonly user: string; readonly address: string };

export type FailureLimits = {
  /** Throws a Refusal (429, with Retry-After) if one of the limits is reached. */
  readonly check: (attempt: Attempt) => void;
  readonly failed: (attempt: Attempt) => void;
  readonly succeeded: (attempt: Attempt) => void;
};

/**
 * Limits wrong passwords per minute: `most` per user and address, five times as many per address, and ten times as many per user. The
 * last one does not apply to addresses from which the user has signed in before, so that attackers elsewhere cannot lock the user out.
 */
export function createFailureLimits(most: number, now: () => number = Date.now): FailureLimits {
  const failures = new RecentMap<string, { readonly count: number; readonly until: number }>(MAX_KEYS);
  const signedInPairs = new RecentMap<string, true>(MAX_SIGNED_IN_PAIRS);

  function limitsOf({ user, address }: Attempt): (readonly [key: string, limit: number])[] {
    const pair = JSON.stringify([user, address]);
    const everywhere = [[`user ${user}`, most * 10] as const];
    return [
      [`pair ${pair}`, most],
      [`address ${address}`, most * 5],
      ...(signedInPairs.has(pair) ? [] : everywhere),
    ];
  }

  return {
    check(attempt) {
      const ends = limitsOf(attempt).flatMap(([key, limit]) => {
        const { count, until } = failures.get(key) ?? { count: 0, until: 0 };
        return count >= limit && until > now() ? [until] : [];
      });
      if (ends.length === 0) return;
      const seconds = Math.ceil((Math.max(...ends) - now()) / 1000);
      throw new Refusal(429, "Too many wrong passwords. Try again later.", {
        "Retry-After": String(seconds),
      });
    },
    failed(attempt) {
      for (const [key] of limitsOf(attempt)) {
        const before = failures.get(key);
        const isOver = before === undefined || before.until <= now();
        failures.set(
          key,
          isOver ? { count: 1, until: now() + WINDOW_MS } : { ...before, count: before.count + 1 },
        );
      }
    },
    succeeded({ user, address }) {
      signedInPairs.set(JSON.stringify([user, address]), true);
    },
  };
}
