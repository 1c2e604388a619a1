import { paths } from "#core/addresses/addresses.ts";
import { startingPoints } from "#core/catalogue/sample/starting-points.ts";
import { type CatalogueSource, catalogueSource } from "#core/catalogue/service/source.ts";
import { readToModel } from "#node/catalogue-server/serve.ts";
import { createCatalogueServer } from "#node/catalogue-server/server.ts";
import { createAppConfig } from "#node/gateway/serve/app-config.ts";
import { type Assets, jsonAsset } from "#node/gateway/serve/assets.ts";
import { BUILT_APP, readBuiltApp } from "#node/gateway/serve/built-app.ts";
import { pagePolicy } from "#node/gateway/serve/headers.ts";
import { createLog, type Log } from "#node/gateway/serve/log.ts";
import { closeOnSignals } from "#node/gateway/serve/shutdown.ts";
import { isLoopback, startListening } from "#node/gateway/settings/listen-address.ts";
import type { Terminal } from "../terminal.ts";

type Address = { readonly host: string; readonly port: number };

const SHUTDOWN_MS = 1000;

/** Serves the app as it was built. Resolves with its address. */
export async function serveApp(address: Address, terminal: Terminal): Promise<string> {
  return listen(null, builtApp(terminal), address, terminal);
}

/** Serves the app and files, and prints what was read. Resolves with the address of the page of what is in them. */
export async function serveAppWithFiles(
  files: readonly string[],
  address: Address,
  terminal: Terminal,
): Promise<string> {
  const model = await readToModel({ files, columns: null, hasAllNotes: false }, terminal.out);
  const source = catalogueSource(model);
  const service = { name: model.name, baseUrl: "", startingPoints: await startingPoints(source) };
  const config = createAppConfig(
    JSON.stringify({ services: [service], cultures: model.cultures }),
    model.name,
  );
  const assets = new Map([...builtApp(terminal), ["/config.json", jsonAsset(JSON.stringify(config))]]);
  return `${await listen(source, assets, address, terminal)}${await pageOf(source)}`;
}

/** The app as it was built; the variable is that of the gateway. */
function builtApp({ env }: Terminal): Assets {
  return readBuiltApp(env["PLINTH_APP_FOLDER"] ?? BUILT_APP);
}

/** The page to begin with: the tree, or the list if there are several. */
async function pageOf(source: CatalogueSource): Promise<string> {
  const { classifications } = await source.load(["classifications"], []);
  const [first, ...others] = classifications.all;
  if (first === undefined) return paths.overview();
  return others.length > 0 ? paths.classifications() : paths.classification(first.latest.guid);
}

async function listen(
  source: CatalogueSource | null,
  assets: Assets,
  { host, port }: Address,
  { out, err }: Terminal,
): Promise<string> {
  const write = createLog((line) => err.write(line));
  const log: Log = (entry) => {
    if (Number(entry["status"]) >= 500) write(entry);
  };
  const page = assets.get("/index.html")?.identity.bytes.toString("utf8") ?? "";
  // Any service is in reach: people may type one in at /connect.
  const policy = pagePolicy({ page, connect: ["http:", "https:"], frameAncestors: "'none'" });
  const server = createCatalogueServer(source, { host, origins: [], app: { assets, policy }, log });
  const address = await startListening(server, { host, port });
  closeOnSignals(server, { limitMs: SHUTDOWN_MS, log });
  if (!isLoopback(host)) out.write("Everybody who can reach this computer can use it.\n");
  return host === "localhost" ? `http://localhost:${new URL(address).port}` : address;
}
