import { expect, test } from "vitest";
import { sortByNumber } from "./natural-order.ts";

test("class numbers sort naturally", () => {
  const sorted = ["1", "1.1", "1.2", "1.10", "1.10.1", "2", "10", "A", "A1", "A2", "A10", "AA", "AB", "B"];
  expect(sortByNumber(sorted.toReversed(), (number) => number)).toEqual(sorted);
});
