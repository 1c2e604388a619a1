import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import { CONCEPTS } from "../query/tables.ts";
import type { Terminal } from "../terminal.ts";

export function addValues(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "values")
    .summary("list the values of a property")
    .description("Lists the values of a property (E13), in a template or in general.")
    .argument("<GUID>", "version GUID of the property")
    .option("--template <GUID>", "version GUID of a template that has the property")
    .addHelpText("after", queryHelp("values GUID --template GUID --service sample"))
    .action(async (property, { template, ...options }) => {
      const { propertyValues } = await import("#core/library/lists.ts");
      await query(options, terminal, CONCEPTS, (client, settings) =>
        propertyValues(client, { ...settings, property, template }),
      );
    });
}
