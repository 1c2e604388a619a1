import { expect, test } from "vitest";
import { nextItem } from "./next-item.ts";

const BUTTONS = { count: 4, forward: "ArrowRight", back: "ArrowLeft" };
const ROWS = { count: 25, forward: "ArrowDown", back: "ArrowUp", page: 10 };

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 0],
  ["ArrowLeft", 0, 3],
  ["Home", 2, 0],
  ["End", 1, 3],
])("among buttons, %s moves from %i to %i", (key, at, next) => {
  expect(nextItem(key, { ...BUTTONS, at })).toBe(next);
});

test("where text runs from right to left, the arrow keys are swapped", () => {
  const mirrored = { ...BUTTONS, forward: "ArrowLeft", back: "ArrowRight" };
  expect(nextItem("ArrowLeft", { ...mirrored, at: 0 })).toBe(1);
  expect(nextItem("ArrowRight", { ...mirrored, at: 0 })).toBe(3);
});

test.each([
  ["ArrowDown", 24, 24],
  ["ArrowUp", 0, 0],
  ["PageDown", 3, 13],
  ["PageDown", 20, 24],
  ["PageUp", 4, 0],
  ["End", 0, 24],
])("in a long list, %s moves from %i to %i", (key, at, next) => {
  expect(nextItem(key, { ...ROWS, at })).toBe(next);
});

test("from the element around them, the keys move to the first and the last item", () => {
  expect(nextItem("ArrowRight", { ...BUTTONS, at: -1 })).toBe(0);
  expect(nextItem("ArrowLeft", { ...BUTTONS, at: -1 })).toBe(3);
});

test("other keys do not move the focus", () => {
  for (const key of ["Tab", "Enter", " ", "ArrowDown", "PageDown", "a"])
    expect(nextItem(key, { ...BUTTONS, at: 1 })).toBeNull();
});
