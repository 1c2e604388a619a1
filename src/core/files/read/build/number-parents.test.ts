import { expect, test } from "vitest";
import { numberParents } from "./number-parents.ts";

const NONE = "";

test.each<[string, Record<string, string>]>([
  ["letters", { A: NONE, AB: "A", ABC: "AB", B: NONE }],
  ["letters behind a bracket", { "[L]B": NONE, "[L]BA": "[L]B", "[L]BAA": "[L]BA" }],
  ["letters with a filler", { "L-A__": NONE, "L-AA_": "L-A__", "L-AAB": "L-AA_" }],
  [
    "divisions of two digits, some of which end with a zero",
    {
      "14000000": NONE,
      "30000000": NONE,
      "30100000": "30000000",
      "30110000": "30100000",
      "30190000": "30100000",
      "30200000": "30000000",
      "31000000": NONE,
      "31100000": "31000000",
    },
  ],
  [
    "accounts of single digits",
    { "1000": NONE, "1010": "1000", "1020": "1000", "1100": "1000", "1110": "1100", "2000": NONE },
  ],
  ["a zeroth code beside others", { "21": NONE, "21.1": "21", "90.0": NONE, "90.1": NONE, "90.2": NONE }],
  [
    "a zero for the head",
    { "1.0": NONE, "1.1": "1.0", "1.1.1": "1.1", "1.2": "1.0", "2.0": NONE, "2.1": "2.0" },
  ],
])("parents by class numbers alone: %s", (_name, expected) => {
  const codes = Object.keys(expected).map((number) => ({ key: number, number }));
  for (const order of [codes, codes.toReversed()]) {
    const parents = numberParents(order);
    expect(Object.fromEntries(codes.map(({ key }) => [key, parents.get(key) ?? NONE]))).toEqual(expected);
  }
});
