import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { Command, type CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Environment } from "#node/lib/environment.ts";
import { run } from "./run.ts";
import type { Terminal } from "./terminal.ts";

/** Runs a command in this process, as `plinth` does. Resolves with its exit code and everything that it printed. */
export async function runHere(args: readonly string[], env: Environment = {}) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(out), text(err)]);
  const code = await run(args, { out, err, env });
  out.end();
  err.end();
  const [stdout, stderr] = await printed;
  return { code, out: stdout, err: stderr };
}

/** Parses the arguments of a command. Returns what it would run. */
export async function parsed<T>(
  add: (
    program: CommandUnknownOpts,
    terminal: Terminal,
    run: (command: T, terminal: Terminal) => Promise<void>,
  ) => void,
  args: readonly string[],
): Promise<T | undefined> {
  let parsed: T | undefined;
  const program = new Command();
  add(program, { out: process.stdout, err: process.stderr, env: {} }, async (command) => {
    parsed = command;
  });
  await program.parseAsync([program.commands[0]?.name() ?? "", ...args], { from: "user" });
  return parsed;
}
