import { expect, test } from "vitest";
import { table } from "../tables.fixture.ts";
import { guessMapping } from "./guess-mapping.ts";

const guid = (digit: number | string): string =>
  digit === "" ? "" : `${digit}1111111-2222-4333-8444-555555555555`;

/** The roles of a table of GUIDs, a second column and names. */
function roles(header: string, second: readonly (number | string)[], text = guid): string[] {
  const rows = second.map((cell, at) => `${guid(at)}|${cell === "" ? "" : text(cell)}|Part ${"abcdefg"[at]}`);
  return guessMapping(table([header, ...rows])).columns.map(({ role }) => role);
}

test.each([
  "GUID|Teil von GUID X|Name",
  "GUID|Version GUID|Name",
  "GUID|Reference|Name",
  "GUID|Nadrzędny|Name",
])("a column of GUIDs of other rows has the parents, whatever its header: %s", (header) => {
  expect(roles(header, ["", 0, 0, 1, 1])).toEqual(["guid", "parent-guid", "name"]);
});

test("so it has if it comes first, if parents are in braces, and if the first level names itself", () => {
  const first = ["|0", "0|1", "0|2", "1|3"].map((cells) => cells.split("|").map(guid).join("|"));
  const { columns } = guessMapping(table(["Ref GUID|GUID|Name", ...first.map((cells) => `${cells}|Part`)]));
  expect(columns.map(({ role }) => role).slice(0, 2)).toEqual(["parent-guid", "guid"]);
  expect(roles("GUID|Above|Name", ["", 0, 0, 1], (digit) => `{${guid(digit)}}`)).toContain("parent-guid");
  expect(roles("GUID|Above|Name", [0, 0, 0, 1, 1])).toContain("parent-guid");
});

test.each<[string, readonly (number | string)[]]>([
  ["the same GUIDs again", [0, 1, 2, 3, 4]],
  ["the same GUIDs with few exceptions", [0, 1, 2, 3, 0]],
  ["GUIDs in a circle", ["", 2, 3, 1, 1]],
  ["the next row", [1, 2, 3, 4, ""]],
  ["GUIDs of which one is not in the table", ["", 0, 0, 9, 1]],
  ["nothing", ["", "", "", "", ""]],
])("%s are no parents", (_what, second) => {
  expect(roles("GUID|Version GUID|Name", second)).not.toContain("parent-guid");
});
