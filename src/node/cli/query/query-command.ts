import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { CREDENTIALS_HELP, readTimeout } from "../options.ts";

/** The options that every query of a service has, as they were typed. */
export type QueryOptions = {
  readonly service?: string | undefined;
  readonly culture?: string | undefined;
  readonly timeout: number;
  readonly json?: true | undefined;
  readonly ndjson?: true | undefined;
};

/** Begins a command that reads something from a service, with the options of all of these. */
export function queryCommand(program: CommandUnknownOpts, name: string) {
  return program
    .command(name)
    .optionsGroup("Service and output:")
    .option("--service <URL>", "required: base URL of the service; 'sample' is the sample catalogue")
    .option("--culture <code>", "culture of the names, such as nb-NO; default: the default culture")
    .option("--timeout <seconds>", "timeout of a request", readTimeout, 30)
    .option("--json", "a JSON array of what the service sent, instead of a table")
    .option("--ndjson", "the same as one JSON object per line")
    .optionsGroup("Options:");
}

/** The end of the help of these commands. */
export function queryHelp(...examples: readonly string[]): string {
  return `
Lists are loaded to their end. If something cannot be loaded, or the service sends less than it announced, the exit code is 1, and the
array of --json is not closed.
${CREDENTIALS_HELP}
${examples.length > 1 ? "Examples" : "Example"}:
${examples.map((example) => `  plinth ${example}`).join("\n")}`;
}
