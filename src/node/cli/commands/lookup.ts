import { text } from "node:stream/consumers";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import type { Terminal } from "../terminal.ts";

export function addLookup(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "lookup")
    .summary("say what GUIDs, class numbers and addresses are")
    .description(
      "Says what GUIDs, class numbers and addresses of the app are. The interface resolves version GUIDs only; a concept GUID is found if a list contains it (E5, E9, E3).",
    )
    .argument(
      "<inputs...>",
      "GUIDs, class numbers or addresses; '-' reads them from standard input, one per line",
    )
    .option(
      "--classification <GUID>",
      "version GUID of the classification of the class numbers; default: all",
    )
    .addHelpText(
      "after",
      queryHelp("lookup 21.3 GUID --service sample", "lookup - --service sample --json < guids.txt"),
    )
    .action(async (given, { classification = null, ...options }) => {
      const { FOUND, lookUp } = await import("../query/lookup.ts");
      const inputs = await Promise.all(
        given.map(async (input) => (input === "-" ? (await text(process.stdin)).split("\n") : [input])),
      );
      const distinct = [...new Set(inputs.flat().map((input) => input.trim()))].filter(
        (input) => input !== "",
      );
      await query(options, terminal, FOUND, (client, settings) =>
        lookUp(client, distinct, { ...settings, classification }),
      );
    });
}
