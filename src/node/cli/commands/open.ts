import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { readPort } from "../options.ts";
import type { Terminal } from "../terminal.ts";

const HELP = `
The files are those of 'plinth serve'. The app opens at the code tree, or at the list if there are several classifications. Only this
computer can reach it. Ctrl+C stops it.

Examples:
  plinth open dictionary.json
  plinth open elements.ttl parts.xlsx --no-browser --port 4180`;

export function addOpen(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("open")
    .summary("show catalogue files in the app")
    .description("Serves catalogue files with the app, prints the address and opens it in the browser.")
    .argument("<files...>", "the files")
    .option("--no-browser", "only print the address")
    .option(
      "--port <number>",
      "a fixed port, at which the browser remembers settings and recently viewed concepts; 0 selects a free one",
      readPort,
      0,
    )
    .addHelpText("after", HELP)
    .action(async (files, { port, browser }) => {
      const [{ serveAppWithFiles }, { openBrowser }] = await Promise.all([
        import("../app/serve-app.ts"),
        import("../app/open-browser.ts"),
      ]);
      const address = await serveAppWithFiles(files, { host: "127.0.0.1", port }, terminal);
      terminal.out.write(`\nOpen at ${address}\n`);
      if (browser && !(await openBrowser(address)))
        terminal.err.write("No browser could be started: open the address yourself.\n");
    });
}
