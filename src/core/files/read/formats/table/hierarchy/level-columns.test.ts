import { describe, expect, test } from "vitest";
import { notesOf, outline } from "../../../reading.fixture.ts";
import { csv, readGuessed } from "../tables.fixture.ts";

describe("two columns of a level are its numbers and its names", () => {
  const TREE = ["A Walls", "  A1 Inner", "    A11 Plaster", "  A2 Outer", "B Floors"];

  test.each([
    [
      "of paths",
      [
        "Level 1 Code,Level 1 Name,Level 2 Code,Level 2 Name,Level 3 Code,Level 3 Name",
        "A,Walls,A1,Inner,A11,Plaster",
        "A,Walls,A2,Outer,,",
        "B,Floors,,,,",
      ],
    ],
    [
      "of their own level",
      [
        "Level 1 Title,Level 1 Code,Level 2 Title,Level 2 Code,Level 3 Title,Level 3 Code",
        "Walls,A,,,,",
        ",,Inner,A1,,",
        ",,,,Plaster,A11",
        ",,Outer,A2,,",
        "Floors,B,,,,",
      ],
    ],
  ])("%s", async (_which, lines) => {
    const read = await readGuessed(csv(lines));
    expect(outline(read.model)).toEqual(TREE);
    expect(notesOf(read)).toEqual([]);
  });

  test.each([
    ["the level last", "Code Level 1,Name Level 1,Code Level 2,Name Level 2,Code Level 3,Name Level 3"],
    [
      "descriptions for names",
      "Level 1,Level 1 Description,Level 2,Level 2 Description,Level 3,Level 3 Description",
    ],
  ])("with %s in the headers", async (_what, header) => {
    const { model } = await readGuessed(
      csv([header, "A,Walls,A1,Inner,A11,Plaster", "A,Walls,A2,Outer,,", "B,Floors,,,,"]),
    );
    expect(outline(model)).toEqual(TREE);
  });

  test("the definitions of a level are a third column of it", async () => {
    const read = await readGuessed(
      csv([
        "Level 1 Code,Level 1 Name,Level 1 Definition,Level 2 Code,Level 2 Name,Level 2 Definition",
        "A,Walls,Upright,A1,Inner,In a building",
        "A,Walls,Upright,A2,Outer,",
      ]),
    );
    expect(outline(read.model)).toEqual(["A Walls", "  A1 Inner", "  A2 Outer"]);
    const codes = read.model.classifications.flatMap((one) => one.codes);
    expect(codes.map(({ defaultDefinition }) => defaultDefinition)).toEqual([
      "Upright",
      "In a building",
      undefined,
    ]);
    expect(notesOf(read)).toEqual([]);
  });

  test("a name without a number is a step of the path, too", async () => {
    const lines = ["Level 1 Code,Level 1 Name,Level 2 Code", "A,Walls,A1", ",Others,A2", ",,A3"];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual(["A Walls", "  A1 A1", "Others", "  A2 A2", "  A3 A3"]);
  });

  test("of two columns with names, the second one is reported", async () => {
    const read = await readGuessed(
      csv(["Level 1 Name (en),Level 1 Name (de),Level 2 Name (en)", "Walls,Mauern,Inner", "Floors,Decken,"]),
    );
    expect(outline(read.model)).toEqual(["Walls", "  Inner", "Floors"]);
    expect(notesOf(read)).toEqual([
      "left-out column 'Level 1 Name (de)': The column was not read (2 cells).",
    ]);
  });
});
