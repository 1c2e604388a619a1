// The first ten codes of each classification, and the first ten construction objects, that match a search term.
// Arguments: address of the service, search term.
import { classifications, constructionObjects, createClient, matchingCodes } from "plinth/api";

const [service, search] = process.argv.slice(2);
if (!search) {
  console.error("Usage: node search.mjs SERVICE SEARCH_TERM");
  process.exit(2);
}
const client = createClient({ baseUrl: service });

/** The first items of a list; no more of its pages are requested. */
async function first(count, list) {
  const items = [];
  for await (const item of list) if (items.push(item) === count) break;
  return items;
}

for await (const { versionGuid: classification, defaultName } of classifications(client)) {
  console.log(`Codes of ${defaultName}`);
  for (const code of await first(10, matchingCodes(client, { classification, search, take: 10 })))
    console.log(`  ${code.classNumber} ${code.defaultName}`);
}
console.log("Construction objects");
for (const { defaultName } of await first(10, constructionObjects(client, { search, take: 10 })))
  console.log(`  ${defaultName}`);
