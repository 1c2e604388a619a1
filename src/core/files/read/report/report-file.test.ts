import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { readGuessed, csv } from "../formats/table/tables.fixture.ts";
import { reportFile } from "./report-file.ts";

test("a report is a table with a row for each count, for each column, and for each note", async () => {
  const { report } = await readGuessed(csv(["Code|Name (en)|Colour", "1|Walls|red", "2||", "||green"]));
  const chunks: Uint8Array[] = [];
  for (const chunk of reportFile({ ...report, moreNotes: 7 }, englishText)) chunks.push(chunk);
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  expect(text.trim().split("\r\n")).toEqual([
    "What,File,Where,Text,Number",
    'recognition,,,"Recognised as a table: it is not valid Turtle, XML or JSON, and its name or its rows are those of a table.",',
    "count,,classifications,,1",
    "count,,codes,,2",
    "names,,codes,en,1",
    "column,,Code,Number,",
    "column,,Name (en),Name en,",
    "hierarchy,,,Parents from the class numbers: 0 of 2 codes have one.,",
    "left-out,parts.csv,column 'Colour',The column was not read (2 cells).,",
    "left-out,parts.csv,row 4,The row has neither a number nor a name.,",
    "guessed,parts.csv,row 3,The code has no name; '2' is used instead.,",
    "counted only,,,Further notes,7",
  ]);
});
