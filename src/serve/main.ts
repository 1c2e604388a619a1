import { SettingsError } from "#gateway/settings/environment.ts";
import { isLoopback, startListening } from "#gateway/settings/listen-address.ts";
import { createLog } from "#gateway/serve/log.ts";
import { closeOnSignals } from "#gateway/serve/shutdown.ts";
import { ARGUMENT_ERROR_CODE, ArgumentError } from "#lib/command-line.ts";
import { type Command, HELP, readArguments } from "./arguments.ts";
import { mergeModels } from "./merge-models.ts";
import { describeCatalogue, readCatalogues, UnreadableError } from "./read-catalogues.ts";
import { createCatalogueServer } from "./server.ts";

const SHUTDOWN_MS = 10_000;

async function serve({ files, host, port, origins, columns, hasAllNotes }: Command): Promise<void> {
  const [first, ...others] = await readCatalogues(files, columns);
  for (const catalogue of [first, ...others])
    process.stdout.write(`${describeCatalogue(catalogue, hasAllNotes).join("\n")}\n`);
  const model = mergeModels([first.model, ...others.map((one) => one.model)]);
  const log = createLog((line) => process.stderr.write(line));
  const server = createCatalogueServer(model, { host, origins, log });
  const address = await startListening(server, { host, port });
  process.stdout.write(`\nServed at ${address}\n`);
  if (!isLoopback(host)) process.stdout.write("Everybody who can reach this computer can read it.\n");
  closeOnSignals(server, { limitMs: SHUTDOWN_MS, log });
}

// The reader of a pipe may close it early, as `head` does.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
try {
  const command = readArguments(process.argv.slice(2));
  if (command === null) process.stdout.write(HELP);
  else await serve(command);
} catch (error) {
  process.exitCode = error instanceof ArgumentError ? ARGUMENT_ERROR_CODE : 1;
  if (error instanceof ArgumentError)
    process.stderr.write(`${error.message}\n'npm run serve -- --help' lists the options.\n`);
  else if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else if (error instanceof UnreadableError) process.stderr.write(`${error.message}\nNothing is served.\n`);
  else process.stderr.write(`The server cannot start: ${String(error)}\n`);
}
