import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { POWERS, type Unit } from "#core/api/resources/units.ts";
import type { TableOf } from "../query/output.ts";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import type { Terminal } from "../terminal.ts";

const TABLE: TableOf<Unit> = {
  headers: ["Field", "Language", "Value"],
  rowsOf: (unit) => [
    ["Version GUID", "", unit.versionGuid],
    ["GUID", "", unit.guid],
    ["Version", "", `${unit.majorVersion}.${unit.minorVersion}`],
    ...(
      [
        ["Full name", unit.fullNames],
        ["Short name", unit.shortNames],
        ["Technical definition", unit.technicalDefinitions],
        ["User definition", unit.userDefinitions],
        ["Example", unit.examples],
      ] as const
    ).flatMap(([field, texts]) =>
      (texts ?? []).map(({ languageCode, language, text }) => [field, languageCode ?? language, text]),
    ),
    ...POWERS.map((power) => [power, "", unit.dimensions === null ? null : String(unit.dimensions[power])]),
  ],
};

export function addUnit(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "unit")
    .summary("show units with all their translations and exponents")
    .description("Shows units with all their translations and the exponents of their dimensions (E15).")
    .argument("<GUIDs...>", "version GUIDs of the units")
    .addHelpText("after", queryHelp("unit GUID --service sample", "unit GUID GUID --service sample --json"))
    .action(async (versionGuids, options) => {
      const { getUnit } = await import("#core/api/resources/units.ts");
      await query(options, terminal, TABLE, async function* units(client, { signal }) {
        for (const versionGuid of versionGuids) yield await getUnit(client, { versionGuid }, signal);
      });
    });
}
