import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { fileContents } from "./file-contents.ts";

test("a folder among dropped files is a failure, and the files are read", async () => {
  const folder = new File([], "folder");
  folder.arrayBuffer = async () => {
    throw new DOMException("A requested file or directory could not be found", "NotFoundError");
  };
  const { sources, failures } = await fileContents([
    new File(["a"], "a.csv"),
    folder,
    new File(["b"], "b.csv"),
  ]);
  expect(sources.map(({ name, bytes }) => [name, ...bytes])).toEqual([
    ["a.csv", 97],
    ["b.csv", 98],
  ]);
  expect(failures.map(({ files: names, message }) => [...names, englishText(message)].join(": "))).toEqual([
    expect.stringMatching(/^folder: .*If it is a folder, choose the files in it/),
  ]);
});
