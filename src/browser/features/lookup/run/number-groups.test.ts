import { assert, property, stringMatching, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { groupByPrefix } from "./number-lookup.ts";

const group = (numbers: readonly string[], prefix?: string) => groupByPrefix(numbers, (text) => text, prefix);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));

test("numbers with a common prefix are a group with the longest prefix; small groups stay separate", () => {
  const pr = times(9, (index) => `Pr_20_${index}`);
  const ss = times(8, (index) => `Ss_${index}`);
  expect(group([...pr, "X", ...ss])).toEqual({
    groups: [
      { prefix: "Pr_20_", members: pr },
      { prefix: "Ss_", members: ss },
    ],
    alone: ["X"],
  });
});

test("a group can be split further; a number that equals the prefix stays separate", () => {
  const below = times(8, (index) => `1.1${index}`);
  const beside = times(8, (index) => `1.2${index}`);
  expect(group(["1.", ...below, ...beside], "1.")).toEqual({
    groups: [
      { prefix: "1.1", members: below },
      { prefix: "1.2", members: beside },
    ],
    alone: ["1."],
  });
});

test("splitting groups terminates and loses no number", () => {
  const numbers = uniqueArray(stringMatching(/^[12. ]{1,7}$/), { maxLength: 80 });
  assert(
    property(numbers, (all) => {
      const left: string[] = [];
      const takeApart = (some: readonly string[], prefix: string): void => {
        const { groups, alone } = group(some, prefix);
        left.push(...alone);
        for (const one of groups) {
          expect(one.prefix.length).toBeGreaterThan(prefix.length);
          for (const member of one.members) expect(member.startsWith(one.prefix)).toBe(true);
          takeApart(one.members, one.prefix);
        }
      };
      takeApart(all, "");
      expect(left.toSorted()).toEqual([...all].toSorted());
    }),
  );
});
