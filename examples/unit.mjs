// A unit: its names in all languages, and its dimensions.
// Arguments: address of the service, version GUID of the unit.
import { createClient, getUnit } from "plinth/api";

const [service, versionGuid] = process.argv.slice(2);
if (!versionGuid) {
  console.error("Usage: node unit.mjs SERVICE UNIT");
  process.exit(2);
}
const unit = await getUnit(createClient({ baseUrl: service }), { versionGuid });

for (const { languageCode, text } of unit.fullNames ?? []) console.log(`${languageCode}: ${text}`);
for (const [quantity, power] of Object.entries(unit.dimensions ?? {}))
  if (power !== 0) console.log(`${quantity}: ${power}`);
