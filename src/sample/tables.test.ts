import { describe, expect, test } from "vitest";
import { buildCatalogue } from "./db.ts";
import { sortByNumber } from "./order.ts";
import type { Seed } from "./seed.ts";
import { list, parseTsv } from "./tsv.ts";

describe("parseTsv", () => {
  test("leaves out empty cells and empty lines", () => {
    const rows = parseTsv("key\ten\tar\na\tA\t\n\nb\tB");
    expect(rows).toHaveLength(2);
    const cells = rows.map((row) => ["key", "en", "ar", "de-DE"].map((column) => row.get(column)));
    expect(cells).toEqual([
      ["a", "A", undefined, undefined],
      ["b", "B", undefined, undefined],
    ]);
    expect(rows.map((row) => [row.has("en"), row.has("ar"), row.has("__proto__")])).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
  });

  test("takes what a spreadsheet makes of a table", () => {
    expect(parseTsv("\uFEFFkey\ten\r\na\tA \r\n").map((row) => row.get("en"))).toEqual(["A"]);
    expect(parseTsv("\uFEFFkey\ten\r\na\tA\r\n")[0]?.get("key")).toBe("a");
  });

  test("has no rows without lines", () => {
    expect(parseTsv("")).toEqual([]);
    expect(parseTsv("key\ten\n")).toEqual([]);
  });

  test("reads lists", () => {
    const [row = new Map<string, string>()] = parseTsv("key\tdocuments\na\ten-1 en-2");
    expect(list(row, "documents")).toEqual(["en-1", "en-2"]);
    expect(list(row, "properties")).toEqual([]);
  });
});

test("class numbers sort naturally", () => {
  const sorted = ["1", "1.1", "1.2", "1.10", "1.10.1", "2", "10", "A", "A1", "A2", "A10", "AA", "AB", "B"];
  expect(sortByNumber(sorted.toReversed(), (number) => number)).toEqual(sorted);
});

describe("buildCatalogue", () => {
  const empty: Seed = {
    classifications: "",
    codes: {},
    constructionObjects: "",
    documents: "",
    projects: "",
    properties: "",
    propertyTags: "",
    requirements: "",
    templates: "",
    units: "",
    values: "",
  };

  test("takes no tables at all", () => {
    expect(buildCatalogue(empty).mistakes).toEqual([]);
  });

  test("lists what is wrong with the tables and goes on without it", () => {
    const { mistakes, templates, projects } = buildCatalogue({
      ...empty,
      classifications: "key\ten\nc\tC\nd\tD",
      codes: { c: "number\tparent\ten\n1\t\tOne\n2\t9\tTwo\n2\t\tTwo again" },
      properties: "key\tenumeration\tdocument\ten\np\tnone\tnothing\tP",
      templates: "key\tcodes\tproperties\ten\nt\tc:1 c:7\tp p x\tT\n\t\t\tNameless",
      projects: "id\tname\n1\tOne",
      requirements:
        "project\tproduct-type\tloi\tstage\trole\n1\tt\tL\t1\t\n1\tt\tL\t1\t\n1\tx\tL\t1\t\n2\tt\tL\t1\t",
    });
    expect(mistakes).toEqual([
      "property p refers to none, an enumeration without values",
      "property p refers to nothing, which does not exist",
      "code c/2 has the parent 9, which does not exist",
      "classification d has no table of codes",
      "code c/2 is there twice",
      "a line without a key: Nameless",
      "template t refers to c/7, which does not exist",
      "template t refers to p twice",
      "template t refers to x, which does not exist",
      "the requirement t 1/L/1/ is there twice",
      "a requirement refers to the product type x, which does not exist",
      "requirements of project 2, which does not exist",
    ]);
    expect(templates.byKey.get("t")?.codes).toHaveLength(1);
    expect(projects.get(1)?.requirements).toHaveLength(1);
  });

  test("a number with spaces is referred to with plus signs", () => {
    const { mistakes, templates } = buildCatalogue({
      ...empty,
      classifications: "key\ten\nc\tC",
      codes: { c: "number\tparent\ten\nEF 25\t\tWalls\nEF 25 10\tEF 25\tWall" },
      templates: "key\tcodes\ten\nt\tc:EF+25+10\tT",
    });
    expect(mistakes).toEqual([]);
    expect(templates.byKey.get("t")?.codes[0]?.number).toBe("EF 25 10");
  });
});
