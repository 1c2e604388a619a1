import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("a number has its noun in the singular or the plural", () => {
  expect(counted(1, "unit")).toBe("1 unit");
  expect(counted(0, "unit")).toBe("0 units");
  expect(counted(1200, "property", "properties")).toBe("1,200 properties");
});
