// A client with credentials, and what can go wrong: a refused token, a refused request, an unreachable service, an incomplete list.
// Arguments: address of the service. Environment: CLIENT_ID, CLIENT_SECRET.
import { clientCredentials, createClient, IncompleteError, isApiError, templates } from "plinth/api";

const [service] = process.argv.slice(2);
if (!service) {
  console.error("Usage: node errors.mjs SERVICE");
  process.exit(2);
}
const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = process.env;
const address = { baseUrl: service, timeoutMs: 10_000 };
// The token is requested with the first request, and again whenever the service rejects it.
const client = createClient({ ...address, token: clientCredentials(address, { clientId, clientSecret }) });

try {
  let count = 0;
  for await (const template of templates(client)) count += template.versionGuid === null ? 0 : 1;
  console.log(`${count} templates`);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof IncompleteError) console.error(`Not all templates: ${error.message}`);
  else if (!isApiError(error)) throw error;
  else if (error.kind !== "http") console.error(`No answer (${error.kind}): ${error.message}`);
  else if (error.operation === "E1") console.error(`The credentials were refused: ${error.problem?.detail}`);
  else console.error(`Status ${error.status}: ${error.problem?.title}`);
}
