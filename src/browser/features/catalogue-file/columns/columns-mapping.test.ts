import { expect, test } from "vitest";
import { guessMapping } from "#core/files/read/formats/table/mapping/guess-mapping.ts";
import { previewTable } from "#core/files/read/formats/table/mapping/preview-table.ts";
import { table } from "#core/files/read/formats/table/tables.fixture.ts";
import { text } from "#core/text/messages/text.ts";
import { shownColumns, withHeader } from "./columns-mapping.ts";

test("changing the header row changes the columns, and rows above it are ignored", () => {
  const titled = table(["Our classification||", "Code|Title|Level", "1|Walls|1", "1.1|Inner|2"]);
  const wrong = withHeader(guessMapping(titled), titled, null);
  expect(wrong.headerRow).toBeNull();
  const right = withHeader(wrong, titled, 1);
  expect(right.columns.map(({ role }) => role)).toEqual(["number", "name", "level"]);
  expect(previewTable(titled, right)).toHaveLength(2);
});

test("columns have their headers as names, else spreadsheet letters, and sample cells", () => {
  const wide = table([
    `Code||Title${"|".repeat(25)}`,
    `1|x|Walls${"|".repeat(25)}z`,
    `1|y|Floors${"|".repeat(25)}`,
  ]);
  expect(shownColumns(wide, 0, 30)).toEqual([
    { at: 0, name: "Code", examples: ["1"] },
    { at: 1, name: text("places.unnamedColumn", { letters: "B" }), examples: ["x", "y"] },
    { at: 2, name: "Title", examples: ["Walls", "Floors"] },
    { at: 27, name: text("places.unnamedColumn", { letters: "AB" }), examples: ["z"] },
  ]);
});
