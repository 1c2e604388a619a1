import { expect, test } from "vitest";
import { ArgumentError } from "#lib/command-line.ts";
import { readArguments } from "./arguments.ts";

test("the documented arguments are parsed to a command", () => {
  const columns = '{"sheet": "Codes", "headerRow": null, "columns": {"A": "name de"}, "hierarchy": "level"}';
  const args = [
    "a.csv",
    "b.csv",
    "--port",
    "0",
    "--allow-origin",
    "https://app.example/",
    "--columns",
    columns,
  ];
  expect(readArguments(args)).toEqual({
    files: ["a.csv", "b.csv"],
    host: "127.0.0.1",
    port: 0,
    origins: ["https://app.example"],
    columns: { sheet: "Codes", headerRow: null, columns: { A: "name de" }, hierarchy: "level" },
    hasAllNotes: false,
  });
});

test.each([
  [[], "Specify the files"],
  [["a.csv", "--port", "99999"], "--port must be"],
  [["a.csv", "--host", ""], "--host must be an address"],
  [["a.csv", "--allow-origin", "app.example"], "--allow-origin must be an origin"],
  [["a.csv", "--columns", "missing.json"], "neither a file nor JSON"],
  [["a.csv", "--columns", "{columns"], "--columns must be JSON"],
  [["a.csv", "--columns", '{"columns": {"A": "nummer"}}'], "'nummer' is not one of"],
  [["a.csv", "--columns", '{"columns": {"A": "name --"}}'], "'--' is not a culture"],
  [["a.csv", "--columns", '{"headerRow": 0}'], "headerRow must be a whole number from 1, or null."],
  [["a.csv", "--columns", '{"rows": 1}'], "rows is not one of sheet, headerRow"],
  [["a.csv", "--columns", '{"hierarchy": "x"}'], "hierarchy must be one of"],
  [["a.csv", "--columns", '{"columns": {"A": 1}}'], "columns.A must be a role."],
])("%j is refused in one sentence", (args, sentence) => {
  expect(() => readArguments(args)).toThrow(ArgumentError);
  expect(() => readArguments(args)).toThrow(sentence);
});
