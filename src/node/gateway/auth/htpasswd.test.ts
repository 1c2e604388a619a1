import { hashSync } from "bcryptjs";
import { expect, test } from "vitest";
import { hashesFor, parseHtpasswd } from "./htpasswd.ts";

const entry = (name: string, cost: string) => `${name}:$2y$${cost}$${"a".repeat(53)}`;
const costs = (hashes: readonly string[]) => hashes.map((hash) => Number(hash.slice(4, 6)));

test("only users with bcrypt hashes from 'htpasswd -B' are accepted", () => {
  const text = `# people\r\n\r\n${entry("ann", "10")}\r\nbob:${hashSync("other", 8)}\n`;
  expect([...parseHtpasswd(text).hashes.keys()]).toEqual(["ann", "bob"]);
  for (const line of [
    "eve:{SHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g=",
    "eve:$apr1$x$y",
    "eve:plain",
    "eve",
    entry("", "10"),
    entry("eve", "1"),
  ]) {
    expect(() => parseHtpasswd(line)).toThrow(
      /^line 1 is not a bcrypt entry; create it with 'htpasswd -B -C 10'$/,
    );
  }
  expect(() => parseHtpasswd("# nobody")).toThrow("no user");
  expect(() => parseHtpasswd(`${entry("ann", "10")}\n\n${entry("ann", "12")}`)).toThrow(
    "line 3 repeats a user name",
  );
});

test.each(["00", "04", "07", "15", "20", "31", "99"])(
  "a cost of %s is rejected with its line number",
  (cost) => {
    expect(() => parseHtpasswd(`# people\n${entry("ann", "10")}\n${entry("bob", cost)}`)).toThrow(
      `line 3 has a bcrypt cost of ${cost}; only 8 to 14 are accepted`,
    );
  },
);

test.each(["08", "10", "14"])("a cost of %s is accepted", (cost) => {
  expect(parseHtpasswd(entry("ann", cost)).highestCost).toBe(Number(cost));
});

test("checking a wrong password takes the same work for every name", () => {
  const users = parseHtpasswd(
    ["08", "10", "12", "12"].map((cost, index) => entry(`u${index}`, cost)).join("\n"),
  );
  const work = (name: string) => costs(hashesFor(users, name)).reduce((sum, cost) => sum + 2 ** cost, 0);
  for (const name of ["u0", "u1", "u2", "u3", "nobody", "__proto__", ""]) {
    expect([name, work(name)]).toEqual([name, 2 ** 12]);
  }
  expect(hashesFor(users, "u1")[0]).toBe(users.hashes.get("u1"));
  // Fixed, so that repeated attempts reveal nothing.
  expect(hashesFor(users, "nobody")).toEqual(hashesFor(users, "somebody"));
});
