import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findOutput, writeOutput } from "./output.ts";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plinth-output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const chunksOf = (...texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text));
const going = new AbortController().signal;

test("exports of one name at the same time into a folder are all kept", async () => {
  const folder = createFolder();
  const output = await findOutput(folder);
  const texts = Array.from({ length: 20 }, (_, at) => `export ${at}`);
  const written = await Promise.all(
    texts.map((text) => writeOutput(output, "codes.csv", chunksOf(text), going)),
  );
  expect(written.map(({ path }) => readFileSync(path, "utf8"))).toEqual(texts);
  expect(readdirSync(folder)).toHaveLength(texts.length);
});

test("a file that appears while an export is written is kept", async () => {
  const folder = createFolder();
  function* chunks() {
    yield* chunksOf("new");
    writeFileSync(join(folder, "CODES.csv"), "other");
  }
  const { path } = await writeOutput(await findOutput(folder), "codes.csv", chunks(), going);
  expect(path).toBe(join(folder, "codes (2).csv"));
  expect(readFileSync(join(folder, "CODES.csv"), "utf8")).toBe("other");
});

test("an export that is cancelled, or fails, leaves nothing in the folder", async () => {
  const folder = createFolder();
  const output = await findOutput(folder);
  const controller = new AbortController();
  function* cancelled() {
    yield* chunksOf("first");
    controller.abort(new Error("Cancelled."));
    yield* chunksOf("second");
  }
  function* failing() {
    yield* chunksOf("first");
    throw new Error("Failed.");
  }
  await expect(writeOutput(output, "codes.csv", cancelled(), controller.signal)).rejects.toThrow(
    "Cancelled.",
  );
  await expect(writeOutput(output, "codes.csv", failing(), going)).rejects.toThrow("Failed.");
  expect(readdirSync(folder)).toEqual([]);
});

test("a draft that cannot take its place leaves nothing under the name", async () => {
  const folder = createFolder();
  const output = await findOutput(folder);
  function* losingItsDraft() {
    yield* chunksOf("text");
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  }
  await expect(writeOutput(output, "codes.csv", losingItsDraft(), going)).rejects.toThrow("ENOENT");
  expect(readdirSync(folder)).toEqual([]);
});

test("a file whose name has the length that file systems allow is written", async () => {
  const folder = createFolder();
  const path = join(folder, `${"x".repeat(251)}.csv`);
  await writeOutput(await findOutput(path), "codes.csv", chunksOf("text"), going);
  expect(readFileSync(path, "utf8")).toBe("text");
});

test("a draft of a killed process that had the same id is removed", async () => {
  const folder = createFolder();
  const draft = join(folder, `codes.csv.plinth-${process.pid}.part`);
  writeFileSync(draft, "");
  utimesSync(draft, new Date(0), new Date(0));
  await writeOutput(await findOutput(folder), "codes.csv", chunksOf("text"), going);
  expect(readdirSync(folder)).toEqual(["codes.csv"]);
});
