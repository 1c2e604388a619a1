import { expect, test } from "vitest";
import { createGatewayToken } from "./token.ts";

function clock() {
  let time = 1_000_000_000_000;
  return {
    now: () => time,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

/** A JWT that expires after some seconds. */
function jwt(now: number, seconds: number, name: string): string {
  const claims = { exp: now / 1000 + seconds, sub: name };
  return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
}

test("a JWT is renewed shortly before it expires, once for all requests", async () => {
  const { now, pass } = clock();
  let exchanges = 0;
  const token = createGatewayToken(async () => jwt(now(), 3600, String((exchanges += 1))), now);
  const first = await token.current();
  pass(3600 - 31);
  expect([await token.current(), exchanges]).toEqual([first, 1]);
  pass(2);
  const later = await Promise.all(Array.from({ length: 50 }, async () => token.current()));
  expect([new Set(later).size, later[0] === first, exchanges]).toEqual([1, false, 2]);
});

test("a short-lived token is used for most of its lifetime", async () => {
  const { now, pass } = clock();
  let exchanges = 0;
  const token = createGatewayToken(async () => jwt(now(), 20, String((exchanges += 1))), now);
  await token.current();
  pass(17);
  await token.current();
  expect(exchanges).toBe(1);
  pass(2);
  await token.current();
  expect(exchanges).toBe(2);
});

test.each([
  ["is over by this machine's clock", (now: number) => jwt(now, -5000, "a")],
  ["has no expiry", () => `${Buffer.from("{}").toString("base64url")}.e30.x`],
  ["is no JWT", () => "opaque"],
  ["has parts that are no JSON", () => "a.b.c"],
])("a token that %s is kept until it is refused", async (_what, make) => {
  const { now, pass } = clock();
  let exchanges = 0;
  const token = createGatewayToken(async () => `${make(now())}${(exchanges += 1)}`, now);
  const first = await token.current();
  pass(100_000);
  expect([await token.current(), exchanges]).toEqual([first, 1]);
  expect(await token.renew(first)).not.toBe(first);
  expect(exchanges).toBe(2);
});

test("if an early renewal fails, the current token is used until it expires", async () => {
  const { now, pass } = clock();
  let exchanges = 0;
  const token = createGatewayToken(async () => {
    exchanges += 1;
    if (exchanges > 1) throw new Error("no");
    return jwt(now(), 3600, "a");
  }, now);
  const first = await token.current();
  pass(3600 - 20);
  expect(await Promise.all([token.current(), token.current()])).toEqual([first, first]);
  expect(exchanges).toBe(2);
  pass(21);
  await expect(token.current()).rejects.toThrow("no");
});

test("after a failure no exchange is sent for five seconds", async () => {
  const { now, pass } = clock();
  let exchanges = 0;
  const token = createGatewayToken(async () => {
    exchanges += 1;
    if (exchanges === 1) throw new Error("no");
    return "yes";
  }, now);
  await expect(token.current()).rejects.toThrow("no");
  pass(4);
  await expect(token.current()).rejects.toThrow("no");
  expect(exchanges).toBe(1);
  pass(2);
  expect(await token.current()).toBe("yes");
});

test("a token rejected within its first second is not renewed", async () => {
  const { now, pass } = clock();
  let exchanges = 0;
  const token = createGatewayToken(async () => `token-${(exchanges += 1)}`, now);
  const first = await token.current();
  await expect(token.renew(first)).rejects.toThrow("just issued");
  pass(1);
  expect(await token.renew(first)).toBe("token-2");
  expect(await token.renew(first)).toBe("token-2");
});
