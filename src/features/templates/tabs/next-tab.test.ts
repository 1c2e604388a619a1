import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

const LEFT_TO_RIGHT = ["ArrowRight", "ArrowLeft"] as const;
const RIGHT_TO_LEFT = ["ArrowLeft", "ArrowRight"] as const;

test("arrow keys wrap around, Home and End select the first and last tab", () => {
  expect(nextTab("ArrowRight", LEFT_TO_RIGHT, 0, 4)).toBe(1);
  expect(nextTab("ArrowRight", LEFT_TO_RIGHT, 3, 4)).toBe(0);
  expect(nextTab("ArrowLeft", LEFT_TO_RIGHT, 0, 4)).toBe(3);
  expect(nextTab("Home", LEFT_TO_RIGHT, 2, 4)).toBe(0);
  expect(nextTab("End", LEFT_TO_RIGHT, 1, 4)).toBe(3);
});

test("arrow keys move to the tab that they point to on pages written from right to left", () => {
  expect(nextTab("ArrowLeft", RIGHT_TO_LEFT, 0, 4)).toBe(1);
  expect(nextTab("ArrowRight", RIGHT_TO_LEFT, 0, 4)).toBe(3);
});

test("other keys are ignored", () => {
  for (const key of ["Tab", "Enter", " ", "ArrowDown", "a"])
    expect(nextTab(key, LEFT_TO_RIGHT, 1, 4)).toBeNull();
});
