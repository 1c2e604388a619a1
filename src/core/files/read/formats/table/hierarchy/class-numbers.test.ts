import { expect, test } from "vitest";
import { notesOf, outline } from "../../../reading.fixture.ts";
import { csv, readGuessed } from "../tables.fixture.ts";

const SECTORS = [
  "11,Farming",
  "111,Crops",
  "31-33,Making",
  "311,Food",
  "3111,Feed",
  "321,Wood",
  "332,Metal",
  "42,Selling",
  "423,Goods",
];
const TREE = [
  "11 Farming",
  "  111 Crops",
  "31-33 Making",
  "  311 Food",
  "    3111 Feed",
  "  321 Wood",
  "  332 Metal",
  "42 Selling",
  "  423 Goods",
];

test("a range of numbers is above what the numbers in it begin", async () => {
  const { model } = await readGuessed(csv(["Code,Title", ...SECTORS]));
  expect(outline(model)).toEqual(TREE);
});

test("a range may have a dash, and stand before its name in one cell", async () => {
  const lines = SECTORS.map((line) => line.replace("31-33", "31–33").replace(",", " "));
  const { model } = await readGuessed(csv(["Sector", ...lines]));
  expect(outline(model)).toEqual(TREE.map((line) => line.replace("31-33", "31–33")));
});

test("characters of numbers that are not seen are left out", async () => {
  const invisible: Readonly<Record<string, string>> = {
    "311,": "31\u200B1,",
    "3111,": "\u200E31\u00AD11\uFEFF,",
    "332,": "33\u20602\u00A0,",
    "423,": "\u202A423\u202C,",
  };
  const lines = SECTORS.map((line) => line.replace(/^\d+,/, (number) => invisible[number] ?? number));
  const read = await readGuessed(csv(["Code,Title", ...lines]));
  expect(outline(read.model)).toEqual(TREE);
  expect(notesOf(read)).toEqual([]);
});

test("they do not matter for the numbers of parents, and stay in names", async () => {
  const lines = ["Code,Parent,Name", "A\u200B1,,Walls", "B7,A1,In\u00ADner", "C3,\uFEFFB\u200C7,5\u00A0m"];
  const { model } = await readGuessed(csv(lines));
  expect(outline(model)).toEqual(["A1 Walls", "  B7 In\u00ADner", "    C3 5\u00A0m"]);
});

test("they do not matter for the numbers of levels", async () => {
  const lines = [
    "Level 1 Code,Level 1 Name,Level 2 Code,Level 2 Name",
    "A\u200B,Walls,A1,Inner",
    "A,Walls,\u200FA2,Outer",
  ];
  const { model } = await readGuessed(csv(lines));
  expect(outline(model)).toEqual(["A Walls", "  A1 Inner", "  A2 Outer"]);
});
