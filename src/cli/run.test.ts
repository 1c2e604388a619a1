import { expect, test } from "vitest";
import { runHere } from "./command.fixture.ts";
import { COMMANDS } from "./commands.ts";

test("--help lists every command, and help of a command its options", async () => {
  const { code, out, err } = await runHere(["--help"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.match(/^ {2}[a-z]+ .+$/gm)?.length).toBeGreaterThan(COMMANDS.length);
  const help = await runHere(["help", "serve"]);
  expect(help.out).toContain("--allow-origin");
  await expect(runHere(["--version"])).resolves.toMatchObject({ code: 0, out: "0.1.0\n" });
});

test.each([
  [[], "Specify a command."],
  [["srve"], "Unknown command 'srve'. (Did you mean serve?)"],
  [["serve", "a.csv", "--prot", "1"], "Unknown option '--prot'. (Did you mean --port?)"],
  [["serve", "a.csv", "-x"], "Unknown option '-x'."],
  [["serve", "a.csv", "--help=yes"], "Unknown option '--help=yes'."],
  [["serve", "a.csv", "--port"], "Option '--port <number>' argument missing."],
  [["serve", "a.csv", "--host", "--port", "1"], "--host requires a value."],
  [["serve", "a.csv", "--port", "1", "--port", "2"], "--port can be used only once."],
  [["serve", "a.csv", "--port=-1"], "--port must be a whole number from 0 to 65535."],
  [["check"], "Missing required argument 'files'."],
  [["gateway", "now"], "The argument 'now' belongs to no option."],
  [["open", "--no-browser", "\u001b[31m"], "cannot be read: no such file or folder."],
])("%j is refused in one sentence", async (args, sentence) => {
  const { code, out, err } = await runHere(args);
  expect({ code, out }).toEqual({ code: sentence.includes("cannot be read") ? 1 : 2, out: "" });
  expect(err).toContain(sentence);
  expect(err).not.toContain("\u001b");
  expect(err.trimEnd().split("\n").length).toBeLessThanOrEqual(2);
});
