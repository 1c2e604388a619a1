import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { text } from "#core/text/messages/text.ts";
import { LIMITS } from "../decode/limits.ts";
import { failureOf, readOne, textFile } from "../reading.fixture.ts";
import { readFiles } from "./read-files.ts";
import { zipOfZeros } from "./zip.fixture.ts";

const HEAD = { ModelVersion: "2.0", OrganizationCode: "a", DictionaryCode: "b", DictionaryVersion: "1" };
const dictionary = (classes: unknown) => JSON.stringify({ ...HEAD, LanguageIsoCode: "en", Classes: classes });
const ABOUT_ARCHIVE = text("readers.aboutArchive");
const SKOS = "http://www.w3.org/2004/02/skos/core#";

describe("unreadable files result in an error message", () => {
  test.each<[string, string | readonly number[], RegExp]>([
    ["nothing", "", /is empty/],
    ["blanks", " \r\n\t\uFEFF", /is empty/],
    ["an old Excel file", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], /Excel 97–2003/],
    ["a PDF", "%PDF-1.7", /PDF/],
    ["a gzip file", [0x1f, 0x8b, 8, 0], /compressed/],
    ["a tar archive", `${"a.csv".padEnd(257, "\0")}ustar\0`.padEnd(512, "\0"), /is an archive \(\.tar\)/],
    ["rich text", String.raw`{\rtf1\ansi Wall}`, /is a text document \(\.rtf\)/],
    ["an IFC model", "ISO-10303-21;\nHEADER;", /IFC model/],
    ["XML with a root element that JavaScript knows", "<constructor/>", /root element 'constructor'/],
    ["an IDS", '<?xml version="1.0"?><ids:ids xmlns:ids="x"/>', /IDS/],
    ["a web page", "<!DOCTYPE html><html></html>", /web page/],
    ["a web page in other letters", "<!doctype html>\n<HTML></HTML>", /web page/],
    ["UTF-32", [0xff, 0xfe, 0, 0, 0x31, 0, 0, 0, 0x2c, 0, 0, 0], /encoding 'UTF-32' .* not supported/],
    [
      "a flat OpenDocument file",
      "<office:document xmlns:office='urn:oasis:names:tc:opendocument:xmlns:office:1.0'/>",
      /is an OpenDocument file/,
    ],
    ["other XML", "<a:catalogue xmlns:a='x'/>", /root element 'a:catalogue'/],
    ["other JSON", '{"hello": "world"}', /not in a supported format/],
    ["lists of another format", '{"properties": [{"key": "a"}], "units": []}', /not in a supported format/],
    ["bytes", [0, 1, 2, 3, 200, 201, 7, 7], /format of the file is not supported/],
    ["text with a control character", "Number,Name\n1,a\0b\n", /contains a control character/],
    [
      "UTF-16 that is cut off",
      [0xff, 0xfe, 0x31, 0, 0x2c, 0, 0x61],
      /not valid UTF-16LE, or it is truncated/,
    ],
    ["what is not UTF-8", [0x7b, 0x22, 0xe5, 0x22, 0x3a, 0x31, 0x7d], /not valid UTF-8/],
    ["SKOS with nothing in it", `<urn:a> a <${SKOS}ConceptScheme> .`, /no SKOS concept/],
  ])("%s", async (_what, content, message) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content);
    expect((await failureOf({ name: "file", bytes })).message).toMatch(message);
  });
});

test("the line of a control character in a text is reported", async () => {
  const text = "\nNumber,Name\r\n1,a\r\n2,b\0\r\n";
  expect((await failureOf(textFile("parts.csv", text))).where).toBe("line 4");
});

test("text in a file that is called JSON is reported as JSON, with its position", async () => {
  expect(await failureOf(textFile("x.json", '// a\n[{"versionGuid": "a"}]'))).toMatchObject({
    message: "The file is not valid JSON from this position on.",
    where: "line 1, column 1",
  });
});

