import { describe, expect, test } from "vitest";
import { parseHtpasswd } from "./htpasswd.ts";
import { createSignIn } from "./sign-in.ts";

const HASH = `$2y$10$${"a".repeat(53)}`;
const users = parseHtpasswd(["ann", "bob", "cem"].map((name) => `${name}:${HASH}`).join("\n"));
const { signal } = new AbortController();

/** A sign-in that accepts passwords beginning with 'right', with a fake clock and a pool that is stepped by hand. */
function stubSignIn({ maxFailures = 1000 }: { maxFailures?: number } = {}) {
  let time = 0;
  const checked: string[] = [];
  const waiting: (() => void)[] = [];
  const pool = {
    size: 1,
    isAnyMatch: async (password: string) => {
      checked.push(password);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return password.startsWith("right");
    },
  };
  const signIn = createSignIn({ users, pool, maxFailures, now: () => time });
  const attempt = async (password: string, user = "ann", address = "10.0.0.1") =>
    signIn({ user, password, address, signal });
  const pass = (seconds: number): void => {
    time += seconds * 1000;
  };
  /** Steps the pool until a promise is settled. */
  const settle = async <T>(promise: Promise<T>): Promise<T> => {
    const state = { isSettled: false };
    const settled = promise.finally(() => Object.assign(state, { isSettled: true }));
    settled.catch(() => {});
    while (!state.isSettled) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
    return settled;
  };
  return { checked, attempt, signIn, pass, settle };
}

const tooMany = (seconds: string) => ({ status: 429, headers: { "Retry-After": seconds } });

describe("a password", () => {
  test("is checked once, right or wrong, however often it is sent", async () => {
    const { attempt, settle, checked } = stubSignIn();
    const all = await settle(
      Promise.all([attempt("right"), attempt("right"), attempt("wrong"), attempt("wrong")]),
    );
    expect(all).toEqual([true, true, false, false]);
    expect([await attempt("right"), await attempt("wrong"), checked]).toEqual([
      true,
      false,
      ["right", "wrong"],
    ]);
    expect(await settle(attempt("right", "nobody"))).toBe(false);
  });

  test.each([
    ["73 bytes", `right${"x".repeat(68)}`],
    ["73 bytes in 37 characters", `right${"ä".repeat(34)}`],
    ["a zero byte", "right\0"],
  ])("of %s is rejected without a check", async (_what, password) => {
    const { attempt, checked } = stubSignIn();
    expect([await attempt(password), checked]).toEqual([false, []]);
  });

  test("of 72 bytes is not", async () => {
    const { attempt, settle } = stubSignIn();
    expect(await settle(attempt(`right${"x".repeat(67)}`))).toBe(true);
  });
});

describe("a queued sign-in", () => {
  test("shares the queue fairly with other addresses", async () => {
    const { attempt, settle, checked } = stubSignIn();
    const crowd = Array.from({ length: 50 }, async (_, index) => attempt(`wrong ${index}`));
    const one = settle(attempt("right", "bob", "10.0.0.2"));
    expect(await one).toBe(true);
    expect(checked.length).toBeLessThanOrEqual(4);
    await settle(Promise.all(crowd));
  });

  test("is refused once others that were sent with it have reached the limit of wrong passwords", async () => {
    const { attempt, settle, checked } = stubSignIn({ maxFailures: 3 });
    const crowd = Array.from({ length: 50 }, async (_, index) =>
      attempt(`wrong ${index}`).catch((error: unknown) => error),
    );
    const results = await settle(Promise.all(crowd));
    expect(checked).toHaveLength(3);
    expect(results.slice(0, 3)).toEqual([false, false, false]);
    expect(results.at(-1)).toMatchObject(tooMany("60"));
  });

  test("gets a Retry-After if the queue is full", async () => {
    const { attempt, settle } = stubSignIn();
    const crowd = Array.from({ length: 101 }, async (_, index) => attempt(`wrong ${index}`));
    await expect(attempt("right")).rejects.toMatchObject(tooMany("5"));
    expect(await settle(attempt("right", "bob", "10.0.0.2"))).toBe(true);
    await settle(Promise.all(crowd));
    expect(await settle(attempt("right"))).toBe(true);
  });

  test("is queued even if a few addresses have filled the queue", async () => {
    const { attempt, settle } = stubSignIn();
    const crowd = Array.from({ length: 1001 }, async (_, index) =>
      attempt(`wrong ${index}`, "ann", `10.0.1.${index % 11}`).catch((error: unknown) => error),
    );
    expect(await settle(attempt("right", "bob", "10.0.0.2"))).toBe(true);
    const refused = (await settle(Promise.all(crowd))).filter((result) => result !== false);
    expect(refused).toMatchObject([{ status: 429 }]);
  });

  test("is not checked after a disconnect", async () => {
    const { attempt, settle, signIn, checked } = stubSignIn();
    const first = attempt("right");
    const controller = new AbortController();
    const bob = { user: "bob", password: "right", address: "10.0.0.2", signal: controller.signal };
    const gone = signIn(bob).catch((error: unknown) => error);
    controller.abort();
    await settle(first);
    expect(await gone).toBe(controller.signal.reason);
    expect(checked).toEqual(["right"]);
  });
});

