import { existsSync } from "node:fs";
import { join } from "node:path";
import { readAssets } from "./assets.ts";
import type { Log } from "./request-line.ts";
import { createGateway } from "./server.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

const DIST = join(import.meta.dirname, "..", "..", "dist");

const log: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

async function start(settings: Settings): Promise<void> {
  const gateway = createGateway(settings, readAssets(DIST), log);
  const address = await gateway.listen(settings.listen);
  log({ time: new Date().toISOString(), event: "listening", address, access: settings.access.kind });

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const limit = setTimeout(() => gateway.server.closeAllConnections(), settings.shutdownMs);
    await gateway.close();
    clearTimeout(limit);
    log({ time: new Date().toISOString(), event: "stopped" });
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop());
}

try {
  if (!existsSync(join(DIST, "index.html"))) {
    throw new SettingsError("There is no built app in dist/: run 'npm run build' first.");
  }
  await start(readSettings(process.env));
} catch (error) {
  const isKnown = error instanceof SettingsError || (error instanceof Error && "syscall" in error);
  process.stderr.write(`The gateway does not start.\n${isKnown ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
