import { describe, expect, test } from "vitest";
import { readGuessed } from "../formats/table/tables.fixture.ts";
import { failureOf, notesOf, outline } from "../reading.fixture.ts";
import { decodeTable } from "./decode.ts";

/** The bytes of a text in an encoding: what `TextDecoder` reads, the other way round. */
function encoded(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const bytesOf = new Map<string, readonly number[]>();
  const note = (bytes: readonly number[]): void => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!character.includes("\uFFFD") && [...character].length === 1 && !bytesOf.has(character))
      bytesOf.set(character, bytes);
  };
  for (let first = 0; first < 256; first += 1) note([first]);
  for (let first = 0x81; first < 255; first += 1)
    for (let second = 0x40; second < 255; second += 1) note([first, second]);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = bytesOf.get(character);
      if (bytes === undefined) throw new Error(`${label} has no '${character}'`);
      return [...bytes];
    }),
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  German:
    "Nr.;Bezeichnung;Beschreibung\n1;Außenwände;Wände zwischen innen und außen\n2;Türen;Öffnung für Gänge\n",
  French:
    "N°;Libellé;Définition\n1;Bâtiment;Ensemble d’éléments réalisés à l’extérieur\n2;Fenêtre;Où l’on voit çà et là\n",
  Norwegian: "Kode;Navn;Forklaring\n1;Bygning på søyler;Bæresystem\n2;Dør;Åpning i vegg, 2 m²\n",
  English: "Code;Name;Note\n1;Wall;5 m² – “inner”\n2;Façade;It’s 20 °C\n",
  Icelandic: "Númer;Heiti\n1;Veggur með þéttingu\n2;Þak og ýmis hús við ströndina\n",
  Polish: "Kod;Nazwa\n1;Ściana zewnętrzna\n2;Dach płaski, więźba\n3;Żelbet\n",
  Czech: "Kód;Název\n1;Příčka vnitřní\n2;Střešní plášť\n3;Žebřík\n",
  Russian: "Код;Название\n1;Стена наружная\n2;Дверь внутренняя\n",
  Greek: "Κωδικός;Όνομα\n1;Τοίχος εξωτερικός\n2;Πόρτα\n",
  Arabic: "الرقم;الاسم\n1;جدار خارجي\n2;باب داخلي\n",
  Hebrew: "מספר;שם\n1;קיר חיצוני\n2;דלת פנימית\n",
  Japanese: "コード,名称,説明\n1,外壁,建物の外側の壁\n1.1,カーテンウォール,ガラスの壁\n",
  Kanji: "番号,名称\n1,外壁\n1.1,外断熱\n2,屋根\n3,天井\n",
  Chinese: "编号,名称\n1,墙体\n1.1,外墙\n2,门窗\n3,屋面\n",
  Traditional: "編號,名稱\n1,牆體\n1.1,外牆\n2,門窗\n3,屋頂\n",
  Korean: "번호,이름\n1,외벽\n1.1,커튼월\n2,문과 창문\n3,지붕\n",
};

describe("the encoding of a table that is not UTF-8 is guessed", () => {
  test.each([
    ["German", "Windows-1252"],
    ["German", "MacRoman"],
    ["French", "Windows-1252"],
    ["French", "MacRoman"],
    ["Norwegian", "Windows-1252"],
    ["Norwegian", "MacRoman"],
    ["English", "Windows-1252"],
    ["Icelandic", "Windows-1252"],
    ["Polish", "Windows-1250"],
    ["Czech", "Windows-1250"],
    ["Russian", "Windows-1251"],
    ["Greek", "Windows-1253"],
    ["Hebrew", "Windows-1255"],
    ["Arabic", "Windows-1256"],
    ["Japanese", "Shift_JIS"],
    ["Kanji", "Shift_JIS"],
    ["Japanese", "EUC-JP"],
    ["Kanji", "EUC-JP"],
    ["Chinese", "GB18030"],
    ["Traditional", "Big5"],
    ["Korean", "EUC-KR"],
  ])("%s in %s", (language, encoding) => {
    // MacRoman has no superscript 2.
    const plain = (TEXTS[language] ?? "").replaceAll(encoding === "MacRoman" ? "²" : "\0", "2");
    const bytes = encoded(plain, encoding === "MacRoman" ? "macintosh" : encoding);
    expect(decodeTable(bytes)).toEqual({ text: plain, encoding, isGuessed: true, damagedLines: [] });
  });

  test("by the lines beyond ASCII, wherever they are", () => {
    const text = `Code,Name\n${"1,Wall\n".repeat(50_000)}${TEXTS["Japanese"]}`;
    expect(decodeTable(encoded(text, "shift_jis"))).toMatchObject({ text, encoding: "Shift_JIS" });
  });

  test("and named in the report", async () => {
    const bytes = encoded("Code,Name\n1,外壁\n1.1,カーテンウォール\n", "shift_jis");
    const read = await readGuessed({ name: "parts.csv", bytes });
    expect(outline(read.model)).toEqual(["1 外壁", "  1.1 カーテンウォール"]);
    expect(notesOf(read)).toEqual([
      "guessed the whole file: The file is not encoded as UTF-8; it was read as Shift_JIS.",
    ]);
  });
});

test("a byte without a character in the guessed encoding is reported", () => {
  const good = encoded(TEXTS["Japanese"] ?? "", "shift_jis");
  const text = `${TEXTS["Japanese"]}2,\uFFFD\n`;
  expect(decodeTable(Uint8Array.from([...good, 0x32, 0x2c, 0xff, 0x0a]))).toMatchObject({
    text,
    encoding: "Shift_JIS",
    damagedLines: [4],
  });
  const german = encoded(TEXTS["German"] ?? "", "windows-1252");
  expect(decodeTable(Uint8Array.from([...german, 0x33, 0x3b, 0x81, 0x0a]))).toMatchObject({
    text: `${TEXTS["German"]}3;\uFFFD\n`,
    encoding: "Windows-1252",
    damagedLines: [4],
  });
});

test("a table whose encoding cannot be told is refused, with the likely ones", async () => {
  // Code page 850, which browsers cannot read.
  const dos = Uint8Array.from(Buffer.from("Nr.;Name\n1;W\x84nde\n2;T\x81ren\n3;B\x94den\n", "latin1"));
  const { message } = await failureOf({ name: "parts.csv", bytes: dos });
  expect(message).toMatch(
    /^The file is not encoded as UTF-8, and it cannot be told which encoding it has\. It may be .+, .+\. Save it as UTF-8 and open it again\.$/,
  );
});
