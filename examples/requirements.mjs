// The requirements of a project in one stage, as CSV.
// Arguments: address of the service, id of the project, id of the stage.
import { createClient, requirements } from "plinth/api";

const [service, project, stage] = process.argv.slice(2);
if (!stage) {
  console.error("Usage: node requirements.mjs SERVICE PROJECT STAGE");
  process.exit(2);
}
const client = createClient({ baseUrl: service });
const filter = { stageIds: [Number(stage)] };

console.log("product type,role,level of information");
for await (const { productTypeGuid, lois } of requirements(client, { project: Number(project), filter }))
  for (const { roleId, loiId } of lois ?? []) console.log(`${productTypeGuid},${roleId ?? ""},${loiId}`);
