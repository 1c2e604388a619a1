import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { runHere } from "./command.fixture.ts";
import { COMMANDS } from "./commands.ts";
import { run } from "./run.ts";

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
  [["help", "srve"], "Unknown command 'srve'."],
  [["serve", "a.csv", "--prot", "1"], "Unknown option '--prot'. (Did you mean --port?)"],
  [["serve", "a.csv", "-x"], "Unknown option '-x'."],
  [["serve", "a.csv", "--help=yes"], "Unknown option '--help=yes'."],
  [["serve", "a.csv", "--port"], "Option '--port <number>' argument missing."],
  [["serve", "a.csv", "--host", "--port", "1"], "--host requires a value."],
  [["serve", "a.csv", "--port", "1", "--port", "2"], "--port can be used only once."],
  [["serve", "a.csv", "--port=-1"], "--port must be a whole number from 0 to 65535."],
  [["templates", "--service", "sample", "--code", ""], "--code requires a value."],
  [["conformance", "--service", "sample", "--unit= "], "--unit requires a value."],
  [["values", "", "--service", "sample"], "The argument 'GUID' requires a value."],
  [["serve", "a.csv", ""], "The argument 'files' requires a value."],
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

test.each([
  ["classifications --service sample", "ENOSPC", 1, "The output cannot be written: the disk is full.\n"],
  ["completion bash", "ENOSPC", 1, "The output cannot be written: the disk is full.\n"],
  ["classifications --service sample", "EPIPE", 0, ""],
  ["completion bash", "EPIPE", 0, ""],
])("'%s' to an output that fails with %s exits with code %i", async (line, code, expected, complaint) => {
  const out = new Writable({
    write: (_chunk, _encoding, callback) => callback(Object.assign(new Error(code), { code })),
  }).on("error", () => {});
  const err = new PassThrough();
  await expect(run(line.split(" "), { out, err, env: {} })).resolves.toBe(expected);
  await expect(text(err.end())).resolves.toBe(complaint);
});

test.runIf(existsSync("/dev/full"))("a help text that the disk has no room for is a failure", () => {
  const full = openSync("/dev/full", "w");
  const args = [join(import.meta.dirname, "main.ts"), "--help"];
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", full, "ignore"] });
  closeSync(full);
  expect(status).toBe(1);
});
