import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dev: v.optional(v.boolean(), false),
      engines: v.optional(v.object({ node: v.optional(v.string(), "*") })),
    }),
  ),
});

/** Whether some alternative of a range includes Node 20.19, as far as its first number tells. */
function includesNode20(range: string): boolean {
  return range.split("||").some((part) => {
    const [, operator = "", major = "0"] = /^([<=>^~]*)[ v]*(\d+)/.exec(part.trim()) ?? [];
    return Number(major) === 20 || (operator.startsWith(">") && Number(major) < 20) || part.includes("*");
  });
}

test("every package that an installation brings runs on the promised Node 20", () => {
  const lock: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"));
  const wrong = Object.entries(v.parse(lockSchema, lock).packages).filter(
    ([, { dev, engines }]) => !dev && !includesNode20(engines?.node ?? "*"),
  );
  expect(wrong).toEqual([]);
});
