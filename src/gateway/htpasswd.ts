import { createHmac, randomBytes } from "node:crypto";
import { compare } from "bcryptjs";
import { Refusal } from "./refusal.ts";

/** The bcrypt hashes by the names of their users. */
export type Users = ReadonlyMap<string, string>;

const LINE = /^([^:]+):(\$2[aby]\$\d\d\$[./A-Za-z\d]{53})$/;

/** Reads what `htpasswd -B` writes. Throws an Error that says in which line something else stands, but not what. */
export function parseHtpasswd(text: string): Users {
  const users = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, hash] = LINE.exec(line.trim()) ?? [];
    if (name === undefined || hash === undefined) {
      throw new Error(`line ${index + 1} is no bcrypt entry; make it with 'htpasswd -B'`);
    }
    if (users.has(name)) throw new Error(`line ${index + 1} names a user for the second time`);
    users.set(name, hash);
  }
  if (users.size === 0) throw new Error("there is no user in it");
  return users;
}

/** Whether somebody is who they say they are. Rejects with a Refusal when too many are asking. */
export type Verify = (user: string, password: string) => Promise<boolean>;

const MAX_WAITING = 20;
const MAX_KNOWN = 1000;

/**
 * Checks passwords one at a time, since bcrypt is slow on purpose and a browser sends the same one with every request: what was
 * right before is known again by a keyed digest. A user that does not exist takes as long as a wrong password.
 */
export function createVerify(users: Users): Verify {
  const key = randomBytes(32);
  const known = new Map<string, Promise<boolean>>();
  const [anyHash = ""] = users.values();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function isRightFor(user: string, password: string): Promise<boolean> {
    const hash = users.get(user);
    const isRight = await compare(password, hash ?? anyHash);
    return isRight && hash !== undefined;
  }

  return async (user, password) => {
    const digest = createHmac("sha256", key).update(`${user}\0${password}`).digest("base64");
    const before = known.get(digest);
    if (before !== undefined) return before;
    if (waiting >= MAX_WAITING) throw new Refusal(429, "Too many sign-ins at once.", { "Retry-After": "1" });
    waiting += 1;
    const result = last.then(async () => isRightFor(user, password));
    last = result.catch(() => {});
    known.set(digest, result);
    const isRight = await result.finally(() => {
      waiting -= 1;
    });
    const [oldest] = known.keys();
    if (!isRight) known.delete(digest);
    else if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    return isRight;
  };
}
