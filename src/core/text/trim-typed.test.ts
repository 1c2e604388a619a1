import { expect, test } from "vitest";
import { trimTyped } from "./trim-typed.ts";

test("a typed text loses the spaces and invisible characters around it, and none within", () => {
  expect(trimTyped("\uFEFF\u200B 3a7f \u200E\u00A0\n")).toBe("3a7f");
  expect(trimTyped("EF 25\u200B10")).toBe("EF 25\u200B10");
  expect(trimTyped(" \u200B ")).toBe("");
});
