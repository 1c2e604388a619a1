import { expect, test } from "vitest";
import { outline, readOne, textFile } from "../reading.fixture.ts";
import { decodeTable, decodeText } from "./decode.ts";

/** UTF-16 without a byte order mark. */
function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
}

test.each(["Number,Name\n1,Wall\n", "Номер;Название\n1;Стена\n1.1;Дверь\n", "编号,名称\n1,墙\n"])(
  "UTF-16 without a byte order mark: %j",
  (text) => {
    expect(decodeText(utf16(text, false))).toBe(text.trimEnd());
    expect(decodeTable(utf16(text, true))).toEqual({
      text: text.trimEnd(),
      encoding: "utf-16be",
      isGuessed: false,
      damagedLines: [],
    });
  },
);

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));
const UMLAUTS = "1;W\xe4nde\n2;T\xfcren\n3;D\xe4cher\n";

test("a few bytes that are not UTF-8 leave the other characters as they are", () => {
  const bytes = Buffer.concat([
    Buffer.from(UMLAUTS),
    latin1("4;B\xf6den\r\n5;A\n"),
    Buffer.from("6;\xd6l\xe2"),
  ]);
  expect(decodeTable(new Uint8Array(bytes))).toEqual({
    text: `${UMLAUTS}4;B\uFFFDden\r\n5;A\n6;\xd6l\xe2`,
    encoding: "UTF-8",
    isGuessed: false,
    damagedLines: [4],
  });
  expect(decodeTable(new Uint8Array(bytes.subarray(0, -1))).damagedLines).toEqual([4, 6]);
});

test("a text in which hardly a character is UTF-8 is Windows-1252", () => {
  const french = "1;\xab \xe0\xa0\xbb pr\xe9sent\xe9\n2;\xc9lectricit\xe9\n";
  expect(decodeTable(latin1(french))).toEqual({
    text: french,
    encoding: "Windows-1252",
    isGuessed: true,
    damagedLines: [],
  });
  expect(decodeTable(latin1(UMLAUTS)).text).toBe(UMLAUTS);
});

test("XML in UTF-8 that declares UTF-16 is read", async () => {
  const system = "<System><Name>S</Name><Items><Item><ID>1</ID><Name>Würfel</Name></Item></Items></System>";
  const xml = `<?xml version="1.0" encoding="utf-16"?><BuildingInformation><Classification>${system}</Classification></BuildingInformation>`;
  expect(outline((await readOne(textFile("x.xml", xml))).model)).toEqual(["1 Würfel"]);
});
