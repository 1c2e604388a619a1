import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { runHere } from "./command.fixture.ts";

/** What bash completes. */
async function completions(...words: readonly string[]): Promise<string[]> {
  const { out: script } = await runHere(["completion", "bash"]);
  const typed = words.map((word) => `'${word}'`).join(" ");
  const call = `COMP_WORDS=(plinth ${typed}); COMP_CWORD=${words.length}; _plinth; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, error } = spawnSync("bash", ["-c", `compopt() { :; }\n${script}\n${call}`], {
    encoding: "utf8",
    cwd: import.meta.dirname,
  });
  if (error !== undefined) throw error;
  expect(stderr).toBe("");
  return stdout.trimEnd().split("\n");
}

test("bash completes commands, options of a command, and files", async () => {
  await expect(completions("co")).resolves.toEqual(["codes", "conformance", "completion"]);
  await expect(completions("codes", "x", "--n")).resolves.toEqual(["--ndjson", "--number"]);
  await expect(completions("open", "completion.t")).resolves.toEqual(["completion.test.ts", "completion.ts"]);
});

test("the scripts of other shells have every command with its options", async () => {
  const { out: zsh } = await runHere(["completion", "zsh"]);
  expect(zsh).toContain("'serve:serve catalogue files as a dictionary service'");
  expect(zsh).toMatch(/^ {4}serve\) entries=\('--port:0 selects a free port' /m);
  const { out: fish } = await runHere(["completion", "fish"]);
  expect(fish).toContain("-n '__fish_seen_subcommand_from serve' -l port -d '0 selects a free port' -r\n");
});

test("there is no script for another shell", async () => {
  const { code, err } = await runHere(["completion", "csh"]);
  expect(code).toBe(2);
  expect(err).toContain("Allowed choices are bash, zsh, fish.\n");
});
