// The templates of a service, each with its mapped properties.
// Arguments: address of the service, culture.
import { createClient, mappedProperties, templates } from "plinth/api";

const [service, culture] = process.argv.slice(2);
if (!culture) {
  console.error("Usage: node template-properties.mjs SERVICE CULTURE");
  process.exit(2);
}
const client = createClient({ baseUrl: service });

async function propertyNames(template) {
  const names = [];
  for await (const { name, defaultName } of mappedProperties(client, { template, culture }))
    names.push(name ?? defaultName);
  return names;
}

const found = [];
// The lists are read at the same time: the client sends four requests at once and keeps the others waiting.
for await (const template of templates(client, { culture }))
  found.push({ template, names: propertyNames(template.versionGuid) });
for (const { template, names } of found)
  console.log(`${template.name ?? template.defaultName}: ${(await names).join(", ")}`);
