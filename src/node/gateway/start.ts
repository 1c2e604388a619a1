import type { Writable } from "node:stream";
import type { Environment } from "#node/lib/environment.ts";
import { readBuiltApp } from "./serve/built-app.ts";
import { logInto } from "./serve/log.ts";
import { createGateway } from "./serve/server.ts";
import { closeOnSignals } from "./serve/shutdown.ts";
import { explained, unknownSettings } from "./settings/environment.ts";
import { startListening } from "./settings/listen-address.ts";
import { readSettings } from "./settings/settings.ts";
import { settingsSchema } from "./settings/variables.ts";

/** Runs the gateway until SIGTERM or SIGINT. Rejects with a SettingsError that says why it cannot start. */
export async function startGateway(environment: Environment, out: Writable): Promise<void> {
  const log = logInto(out);
  const settings = readSettings(environment);
  const assets = explained(`PLINTH_APP_FOLDER: ${settings.appFolder}`, () =>
    readBuiltApp(settings.appFolder),
  );
  const gateway = createGateway(settings, assets, log);
  const url = await startListening(gateway, settings.listen);
  // Fastify names loopback where it listens on all addresses.
  const address = settings.listen.host === "0.0.0.0" ? url.replace("127.0.0.1", "0.0.0.0") : url;
  // Whoever reads the next line may already end the gateway.
  closeOnSignals(gateway, { limitMs: settings.shutdownMs, log });
  log({ event: "listening", address, access: settings.access.kind });
  // The variables may belong to other software, so they are only logged.
  for (const name of unknownSettings(Object.keys(settingsSchema.entries), "PLINTH_", environment))
    log({ event: "unknown setting", name });
}
