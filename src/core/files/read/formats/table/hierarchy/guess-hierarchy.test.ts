import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guessMapping } from "../mapping/guess-mapping.ts";
import { table } from "../tables.fixture.ts";

const guess = (lines: readonly string[]) => guessMapping(table(lines)).hierarchy;

/** Three levels in figures, in the order of a printed table: 100, 110, 111 … 900. */
const COST_GROUPS = Array.from({ length: 9 }, (_, group) =>
  ["00", "10", "11", "12", "20", "21", "30"].map((rest) => `${group + 1}${rest}`),
).flat();

describe("spaces before texts", () => {
  test("that are stray, however many, do not replace the hierarchy of the numbers", () => {
    fc.assert(
      fc.property(fc.subarray(COST_GROUPS), fc.constantFrom(" ", "   ", "\t"), (stray, blanks) => {
        const names = COST_GROUPS.map((number) => (stray.includes(number) ? `${blanks}Part` : "Part"));
        expect(guess(["Code|Name", ...COST_GROUPS.map((number, at) => `${number}|${names[at]}`)])).toBe(
          "numbers",
        );
      }),
      { seed: 1 },
    );
  });

  test("are the hierarchy where they agree with the numbers, and may say more than these", () => {
    expect(guess(["Code|Name", "1|A", "1.1|  B", "2|C", "3|D", "4|E"])).toBe("indentation");
    expect(guess(["Code|Name", "21|A", "21.1|  B", "SfB-22|  C", "23|D", "24|E"])).toBe("indentation");
  });

  test("are the hierarchy of at least half of the rows, if the numbers have no order", () => {
    const lines = ["5|A", "17|  B", "51|    C", "1|    D", "18|  E", "2|F"];
    expect(guess(["Id|Name", ...lines])).toBe("indentation");
    expect(guess(["Name", "Walls", "Floors", " Roofs", "Doors"])).toBe("none");
  });
});

describe("a column of parents", () => {
  test("counts only if its cells are found, else the next hierarchy does", () => {
    expect(guess(["Code|Name|Parent|Level", "1|A||1", "1.1|B|Group 1|2"])).toBe("level");
    expect(guess(["Code|Name|Parent GUID", "1|A|", "1.1|B|x1"])).toBe("numbers");
    expect(guess(["Code|Name|Parent", "1|A|7", "2|B|8"])).toBe("parent-number");
  });
});

test.each([
  [["A", "AB", "ABC", "B"]],
  [["[L]B", "[L]BA", "[L]BAA", "[L]C"]],
  [["L-A__", "L-AA_", "L-AAB", "L-B__"]],
])("numbers may be letters only: %j", (numbers) => {
  expect(guess(["Code|Name", ...numbers.map((number) => `${number}|Part`)])).toBe("numbers");
});
