import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import { CONCEPTS } from "../query/tables.ts";
import type { Terminal } from "../terminal.ts";

export function addTemplates(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "templates")
    .summary("list the templates, all or those of a code")
    .description(
      "Lists the templates of a service (E9), or those related to a classification and one of its codes.",
    )
    .option("--classification <GUID>", "version GUID of a classification")
    .option("--code <GUID>", "version GUID of one of its codes")
    .option("--nested", "with the templates of the codes below it, as far as the service includes them")
    .addHelpText(
      "after",
      queryHelp(
        "templates --service sample --json",
        "templates --service sample --classification GUID --code GUID --nested",
      ),
    )
    .action(async ({ classification, code, nested, ...options }) => {
      const { templates } = await import("#core/library/lists.ts");
      await query(options, terminal, CONCEPTS, (client, settings) =>
        templates(client, { ...settings, classification, code, includeNested: nested }),
      );
    });
}
