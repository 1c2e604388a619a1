import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { ArgumentError } from "#core/lib/failure.ts";
import type { PlacedCode } from "#core/library/codes.ts";
import type { TableOf } from "../query/output.ts";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import type { Terminal } from "../terminal.ts";

const TABLE: TableOf<Omit<PlacedCode, "level" | "parentVersionGuid"> & { readonly level?: number }> = {
  headers: ["Class number", "Name", "Default name", "Version GUID"],
  rowsOf: ({ level = 1, classNumber, name, defaultName, versionGuid }) => [
    [`${"  ".repeat(level - 1)}${classNumber ?? ""}`, name, defaultName, versionGuid],
  ],
};

export function addCodes(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "codes")
    .summary("list the codes of a classification, as a tree or by a search")
    .description(
      "Lists the codes of a classification (E2): all of them, depth first, with their level; or those that match, of any level.",
    )
    .argument("<GUID>", "version GUID of the classification")
    .option("--search <text>", "only codes whose name or number matches, as the service searches")
    .option("--number <number>", "only codes whose class number matches, as the service does it")
    .addHelpText(
      "after",
      queryHelp(
        "codes GUID --service https://service.example --culture nb-NO",
        "codes GUID --service sample --ndjson | jq -r .classNumber",
        "codes GUID --service sample --search wall",
      ),
    )
    .action(async (classification, { search, number, ...options }) => {
      if (search === "" || number === "")
        throw new ArgumentError("--search and --number require a text that is not empty.");
      if (search === undefined && number === undefined) {
        const { codes } = await import("#core/library/codes.ts");
        await query(options, terminal, TABLE, (client, settings) =>
          codes(client, { ...settings, classification }),
        );
        return;
      }
      const { matchingCodes } = await import("#core/library/lists.ts");
      await query(options, terminal, TABLE, (client, settings) =>
        matchingCodes(client, { ...settings, classification, search, classNumber: number }),
      );
    });
}
