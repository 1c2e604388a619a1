import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { failureOf } from "../reading.fixture.ts";
import { readFiles } from "./read-files.ts";
import { zipOfZeros } from "./zip.fixture.ts";

const LIST = strToU8('[{"versionGuid":"g","classNumber":"1","defaultName":"One"}]');
const archive = zipSync({ "a.json": LIST, "b.json": LIST }, { level: 0 });

/** The archive with another number at a position, counted from the beginning of its list of files if `from` is true. */
function changed(at: number, value: number, from = false): Uint8Array {
  const bytes = archive.slice();
  const list = Buffer.from(bytes).indexOf("PK\u0001\u0002");
  bytes[from ? list + at : at] = value;
  return bytes;
}

test.each([
  ["without its end", archive.subarray(0, archive.length - 30), /damaged or incomplete/],
  [
    "after its first file",
    archive.subarray(0, Buffer.from(archive).indexOf("PK", 4)),
    /damaged or incomplete/,
  ],
  ["with another byte in a file", changed(50, 0x20), /damaged or incomplete/],
  ["with a password", changed(6, 1), /protected by a password/],
  ["with a password of AES", changed(10, 99, true), /protected by a password/],
  [
    "with another method of compression",
    changed(10, 12, true),
    /compression of the archive is not supported/,
  ],
  ["in an archive", zipSync({ "inner.zip": archive }), /Archives within archives/],
  ["of Numbers", zipSync({ "Index/Document.iwa": strToU8("\0") }), /format of the file is not supported/],
  ["of OpenDocument", zipSync({ "content.xml": strToU8("<a/>") }), /is an OpenDocument file/],
  ["of Word", zipSync({ "word/document.xml": strToU8("<a/>") }), /is a Word document/],
  ["without files", zipSync({ "folder/": new Uint8Array() }), /contains no files/],
  [
    "of too many files",
    zipOfZeros(Array.from({ length: 10_001 }, (_, at) => ({ name: `f${at}`, length: 0 }))),
    /more than 10,000 files/,
  ],
])("an archive %s is refused", async (_what, bytes, message) => {
  expect((await failureOf({ name: "x.zip", bytes })).message).toMatch(message);
});

test("files of the same name in an archive are both read", async () => {
  const bytes = Uint8Array.from(
    Buffer.from(Buffer.from(archive).toString("latin1").replaceAll("b.json", "a.json"), "latin1"),
  );
  expect((await readFiles([{ name: "x.zip", bytes }])).map(({ kind }) => kind)).toEqual([
    "catalogue",
    "catalogue",
  ]);
});

test.each([
  ["other bytes", "#!/bin/sh\n\0\0"],
  ["the beginning of another archive", "PK\u0003\u0004\u0001\u0001\u0001\u0001"],
])("an archive after %s is read", async (_what, before) => {
  const bytes = new Uint8Array(Buffer.concat([Buffer.from(before, "latin1"), archive]));
  expect((await readFiles([{ name: "x.zip", bytes }])).map(({ kind, files }) => [kind, ...files])).toEqual([
    ["catalogue", "a.json"],
    ["catalogue", "b.json"],
  ]);
});
