import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { encode } from "./chunks.ts";
import { bytesOf } from "./exports.fixture.ts";
import { zip } from "./zip.ts";

test("entries of one name, in any case of letters, are all kept", () => {
  const entries = ["nb_NO.json", "NB_no.json", "de.json"].map((path) => ({ path, chunks: encode([path]) }));
  const files = unzipSync(bytesOf(zip(entries)));
  expect(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ["nb_NO.json", "nb_NO.json"],
    ["NB_no (2).json", "NB_no.json"],
    ["de.json", "de.json"],
  ]);
});
