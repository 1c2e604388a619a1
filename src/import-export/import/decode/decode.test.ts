import { expect, test } from "vitest";
import { decodeTable, decodeText } from "./decode.ts";
import { outline, readOne, textFile } from "../reading.fixture.ts";

/** UTF-16 without a byte order mark. */
function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
}

test.each(["Number,Name\n1,Wall\n", "Номер;Название\n1;Стена\n1.1;Дверь\n", "编号,名称\n1,墙\n"])(
  "UTF-16 without a byte order mark: %j",
  (text) => {
    expect(decodeText(utf16(text, false))).toBe(text.trimEnd());
    expect(decodeTable(utf16(text, true))).toEqual({ text: text.trimEnd(), isGuessed: false });
  },
);

test("XML in UTF-8 that declares UTF-16 is read", async () => {
  const system = "<System><Name>S</Name><Items><Item><ID>1</ID><Name>Würfel</Name></Item></Items></System>";
  const xml = `<?xml version="1.0" encoding="utf-16"?><BuildingInformation><Classification>${system}</Classification></BuildingInformation>`;
  expect(outline((await readOne(textFile("x.xml", xml))).model)).toEqual(["1 Würfel"]);
});
