// The values of the properties of a template, in two cultures side by side.
// Arguments: address of the service, version GUID of the template, two cultures.
import { createClient, mappedProperties, propertyValues } from "plinth/api";

const [service, template, ...cultures] = process.argv.slice(2);
if (cultures.length !== 2) {
  console.error("Usage: node values-in-two-cultures.mjs SERVICE TEMPLATE CULTURE CULTURE");
  process.exit(2);
}
const client = createClient({ baseUrl: service });

/** The names of the values of a property, by their version GUIDs. A name is null where it is not translated. */
async function namesIn(culture, property) {
  const names = new Map();
  for await (const value of propertyValues(client, { property, template, culture }))
    names.set(value.versionGuid, value.name);
  return names;
}

for await (const property of mappedProperties(client, { template })) {
  const [first, second] = await Promise.all(
    cultures.map((culture) => namesIn(culture, property.versionGuid)),
  );
  if (first.size > 0) console.log(property.defaultName);
  for (const [guid, name] of first) console.log(`  ${name ?? "-"} | ${second.get(guid) ?? "-"}`);
}
