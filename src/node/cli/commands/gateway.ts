import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { settingsHelp } from "#node/gateway/settings/variables.ts";
import type { Terminal } from "../terminal.ts";

export function addGateway(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("gateway")
    .summary("serve the app to a team, and forward requests to one service")
    .description(
      "Serves the app to a team and forwards E2 to E15 to one service, with a token that it obtains and renews.",
    )
    .addHelpText("after", settingsHelp)
    .action(async () => {
      const { startGateway } = await import("#node/gateway/start.ts");
      await startGateway(terminal.env, terminal.out);
    });
}
