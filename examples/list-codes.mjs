// All codes of a classification, depth first.
// Arguments: address of the service, version GUID of the classification.
import { codes, createClient } from "plinth/api";

const [service, classification] = process.argv.slice(2);
if (!classification) {
  console.error("Usage: node list-codes.mjs SERVICE CLASSIFICATION");
  process.exit(2);
}
const client = createClient({ baseUrl: service });

for await (const code of codes(client, { classification, culture: "en" }))
  console.log(code.level, code.classNumber, code.name ?? code.defaultName);
