import { createHmac, randomBytes } from "node:crypto";
import { RecentMap } from "#lib/recent-map.ts";
import { createFailureLimits } from "./failure-limits.ts";
import { createFairQueue } from "./fair-queue.ts";
import { hashesFor, type Users } from "./htpasswd.ts";
import type { PasswordPool } from "./password-pool.ts";

export type SignIn = {
  readonly user: string;
  readonly password: string;
  /** Where the client is. */
  readonly address: string;
  /** Aborted when the client no longer waits. */
  readonly signal: AbortSignal;
};

type SignInOptions = {
  readonly users: Users;
  readonly pool: Pick<PasswordPool, "size" | "isAnyMatch">;
  /** How many wrong passwords a minute are taken for a user from one address; see {@link createFailureLimits}. */
  readonly maxFailures: number;
  readonly now?: () => number;
};

/** bcrypt looks at no more than this; what is cut would match with any ending. */
const MAX_PASSWORD_BYTES = 72;
const MAX_REMEMBERED = 10_000;

/**
 * Tells whether somebody is who they say they are. Rejects with a Refusal (429, with Retry-After) when too many wait or too much has
 * failed. A browser sends the same password with every request: what was right or wrong before is known again by a keyed digest, which
 * neither waits nor counts.
 */
export function createSignIn({
  users,
  pool,
  maxFailures,
  now,
}: SignInOptions): (attempt: SignIn) => Promise<boolean> {
  const key = randomBytes(32);
  const right = new RecentMap<string, boolean>(MAX_REMEMBERED);
  const wrong = new RecentMap<string, boolean>(MAX_REMEMBERED);
  const limits = createFailureLimits(maxFailures, now);
  const queue = createFairQueue({ concurrency: pool.size, maxWaitingPerKey: 100, maxWaiting: 1000 });

  async function check(attempt: SignIn): Promise<boolean> {
    const { user, password } = attempt;
    const isMatch = await pool.isAnyMatch(password, hashesFor(users, user));
    const isRight = isMatch && users.hashes.has(user);
    if (isRight) limits.succeeded(attempt);
    else limits.failed(attempt);
    return isRight;
  }

  return async (attempt) => {
    const { user, password, address, signal } = attempt;
    // No control characters (RFC 7617): of two passwords that differ behind a zero byte, bcrypt may see the same.
    if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES || /\p{Cc}/u.test(password)) return false;
    const digest = createHmac("sha256", key).update(`${user}\0${password}`).digest("base64");
    const remembered = () => right.get(digest) ?? wrong.get(digest);
    const before = remembered();
    if (before !== undefined) return before;
    limits.check(attempt);
    return queue(
      address,
      async () => {
        // Another request with the same password may have had its turn meanwhile.
        const isRight = remembered() ?? (await check(attempt));
        (isRight ? right : wrong).set(digest, isRight);
        return isRight;
      },
      signal,
    );
  };
}
