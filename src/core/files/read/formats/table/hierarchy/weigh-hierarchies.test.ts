import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { guessMapping } from "../mapping/guess-mapping.ts";
import type { TableMapping } from "../mapping/mapping.ts";
import { describeHierarchy } from "../table-reading.ts";
import { table } from "../tables.fixture.ts";
import { weighTable } from "./weigh-hierarchies.ts";

const LINES = ["Code|Name|Level", "1|A|1", "1.1| B|2", "1.2|C|2", "1.2.1|D|3", "2|E|1"];

function described(lines: readonly string[], other: Partial<TableMapping>, count = lines.length): string {
  const parts = table(lines);
  return englishText(describeHierarchy(weighTable(parts, count, { ...guessMapping(parts), ...other })));
}

test.each<[string, Partial<TableMapping>, string]>([
  ["a sound hierarchy stands alone", {}, "Parents by level: 3 of 5 codes have one."],
  [
    "a doubtful one is followed by those that give more codes a parent",
    { hierarchy: "indentation" },
    "Parents by indentation: 1 of 5 codes has one. More would have one by level (3 of 5), from the class numbers (3 of 5).",
  ],
  [
    "so is none",
    { hierarchy: "none" },
    "No parents: 0 of 5 codes have one. More would have one by level (3 of 5), from the class numbers (3 of 5), by indentation (1 of 5).",
  ],
])("%s", (_what, other, sentences) => {
  expect(described(LINES, other)).toBe(sentences);
});

test("of a long table the first codes are counted", () => {
  expect(described(LINES, {}, 100)).toBe("Parents by level: 3 of the first 5 codes have one.");
});
