import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";
import type { TableOf } from "../query/output.ts";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import type { Terminal } from "../terminal.ts";

const TABLE: TableOf<ConceptVersion> = {
  headers: ["Version", "Latest", "Version GUID", "GUID"],
  rowsOf: ({ majorVersion, minorVersion, isLatest, versionGuid, conceptGuid }) => [
    [`${majorVersion}.${minorVersion}`, isLatest ? "yes" : "", versionGuid, conceptGuid],
  ],
};

export function addVersions(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "versions")
    .summary("list the versions of a concept")
    .description("Lists the versions of a concept (E7).")
    .argument("<GUID>", "version GUID of any of them")
    .addHelpText("after", queryHelp("versions GUID --service sample"))
    .action(async (concept, options) => {
      const { versions } = await import("#core/library/lists.ts");
      await query(options, terminal, TABLE, (client, { signal }) => versions(client, { signal, concept }));
    });
}
