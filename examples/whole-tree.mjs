// A whole code tree as JSON, with progress on stderr; it ends with an error after a minute or at Ctrl+C.
// Arguments: address of the service, version GUID of the classification.
import { codeTree, createClient } from "plinth/api";

const [service, classification] = process.argv.slice(2);
if (!classification) {
  console.error("Usage: node whole-tree.mjs SERVICE CLASSIFICATION");
  process.exit(2);
}
const interrupted = new AbortController();
process.once("SIGINT", () => interrupted.abort(new Error("Interrupted.")));

let requests = 0;
const client = createClient({
  baseUrl: service,
  onRequest: () => process.stderr.write(`\r${++requests} requests`),
});
try {
  const signal = AbortSignal.any([interrupted.signal, AbortSignal.timeout(60_000)]);
  const tree = await codeTree(client, { classification, signal });
  console.log(JSON.stringify(tree, ["classNumber", "defaultName", "children"], 2));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
