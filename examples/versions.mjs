// The versions of a concept of any kind, the latest one marked.
// Arguments: address of the service, any version GUID of the concept.
import { createClient, versions } from "plinth/api";

const [service, concept] = process.argv.slice(2);
if (!concept) {
  console.error("Usage: node versions.mjs SERVICE CONCEPT");
  process.exit(2);
}

for await (const version of versions(createClient({ baseUrl: service }), { concept })) {
  const { majorVersion, minorVersion, versionGuid, isLatest } = version;
  console.log(`${majorVersion}.${minorVersion} ${versionGuid}${isLatest ? " (latest)" : ""}`);
}
