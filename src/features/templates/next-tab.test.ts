import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test("arrow keys go around the ends, Home and End to them", () => {
  expect(nextTab("ArrowRight", 0, 4)).toBe(1);
  expect(nextTab("ArrowRight", 3, 4)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 4)).toBe(3);
  expect(nextTab("Home", 2, 4)).toBe(0);
  expect(nextTab("End", 1, 4)).toBe(3);
});

test("other keys are left alone", () => {
  for (const key of ["Tab", "Enter", " ", "ArrowDown", "a"]) expect(nextTab(key, 1, 4)).toBeNull();
});
