import { readAssets } from "./assets.ts";
import type { Log } from "./request-line.ts";
import { createGateway } from "./server.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

const log: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

async function start(settings: Settings): Promise<void> {
  const assets = readAssets(settings.appFolder);
  if (!assets.has("/index.html")) {
    throw new SettingsError(`There is no built app in ${settings.appFolder}: run 'npm run build' first.`);
  }
  const gateway = createGateway(settings, assets, log);
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
  await start(readSettings(process.env));
} catch (error) {
  const isKnown = error instanceof SettingsError || (error instanceof Error && "syscall" in error);
  process.stderr.write(`The gateway does not start.\n${isKnown ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
