import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parsed, runHere } from "../command.fixture.ts";
import { addServe } from "./serve.ts";

test("the documented arguments are parsed to a command", async () => {
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
  await expect(parsed(addServe, args)).resolves.toEqual({
    files: ["a.csv", "b.csv"],
    host: "127.0.0.1",
    port: 0,
    origins: ["https://app.example"],
    columns: { sheet: "Codes", headerRow: null, columns: { A: "name de" }, hierarchy: "level" },
    hasAllNotes: false,
  });
});

test.each<BufferEncoding>(["utf8", "utf16le"])(
  "a file of columns in %s may begin with a byte order mark",
  async (encoding) => {
    const folder = mkdtempSync(join(tmpdir(), "plinth-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "columns.json");
    writeFileSync(path, '\uFEFF{"columns": {"A": "number"}}', encoding);
    await expect(parsed(addServe, ["a.csv", "--columns", path])).resolves.toMatchObject({
      columns: { columns: { A: "number" } },
    });
  },
);

test("the host may have the brackets that it has in a URL", async () => {
  await expect(parsed(addServe, ["a.csv", "--host", "[::1]"])).resolves.toMatchObject({ host: "::1" });
});

test.each([
  [[], "Name the files to serve, or use --sample; not both."],
  [["a.csv", "--sample"], "Name the files to serve, or use --sample; not both."],
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
])("%j is refused in one sentence", async (args, sentence) => {
  const { code, out, err } = await runHere(["serve", ...args]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(sentence);
  expect(err.trimEnd().split("\n")).toHaveLength(2);
});
