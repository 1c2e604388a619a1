import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { RequirementsItem } from "#core/api/resources/requirements.ts";
import { collect, idNumber } from "../options.ts";
import type { TableOf } from "../query/output.ts";
import { queryCommand, queryHelp } from "../query/query-command.ts";
import { query } from "../query/query.ts";
import type { Terminal } from "../terminal.ts";

const TABLE: TableOf<RequirementsItem> = {
  headers: ["Product type GUID", "Stage ID", "Role ID", "LOI ID", "ID"],
  rowsOf: ({ productTypeGuid, lois }) =>
    (lois ?? []).map(({ stageId, roleId, loiId, id }) => [
      productTypeGuid,
      String(stageId),
      roleId === null ? null : String(roleId),
      loiId,
      id,
    ]),
};

export function addRequirements(program: CommandUnknownOpts, terminal: Terminal): void {
  queryCommand(program, "requirements")
    .summary("list the requirements of a project")
    .description(
      "Lists the requirements of a project (E10): which level of information, by product type, stage and role.",
    )
    .argument("<project>", "the number of the project", idNumber("The project"))
    .option("--product-type <GUID>", "only this product type; can be repeated", collect)
    .option("--stage <number>", "only this stage; can be repeated", collect)
    .option("--role <number>", "only this role; can be repeated", collect)
    .addHelpText("after", queryHelp("requirements 1 --service sample --stage 3 --json"))
    .action(async (project, { productType, stage, role, ...options }) => {
      const filter = {
        productTypeGuids: productType,
        stageIds: stage?.map(idNumber("--stage")),
        roleIds: role?.map(idNumber("--role")),
      };
      const { requirements } = await import("#core/library/lists.ts");
      await query(options, terminal, TABLE, (client, { signal }) =>
        requirements(client, { signal, project, filter }),
      );
    });
}
