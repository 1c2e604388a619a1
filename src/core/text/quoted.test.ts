import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test("a text of 100 characters stays whole", () => {
  const text = "x".repeat(100);
  expect(quoted(text)).toBe(text);
});

test("a longer text loses its middle", () => {
  const text = quoted(`begin${"x".repeat(1_000_000)}end`);
  expect(text).toHaveLength(100);
  expect(text).toMatch(/^beginx+…x+end$/);
});

test("no character is cut in half", () => {
  for (const before of ["", "x"]) {
    const text = quoted(`${before}${"😀".repeat(100)}`);
    expect(text.isWellFormed()).toBe(true);
    expect([...text]).toHaveLength(100);
  }
});
