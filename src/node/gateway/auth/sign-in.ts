import { createHmac, randomBytes } from "node:crypto";
import { RecentMap } from "#core/lib/recent-map.ts";
import { createFairQueue } from "../forward/fair-queue.ts";
import { createFailureLimits } from "./failure-limits.ts";
import { hashesFor, type Users } from "./htpasswd.ts";
import type { PasswordPool } from "./password-pool.ts";

export type SignIn = {
  readonly user: string;
  readonly password: string;
  /** The client, as in {@link clientKey}. */
  readonly address: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
};

type SignInOptions = {
  readonly users: Users;
  readonly pool: Pick<PasswordPool, "size" | "isAnyMatch">;
  /** Wrong passwords per minute, per user and address; see {@link createFailureLimits}. */
  readonly maxFailures: number;
  readonly now?: () => number;
};

/** bcrypt ignores further bytes, so a longer password would match with any ending. */
const MAX_PASSWORD_BYTES = 72;
const MAX_CACHED = 10_000;

/**
 * Checks passwords. Rejects with a Refusal (429, with Retry-After) if the queue is full or a limit is reached. Browsers send the password
 * with every request, so results are cached by a keyed digest; cached ones neither queue nor count.
 */
export function createSignIn({
  users,
  pool,
  maxFailures,
  now,
}: SignInOptions): (attempt: SignIn) => Promise<boolean> {
  const key = randomBytes(32);
  const right = new RecentMap<string, boolean>(MAX_CACHED);
  const wrong = new RecentMap<string, boolean>(MAX_CACHED);
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
    // No control characters (RFC 7617): for bcrypt, passwords that differ only after a NUL can be equal.
    if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES || /\p{Cc}/u.test(password)) return false;
    const digest = createHmac("sha256", key).update(`${user}\0${password}`).digest("base64");
    const cached = () => right.get(digest) ?? wrong.get(digest);
    const before = cached();
    if (before !== undefined) return before;
    limits.check(attempt);
    return queue(
      address,
      async () => {
        // An earlier request in the queue may have had the same password, or reached a limit.
        const result = cached();
        if (result === undefined) limits.check(attempt);
        const isRight = result ?? (await check(attempt));
        (isRight ? right : wrong).set(digest, isRight);
        return isRight;
      },
      signal,
    );
  };
}