describe("hostile files are rejected quickly", () => {
  test("deeply nested JSON", async () => {
    const failure = await failureOf(textFile("deep.json", "[".repeat(5_000_000)));
    expect(failure).toMatchObject({
      message: "More than 64 nested levels of arrays and objects are not supported.",
      where: "line 1, column 65",
    });
  });

  test("JSON of many empty arrays", async () => {
    const failure = await failureOf(textFile("wide.json", `[${"[],".repeat(LIMITS.jsonValues / 2)}[]]`));
    expect(failure.message).toBe("The file has more than 12,000,000 values.");
  });

  // Inflates 400 MB, which takes half a minute on a slow machine.
  test("an archive of zeros with any declared size", { timeout: 120_000 }, async () => {
    const length = LIMITS.unpackedBytes / 2 + 1;
    const bytes = zipOfZeros([
      { name: "a.json", length },
      { name: "b.json", length, claimed: 10 },
    ]);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(await failureOf({ name: "bomb.xlsx", bytes })).toMatchObject({
      message: "The file is larger than 400 MB when unpacked.",
      where: "b.json",
    });
  });

  test("an archive that declares more than the limit is not decompressed", async () => {
    const bytes = zipOfZeros([{ name: "a.json", length: 10, claimed: LIMITS.unpackedBytes + 1 }]);
    expect((await failureOf({ name: "x.zip", bytes })).where).toBe("a.json");
  });

  const rdf = (doctype: string, body: string): string =>
    `<?xml version="1.0"?><!DOCTYPE rdf:RDF [${doctype}]><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="${SKOS}">${body}</rdf:RDF>`;

  test.each([
    ["a billion laughs", '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', /'b' refers to other entities/],
    ["entities of other files", '<!ENTITY a SYSTEM "file:///etc/passwd">', /'a' refers to another file/],
    ["entities of the declaration itself", '<!ENTITY % p "x">', /'p' refers to another file/],
    ["long entities", `<!ENTITY a "${"x".repeat(301)}">`, /longer than 300 characters/],
    ["a long declaration", `<!-- ${"x".repeat(20_000)} -->`, /declaration is too long/],
  ])("RDF/XML with %s", async (_what, doctype, message) => {
    expect((await failureOf(textFile("x.rdf", rdf(doctype, "")))).message).toMatch(message);
  });

  test("RDF/XML with a short entity that is repeated many times", async () => {
    const text = rdf(
      `<!ENTITY a "${"x".repeat(300)}">`,
      `<s:prefLabel>${"&a;".repeat(1_000_000)}</s:prefLabel>`,
    );
    expect((await failureOf(textFile("x.rdf", text))).message).toBe(
      "The file has more than 250,000,000 characters in its texts.",
    );
  });

  test("Turtle with unclosed brackets", async () => {
    expect((await failureOf(textFile("x.ttl", `<a:a> <b:b> ${"[<c:c> ".repeat(1_000_000)}`))).message).toBe(
      "A statement in the file is too long; a bracket or a quotation mark may not be closed.",
    );
  });

  test("a file that is too large is not read", async () => {
    const failure = await failureOf({ name: "large.json", bytes: new Uint8Array(LIMITS.bytes + 1) });
    expect(failure.message).toBe("The file is larger than 300 MB.");
  });
});

test("the files of an archive are read like separate files", async () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const nb = JSON.stringify({
    ...HEAD,
    LanguageIsoCode: "nb",
    LanguageOnly: true,
    Classes: [{ Code: "a", Name: "Å" }],
  });
  const bytes = zipSync({
    "dictionary/en.json": text(dictionary([{ Code: "a", Name: "A" }])),
    "dictionary/nb.json": text(nb),
    "__MACOSX/._en.json": text("rubbish"),
  });
  const { files, model } = await readOne({ name: "dictionary.zip", bytes });
  expect(files).toEqual(["en.json", "nb.json"]);
  expect(model.classifications[0]?.codes[0]?.names).toEqual({ en: "A", nb: "Å" });
});

