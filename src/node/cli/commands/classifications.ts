import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import { CONCEPTS } from "../query/tables.ts";
import type { Terminal } from "../terminal.ts";

export function addClassifications(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "classifications")
    .summary("list the classifications")
    .description("Lists the classifications of a service (E5).")
    .addHelpText("after", queryHelp("classifications --service sample --culture nb-NO"))
    .action(async (options) => {
      const { classifications } = await import("#core/library/lists.ts");
      await query(options, terminal, CONCEPTS, classifications);
    });
}
