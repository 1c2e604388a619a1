import { describe, expect, test } from "vitest";
import { languagePart, list, parseTsv } from "./tsv.ts";

describe("parseTsv", () => {
  test("leaves out empty cells", () => {
    const rows = parseTsv("key\ten\tar\na\tA\t\nb\tB");
    expect(rows).toHaveLength(2);
    const cells = rows.map((row) =>
      ["key", "en", "ar", "de-DE", "__proto__"].map((column) => row.get(column)),
    );
    expect(cells).toEqual([
      ["a", "A", undefined, undefined, undefined],
      ["b", "B", undefined, undefined, undefined],
    ]);
  });

  test("accepts tables saved by spreadsheets", () => {
    expect(parseTsv("\uFEFFkey\ten\r\na\tA \r\n")[0]?.get("en")).toBe("A");
    expect(parseTsv("\uFEFFkey\ten\r\na\tA\r\n")[0]?.get("key")).toBe("a");
  });

  test("has no rows if there are no lines", () => {
    expect(parseTsv("")).toEqual([]);
    expect(parseTsv("key\ten")).toEqual([]);
  });

  test("reads lists", () => {
    const [row = new Map<string, string>()] = parseTsv("key\tdocuments\na\ten-1 en-2");
    expect(list(row, "documents")).toEqual(["en-1", "en-2"]);
    expect(list(row, "properties")).toEqual([]);
  });
});

describe("languagePart", () => {
  const table = "\uFEFFkey\ten\tde-DE\ten:definition\tde-DE:definition\n\r\na\tA\t\tx\n\nb\tB\tBe\ty\tz\n";

  test("has the columns of one language, with the same rows for each", () => {
    expect(languagePart(table, "en")).toBe("key\ten\ten:definition\na\tA\tx\nb\tB\ty");
    expect(languagePart(table, "de-DE")).toBe("de-DE\tde-DE:definition\n\t\nBe\tz");
    expect(parseTsv(languagePart(table, "de-DE")).map((row) => row.get("de-DE"))).toEqual([undefined, "Be"]);
  });
});