test("the names of files in an archive may begin with dots that name folders; hidden files are skipped", async () => {
  const content = new TextEncoder().encode(dictionary([{ Code: "a", Name: "A" }]));
  const bytes = zipSync({ "./b/../../en.json": content, "./.hidden.json": content, ".git/nb.json": content });
  expect((await readOne({ name: "dictionary.zip", bytes })).files).toEqual(["en.json"]);
});

test("what describes an archive is no catalogue, unless there is nothing else in it", async () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const list = text("Code;Name\nA;Wall\nB;Door");
  const about = { "x/README.txt": text("Our catalogue"), "x/Thumbs.db": text("\u00d0\u00cf") };
  const others = { "x/LICENSE": text("MIT"), "x/Lisez-moi.md": text("# Lis"), "x/licences.csv": list };
  const read = async (files: Record<string, Uint8Array>): Promise<string[]> =>
    (await readFiles([{ name: "all.zip", bytes: zipSync(files) }])).flatMap(({ files }) => files);
  expect(await read({ ...about, ...others, "x/codes.csv": list })).toEqual(["licences.csv", "codes.csv"]);
  expect(await read(about)).toEqual(["README.txt"]);
  const bytes = zipSync({ ...about, ...others, "x/a.ttl": text(`<urn:a> a <${SKOS}Concept> .`) });
  const notes = (await readFiles([{ name: "all.zip", bytes }])).flatMap((one) =>
    one.kind === "table" ? one.notes : one.kind === "catalogue" ? one.report.notes : [],
  );
  expect(notes.filter(({ level }) => level === "remark")).toMatchObject([
    { where: "README.txt, LICENSE, Lisez-moi.md", text: ABOUT_ARCHIVE },
  ]);
});

test("an invalid file does not prevent others from being read", async () => {
  const outcomes = await readFiles([
    textFile("broken.json", "{"),
    textFile("good.json", dictionary([{ Code: "a", Name: "A" }])),
  ]);
  expect(outcomes.map(({ kind, files }) => [kind, ...files])).toEqual([
    ["failure", "broken.json"],
    ["catalogue", "good.json"],
  ]);
});

test("texts are normalised, trimmed, well-formed and limited in length", async () => {
  const { model, report } = await readOne(
    textFile(
      "x.json",
      dictionary([
        { Code: "a", Name: "  A\u030Angstro\u0308m\u0000\uD800 ", Definition: "1\r\n2\r3" },
        { Code: "b", Name: "x".repeat(100_001) },
      ]),
    ),
  );
  expect(model.classifications[0]?.codes[0]).toMatchObject({
    defaultName: "Ångström\uFFFD",
    defaultDefinition: "1\n2\n3",
  });
  expect(model.classifications[0]?.codes[1]?.defaultName).toHaveLength(100_000);
  expect(report.notes).toEqual([
    {
      level: "left-out",
      file: "x.json",
      where: "Classes[1]",
      text: text("readers.textTruncated", { limit: 100_000 }),
    },
  ]);
});

test("notes above the limit are counted, not kept", async () => {
  const classes = Array.from({ length: 6000 }, (_, at) => ({
    Code: `c${at}`,
    Name: "C",
    ParentClassCode: "x",
  }));
  const { report } = await readOne(textFile("x.json", dictionary(classes)));
  expect(report.notes).toHaveLength(LIMITS.notes);
  expect(report.moreNotes).toBe(1000);
});

describe("reading", () => {
  const concepts = Array.from(
    { length: 20_000 },
    (_, at) => `<a:${at}> a <${SKOS}Concept> ; <${SKOS}notation> "${at}" .\n`,
  );
  const file = textFile("x.ttl", concepts.join(""));

  test("reports progress", async () => {
    const seen: number[] = [];
    await readFiles([file], { onProgress: (done) => seen.push(done) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(seen.every((done) => done > 0 && done <= 1)).toBe(true);
  });

  test("is cancelled with the reason", async () => {
    const reason = new Error("enough");
    await expect(readFiles([file], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const onProgress = (): void => controller.abort(reason);
    await expect(readFiles([file], { signal: controller.signal, onProgress })).rejects.toBe(reason);
  });
});
