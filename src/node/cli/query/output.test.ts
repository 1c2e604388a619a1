import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { printItems } from "./output.ts";

/** The table of these rows as it is printed. */
async function printed(rows: readonly (readonly string[])[]): Promise<string> {
  const chunks: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  async function* items() {
    yield* rows;
  }
  await printItems(out, items(), "table", { headers: ["Number", "Name", "GUID"], rowsOf: (row) => [row] });
  return chunks.join("");
}

test("the cells of a column are padded to its widest one", async () => {
  const text = await printed([
    ["1", "Wall", "a"],
    ["1.1", "Inner wall", "b"],
  ]);
  expect(text.split("\n")).toEqual([
    "Number  Name        GUID",
    "1       Wall        a",
    "1.1     Inner wall  b",
    "",
  ]);
});

test("one long text is printed as a whole, without padding the other rows", async () => {
  const long = "x".repeat(1_000_000);
  const rows = Array.from({ length: 199 }, (_, at) => [String(at), "Wall", "a"]);
  const text = await printed([["1", long, "b"], ...rows]);
  expect(text).toContain(`1       ${long}  b\n`);
  expect(text.length).toBeLessThan(long.length + 200 * 200);
});
