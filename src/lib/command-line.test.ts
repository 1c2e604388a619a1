import { expect, test } from "vitest";
import { parseArguments } from "./command-line.ts";

const OPTIONS = {
  port: { type: "string" },
  origin: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

const parse = (...args: readonly string[]) => parseArguments(args, OPTIONS, { allowPositionals: true });

test("options and positional arguments are parsed", () => {
  const { values, positionals } = parse(
    "a",
    "--port=-1",
    "--origin",
    "x",
    "--origin",
    "-",
    "-h",
    "--help",
    "--",
    "--b",
  );
  expect(values).toEqual({ port: "-1", origin: ["x", "-"], help: true });
  expect(positionals).toEqual(["a", "--b"]);
});

test.each([
  [["--prot", "1"], "There is no option --prot."],
  [["--toString"], "There is no option --toString."],
  [["-x"], "There is no option -x."],
  [["--port"], "--port requires a value"],
  [["--port", "--help"], "--port requires a value"],
  [["--help=yes"], "--help takes no value."],
  [["--port", "1", "--port", "2"], "--port can be used only once."],
])("%j is refused in one sentence", (args, sentence) => {
  expect(() => parse(...args)).toThrow(sentence);
  expect(() => parse(...args)).not.toThrow("\n");
});

test("positional arguments are refused where none are expected", () => {
  expect(() => parseArguments(["more"], OPTIONS, { allowPositionals: false })).toThrow("'more'");
});
