import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { catalogueSource } from "#core/catalogue/service/source.ts";
import { sampleFromFiles } from "#node/connect/sample-files.ts";
import { createLog } from "#node/gateway/serve/log.ts";
import { closeOnSignals } from "#node/gateway/serve/shutdown.ts";
import { isLoopback, startListening } from "#node/gateway/settings/listen-address.ts";
import type { GivenColumns } from "./given-columns.ts";
import { mergeModels } from "./merge-models.ts";
import { cataloguesIn, describeCatalogue, readOutcomes } from "./read-catalogues.ts";
import { createCatalogueServer } from "./server.ts";

type FilesToRead = {
  readonly files: readonly string[];
  readonly columns: GivenColumns | null;
  /** Whether all notes are printed, instead of the first ones only. */
  readonly hasAllNotes: boolean;
};

/** Without files, the sample catalogue is served. */
export type ServeCommand = FilesToRead & {
  readonly host: string;
  /** 0 uses any free port. */
  readonly port: number;
  /** Origins whose pages may read the responses. */
  readonly origins: readonly string[];
};

type Streams = { readonly out: NodeJS.WritableStream; readonly err: NodeJS.WritableStream };

const SHUTDOWN_MS = 10_000;

/** Serves files as a dictionary service until SIGTERM or SIGINT. Rejects with a Failure if a file or the address cannot be used. */
export async function serve(command: ServeCommand, { out, err }: Streams): Promise<void> {
  const { host, port, origins } = command;
  const source =
    command.files.length === 0 ? sampleFromFiles() : catalogueSource(await readToModel(command, out));
  const log = createLog((line) => err.write(line));
  const server = createCatalogueServer(source, { host, origins, log });
  const address = await startListening(server, { host, port });
  // Whoever reads the address may already end the server.
  closeOnSignals(server, { limitMs: SHUTDOWN_MS, log });
  out.write(`\nServed at ${address}\n`);
  if (!isLoopback(host)) out.write("Everybody who can reach this computer can read it.\n");
}

/** Reads files as one catalogue, and prints what was read. Rejects with a Failure that lists what cannot be read, and why. */
export async function readToModel(
  { files, columns, hasAllNotes }: FilesToRead,
  out: NodeJS.WritableStream,
): Promise<CatalogueModel> {
  const [first, ...others] = cataloguesIn(await readOutcomes(files, columns));
  for (const catalogue of [first, ...others])
    out.write(`${describeCatalogue(catalogue, hasAllNotes).join("\n")}\n`);
  return mergeModels([first.model, ...others.map((one) => one.model)]);
}
