import { expect, test } from "vitest";
import { stepThrough } from "./step-through.ts";

test.each([
  ["from none down to the first", -1, 1, 5, 0],
  ["from none up to the last", -1, -1, 5, 4],
  ["from the last down to the first", 4, 1, 5, 0],
  ["from the first up to the last", 0, -1, 5, 4],
  ["between others", 2, -1, 5, 1],
  ["in a single item", 0, 1, 1, 0],
  ["in nothing", -1, 1, 0, 0],
] as const)("an arrow key goes %s", (_, index, step, count, next) => {
  expect(stepThrough(index, step, count)).toBe(next);
});
