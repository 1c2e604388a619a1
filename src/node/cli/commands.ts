import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { addCheck } from "./commands/check.ts";
import { addClassifications } from "./commands/classifications.ts";
import { addCodes } from "./commands/codes.ts";
import { addCompletion } from "./commands/completion.ts";
import { addConformance } from "./commands/conformance.ts";
import { addExport } from "./commands/export.ts";
import { addGateway } from "./commands/gateway.ts";
import { addLookup } from "./commands/lookup.ts";
import { addMcp } from "./commands/mcp.ts";
import { addOpen } from "./commands/open.ts";
import { addProperties } from "./commands/properties.ts";
import { addRequirements } from "./commands/requirements.ts";
import { addServe } from "./commands/serve.ts";
import { addStart } from "./commands/start.ts";
import { addTemplates } from "./commands/templates.ts";
import { addUnit } from "./commands/unit.ts";
import { addValues } from "./commands/values.ts";
import { addVersions } from "./commands/versions.ts";
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
  addClassifications,
  addCodes,
  addTemplates,
  addProperties,
  addValues,
  addUnit,
  addVersions,
  addRequirements,
  addLookup,
  addCheck,
  addExport,
  addConformance,
  addMcp,
  addCompletion,
];
