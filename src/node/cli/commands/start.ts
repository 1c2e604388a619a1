import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { readHost, readPort } from "../options.ts";
import type { Terminal } from "../terminal.ts";

const HELP = `
config.json beside the app configures the services; without one it is the sample catalogue. Ctrl+C stops the server.`;

export function addStart(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("start")
    .summary("serve the app with its sample catalogue")
    .description("Serves the app with its sample catalogue, and prints the address.")
    .option("--port <number>", "0 selects a free port", readPort, 4173)
    .option("--host <address>", "localhost can be reached by this computer only", readHost, "localhost")
    .addHelpText("after", HELP)
    .action(async (address) => {
      const { serveApp } = await import("../app/serve-app.ts");
      terminal.out.write(`Served at ${await serveApp(address, terminal)}/\n`);
    });
}
