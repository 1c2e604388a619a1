import { Command, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { ArgumentError } from "#core/lib/failure.ts";
import { COMMANDS } from "./commands.ts";
import { collect } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { readVersion } from "./version.ts";

const DESCRIPTION = `Browses, serves, queries and exports construction data dictionaries.

GUIDs are version GUIDs. A service is the base URL of one, or 'sample' for the sample catalogue. Secrets are read
from the environment only.`;

const EXAMPLES = `
Examples:
  plinth open dictionary.json                                      show a dictionary from a file in the browser
  plinth start                                                     show the sample catalogue
  plinth classifications --service https://service.example         list what a service has
  plinth codes GUID --service sample --culture nb-NO --json        a whole code tree as JSON
  plinth check dictionary.json                                     what a reader says of a file, for a pipeline
  plinth export --service sample --list templates --format csv     write data of a service to a file

Exit code: 0, or 1 if the service or a file failed, or 2 if an argument is wrong.`;

/** The command line: one commander program with all commands. Commands reject with a Failure that explains them. */
export function createProgram(terminal: Terminal): CommandUnknownOpts {
  const program = new Command("plinth")
    .description(DESCRIPTION)
    .version(readVersion(), "-V, --version", "show the version")
    .helpOption("-h, --help", "show this text")
    .helpCommand("help [command]", "show the options of a command")
    .addHelpText("after", EXAMPLES)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.out.write(text),
      // What is wrong comes as an error, too.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(terminal.out.columns ?? 120, 120),
    });
  for (const add of COMMANDS) add(program, terminal);
  for (const command of program.commands) refuseAmbiguity(command);
  program.hook("preAction", (_program, command) => refuseEmptyArguments(command));
  return program;
}

/** Refuses an empty argument, which an unset variable in a script gives. */
function refuseEmptyArguments(command: CommandUnknownOpts): void {
  for (const [index, argument] of command.registeredArguments.entries()) {
    const given = argument.variadic ? command.args.slice(index) : command.args.slice(index, index + 1);
    if (given.some(isBlank)) throw new ArgumentError(`The argument '${argument.name()}' requires a value.`);
  }
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

/**
 * Refuses an option that is given twice although one would count, one whose value is missing because another option follows, and an
 * empty GUID, without which a command would read more than was meant.
 */
function refuseAmbiguity(command: CommandUnknownOpts): void {
  const given = new Set<string>();
  for (const option of command.options) {
    if (!option.required) continue;
    command.on(`option:${option.name()}`, (value: string | null) => {
      const flag = option.long ?? option.flags;
      const isMissing = (text: string): boolean =>
        command.options.some(({ short, long }) => text === short || text === long) ||
        (isBlank(text) && option.flags.endsWith("<GUID>"));
      if (value !== null && isMissing(value)) throw new ArgumentError(`${flag} requires a value.`);
      if (given.has(flag) && option.parseArg !== collect)
        throw new ArgumentError(`${flag} can be used only once.`);
      given.add(flag);
    });
  }
}