describe("wrong passwords", () => {
  const fail = async (stub: ReturnType<typeof stubSignIn>, times: number, user: string, address: string) => {
    for (let index = 0; index < times; index += 1) {
      expect(await stub.settle(stub.attempt(`wrong ${index}`, user, address))).toBe(false);
    }
  };

  test("are limited for a user from one address, for a minute", async () => {
    const stub = stubSignIn({ maxFailures: 3 });
    await fail(stub, 3, "ann", "10.0.0.1");
    stub.pass(20.5);
    await expect(stub.attempt("right")).rejects.toMatchObject(tooMany("40"));
    expect(stub.checked).toHaveLength(3);
    expect(await stub.settle(stub.attempt("right", "bob"))).toBe(true);
    expect(await stub.settle(stub.attempt("right", "ann", "10.0.0.2"))).toBe(true);
    stub.pass(40);
    expect(await stub.settle(stub.attempt("right"))).toBe(true);
  });

  test("are limited for an address, whatever the user name", async () => {
    const stub = stubSignIn({ maxFailures: 3 });
    for (let index = 0; index < 15; index += 1) await fail(stub, 1, `user ${index}`, "10.0.0.1");
    await expect(stub.attempt("right", "bob")).rejects.toMatchObject(tooMany("60"));
    expect(await stub.settle(stub.attempt("right", "bob", "10.0.0.2"))).toBe(true);
  });

  test("are limited for a user from all addresses, except those where the user has signed in", async () => {
    const stub = stubSignIn({ maxFailures: 3 });
    expect(await stub.settle(stub.attempt("right", "ann", "10.0.0.99"))).toBe(true);
    for (let index = 0; index < 30; index += 1) {
      expect(await stub.settle(stub.attempt(`wrong ${index}`, "ann", `10.0.1.${index}`))).toBe(false);
    }
    await expect(stub.attempt("wrong again", "ann", "10.0.2.1")).rejects.toMatchObject(tooMany("60"));
    expect(await stub.settle(stub.attempt("right after a change", "ann", "10.0.0.99"))).toBe(true);
  });

  test("that are repeated count once, as from a tab with an old password", async () => {
    const stub = stubSignIn({ maxFailures: 3 });
    await fail(stub, 1, "ann", "10.0.0.1");
    for (let index = 0; index < 100; index += 1) expect(await stub.attempt("wrong 0")).toBe(false);
    expect(await stub.settle(stub.attempt("right"))).toBe(true);
  });

  test("do not affect signed-in users", async () => {
    const stub = stubSignIn({ maxFailures: 3 });
    expect(await stub.settle(stub.attempt("right"))).toBe(true);
    await fail(stub, 3, "ann", "10.0.0.1");
    expect(await stub.attempt("right")).toBe(true);
  });
});
