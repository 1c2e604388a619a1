import { describe, expect, test, vi } from "vitest";
import { ApiError } from "./errors.ts";
import { createTokenSource, isSendableToken } from "./token.ts";

/** An exchange that the test completes. */
function manualExchange() {
  const open: PromiseWithResolvers<string>[] = [];
  const obtain = vi.fn(() => {
    const exchange = Promise.withResolvers<string>();
    open.push(exchange);
    return exchange.promise;
  });
  return {
    obtain,
    finish: (token: string) => open.at(-1)?.resolve(token),
    fail: () => open.at(-1)?.reject(new Error("no")),
  };
}

describe("createTokenSource", () => {
  test("starts with the initial token, without an exchange", async () => {
    const { obtain } = manualExchange();
    await expect(createTokenSource(obtain, "first").current()).resolves.toBe("first");
    expect(obtain).not.toHaveBeenCalled();
  });

  test("sends one exchange for all waiting requests, and keeps the token", async () => {
    const { obtain, finish } = manualExchange();
    const source = createTokenSource(obtain);
    const waiting = [source.current(), source.current(), source.renew("old")];
    finish("t");
    await expect(Promise.all(waiting)).resolves.toEqual(["t", "t", "t"]);
    await expect(source.current()).resolves.toBe("t");
    expect(obtain).toHaveBeenCalledTimes(1);
  });

  test("renews only the token that is current", async () => {
    const { obtain, finish } = manualExchange();
    const source = createTokenSource(obtain, "a");
    const renewed = source.renew("a");
    finish("b");
    await renewed;
    await expect(source.renew("a")).resolves.toBe("b");
    expect(obtain).toHaveBeenCalledTimes(1);

    const again = source.renew("b");
    finish("c");
    await expect(again).resolves.toBe("c");
    expect(obtain).toHaveBeenCalledTimes(2);
  });

  test("passes the rejection to the exchange", async () => {
    const refusal = new ApiError({ kind: "http", operation: "E5", status: 401, message: "no" });
    const obtain = vi.fn(async () => "t");
    const source = createTokenSource(obtain);
    await source.current();
    await source.renew("t", null, { error: refusal, isRepeated: false, onReauthenticate: vi.fn() });
    expect(obtain.mock.calls).toEqual([[null], [refusal]]);
  });

  test("does not return the old token during its renewal", async () => {
    const { obtain, finish } = manualExchange();
    const source = createTokenSource(obtain, "old");
    const waiting = [source.renew("old"), source.current()];
    finish("new");
    await expect(Promise.all(waiting)).resolves.toEqual(["new", "new"]);
    expect(obtain).toHaveBeenCalledTimes(1);
  });

  test("rejects all waiting requests, and tries again on the next call", async () => {
    const { obtain, finish, fail } = manualExchange();
    const source = createTokenSource(obtain);
    const waiting = Promise.allSettled([source.current(), source.current()]);
    fail();
    await expect(waiting).resolves.toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    const next = source.current();
    finish("t");
    await expect(next).resolves.toBe("t");
    expect(obtain).toHaveBeenCalledTimes(2);
  });

  test("handles an exchange that throws synchronously", async () => {
    let fails = true;
    const source = createTokenSource(() => {
      if (fails) throw new Error("at once");
      return Promise.resolve("t");
    });
    await expect(source.current()).rejects.toThrow("at once");
    fails = false;
    await expect(source.current()).resolves.toBe("t");
  });

  test("starts no exchange for an aborted request", async () => {
    const { obtain } = manualExchange();
    await expect(createTokenSource(obtain).current(AbortSignal.abort("gone"))).rejects.toBe("gone");
    expect(obtain).not.toHaveBeenCalled();
  });
});

test.each([
  ["eyJ.abc-_~+/=", true],
  ["", false],
  ["a b", false],
  ["a\nb", false],
  ["é", false],
])("isSendableToken(%j) is %j", (token, expected) => {
  expect(isSendableToken(token)).toBe(expected);
});
