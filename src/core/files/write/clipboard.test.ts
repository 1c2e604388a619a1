import * as fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { clipboardTable } from "./clipboard.ts";
import { anyText } from "./exports.fixture.ts";

test("the TSV parses back to the same cells, for any content", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1 }), (rows) => {
      const { "text/plain": tsv } = clipboardTable({ name: "Table", headers: ["a", "b"], rows });
      const { data } = Papa.parse<string[]>(tsv, { delimiter: "\t", newline: "\r\n" });
      expect(data).toHaveLength(rows.length + 1);
      expect(data.every((row) => row.length === 2)).toBe(true);
    }),
  );
});

test("the HTML table for spreadsheets and mail", () => {
  const table = {
    name: "Codes",
    headers: ["Class number", "Level"],
    rows: [
      ["01", 1],
      ["a\n<b> & =1", null],
    ],
  };
  expect(clipboardTable(table)).toEqual({
    "text/plain": 'Class number\tLevel\r\n01\t1\r\n"a\n<b> & =1"\t',
    "text/html":
      '<meta charset="utf-8"><table><thead><tr><th>Class number</th><th>Level</th></tr></thead><tbody>' +
      `<tr><td style="mso-number-format:'\\@'">01</td><td>1</td></tr>` +
      `<tr><td style="mso-number-format:'\\@'">a<br>&lt;b&gt; &amp; =1</td><td></td></tr></tbody></table>`,
  });
});
