import { expect, test } from "vitest";
import { columnLabels } from "./column-labels.ts";

const door = (majorVersion: number) => ({ name: "Door", version: { majorVersion, minorVersion: 0 } });

test("columns with the same name are distinguished by their versions, or by their numbers", () => {
  expect(columnLabels([door(1), { name: "Window", version: null }])).toEqual(["Door", "Window"]);
  expect(columnLabels([door(1), door(2)])).toEqual(["Door (1.0)", "Door (2.0)"]);
  expect(columnLabels([door(1), { name: "Door", version: null }])).toEqual(["Door (1.0)", "Door (2)"]);
  expect(columnLabels([door(1), door(2), door(1)])).toEqual(["Door (1)", "Door (2.0)", "Door (3)"]);
});
