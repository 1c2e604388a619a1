import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { addConformance } from "./commands/conformance.ts";
import { addExport } from "./commands/export.ts";
import { addGateway } from "./commands/gateway.ts";
import { addOpen } from "./commands/open.ts";
import { addServe } from "./commands/serve.ts";
import { addStart } from "./commands/start.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Every command, in the order of `plinth --help`. Each adds itself to the program with its options and its help, and imports what
 * it runs only when it runs.
 */
export const COMMANDS: readonly ((program: CommandUnknownOpts, terminal: Terminal) => void)[] = [
  addOpen,
  addStart,
  addServe,
  addGateway,
  addExport,
  addConformance,
];
