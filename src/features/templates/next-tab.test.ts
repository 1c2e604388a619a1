import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test("arrow keys wrap around, Home and End select the first and last tab", () => {
  expect(nextTab("ArrowRight", 0, 4)).toBe(1);
  expect(nextTab("ArrowRight", 3, 4)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 4)).toBe(3);
  expect(nextTab("Home", 2, 4)).toBe(0);
  expect(nextTab("End", 1, 4)).toBe(3);
});

test("other keys are ignored", () => {
  for (const key of ["Tab", "Enter", " ", "ArrowDown", "a"]) expect(nextTab(key, 1, 4)).toBeNull();
});
