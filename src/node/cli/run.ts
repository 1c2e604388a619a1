import { CommanderError, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { isApiError } from "#core/api/http/errors.ts";
import { ArgumentError, Failure } from "#core/lib/failure.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { printable } from "#core/text/printable.ts";
import { CREDENTIALS_ADVICE, errorReason } from "#node/connect/error-reason.ts";
import { systemReason } from "#node/lib/system-error.ts";
import { createProgram } from "./program.ts";
import { ReaderLeft } from "./query/output.ts";
import type { Terminal } from "./terminal.ts";

/** Runs a command. Resolves with the exit code: 0, or 1 if the service or a file failed, or 2 if an argument is wrong. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = createProgram(terminal);
  try {
    await program.parseAsync([...args], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof ReaderLeft) return 0;
    if (!(error instanceof CommanderError || error instanceof ArgumentError)) {
      terminal.err.write(`${explain(error).split("\n").map(printable).join("\n")}\n`);
      return 1;
    }
    const command = program.commands.find((one) => one.name() === args[0]);
    const name = command === undefined ? "plinth" : `plinth ${command.name()}`;
    const reason = error instanceof ArgumentError ? error.message : sentence(error, command, args);
    terminal.err.write(`${printable(reason)}\n'${name} --help' lists the options.\n`);
    return 2;
  }
}

/** What commander says, as a sentence. */
function sentence(
  { code, message }: CommanderError,
  command: CommandUnknownOpts | undefined,
  [, helpOn]: readonly string[],
): string {
  if (code === "commander.help")
    return helpOn === undefined ? "Specify a command." : `Unknown command '${helpOn}'.`;
  if (code === "commander.excessArguments" && command !== undefined)
    return `The argument '${command.args[command.registeredArguments.length] ?? ""}' belongs to no option.`;
  const [first = "", ...others] = message.replace(/^error: /, "").split("\n");
  // Commander ends a list of choices with a full stop, and nothing else.
  return [`${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.$/, "")}.`, ...others].join(" ");
}

function explain(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (error instanceof TextError) return errorReason(error);
  if (isApiError(error) && error.status === 401) return `${errorReason(error)}.\n${CREDENTIALS_ADVICE}`;
  if (isApiError(error) || (error instanceof Error && "syscall" in error)) return `${errorReason(error)}.`;
  return `This should not happen: ${systemReason(error)}`;
}
