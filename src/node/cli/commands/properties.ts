import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { ArgumentError } from "#core/lib/failure.ts";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import { CONCEPTS } from "../query/tables.ts";
import type { Terminal } from "../terminal.ts";

export function addProperties(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "properties")
    .summary("list the properties of a template or of a property tag")
    .description(
      "Lists the mapped properties of a template (E6), or the properties of a property tag (E8), with --template only those that the template has. The interface has no list of all properties.",
    )
    .option("--template <GUID>", "version GUID of a template")
    .option("--property-tag <GUID>", "version GUID of a property tag")
    .addHelpText("after", queryHelp("properties --template GUID --service sample --culture de-DE"))
    .action(async ({ template, propertyTag, ...options }) => {
      const { mappedProperties, tagProperties } = await import("#core/library/lists.ts");
      await query(options, terminal, CONCEPTS, (client, settings) => {
        if (propertyTag !== undefined) return tagProperties(client, { ...settings, propertyTag, template });
        if (template !== undefined) return mappedProperties(client, { ...settings, template });
        throw new ArgumentError("Specify a template with --template, or a property tag with --property-tag.");
      });
    });
}
