import { parseArgs } from "node:util";
import { readAssets } from "./serve/assets.ts";
import { explained, SettingsError, unknownSettings } from "./settings/environment.ts";
import { startListening } from "./settings/listen-address.ts";
import { createLog } from "./serve/log.ts";
import { createGateway } from "./serve/server.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { closeOnSignals } from "./serve/shutdown.ts";
import { helpText, settingsSchema } from "./settings/variables.ts";

const log = createLog((line) => process.stdout.write(line));

async function start(settings: Settings): Promise<void> {
  const { appFolder, listen } = settings;
  const assets = explained(`PLINTH_APP_FOLDER: ${appFolder}`, () => readAssets(appFolder));
  if (!assets.has("/index.html")) {
    throw new SettingsError(`There is no built app in ${appFolder}: run 'npm run build' first.`);
  }
  const gateway = createGateway(settings, assets, log);
  const address = await startListening(gateway, listen);
  log({ event: "listening", address, access: settings.access.kind });
  // The variables may belong to other software, so they are only logged.
  for (const name of unknownSettings(Object.keys(settingsSchema.entries), "PLINTH_", process.env))
    log({ event: "unknown setting", name });
  closeOnSignals(gateway, { limitMs: settings.shutdownMs, log });
}

try {
  const { help = false } = parseArgs({ options: { help: { type: "boolean", short: "h" } } }).values;
  if (help) process.stdout.write(helpText());
  else await start(readSettings(process.env));
} catch (error) {
  const isExplained =
    error instanceof SettingsError || (error instanceof Error && ("syscall" in error || "code" in error));
  process.stderr.write(`The gateway cannot start.\n${isExplained ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
