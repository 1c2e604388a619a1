import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROW_HEIGHT } from "./row-height.ts";

it("is the height in the stylesheets", () => {
  expect(readFileSync("src/browser/ui/theme/tokens.css", "utf8")).toContain(`--row-height: ${ROW_HEIGHT}px;`);
});
