import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { Failure } from "#core/lib/failure.ts";
import { cancelled } from "../cancelled.ts";
import { CREDENTIALS_HELP, readTimeout } from "../options.ts";
import type { Terminal } from "../terminal.ts";
import { readVersion } from "../version.ts";

type Options = {
  readonly service: string;
  readonly culture: string | null;
  readonly timeoutSeconds: number;
};

/** How long requests may still run once the input has ended: whoever closed it may be gone. */
const GRACE_MS = 5000;

const HELP = `
An assistant starts it itself: docs/integrating.md shows the configuration of the usual ones. It speaks the Model Context Protocol
over standard input and output, only reads, and ends with its input: what it was asked before is still answered, for up to
${GRACE_MS / 1000} seconds.
${CREDENTIALS_HELP}
Example:
  plinth mcp --service https://service.example --culture nb-NO

Exit code: 0 when its input has ended; 1 if it cannot start; 2 if an argument is wrong.`;

export function addMcp(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("mcp")
    .summary("let an assistant read a service (Model Context Protocol)")
    .description("A Model Context Protocol server, by which assistants search and read a service.")
    .requiredOption("--service <URL>", "base URL of the service; 'sample' is the sample catalogue")
    .option("--culture <code>", "culture of the names where the assistant asks for none")
    .option("--timeout <seconds>", "timeout of a request", readTimeout, 30)
    .addHelpText("after", HELP)
    .action(async ({ service, culture = null, timeout }) => {
      await serveAssistant({ service, culture, timeoutSeconds: timeout }, terminal);
    });
}

async function serveAssistant(
  { service, culture, timeoutSeconds }: Options,
  terminal: Terminal,
): Promise<void> {
  const [{ createClientFor, readAccess }, { createMcpServer }, { followRequests }, { StdioServerTransport }] =
    await Promise.all([
      import("#node/connect/service.ts"),
      import("#node/mcp/server.ts"),
      import("#node/mcp/follow-requests.ts"),
      import("@modelcontextprotocol/sdk/server/stdio.js"),
    ]);
  const access = await readAccess(service, timeoutSeconds, terminal.env);
  const secrets = [access.token, access.details?.clientSecret].filter((one) => one != null);
  const client = createClientFor(access, (token) => secrets.push(token));
  const mcp = createMcpServer({ client, version: readVersion(), culture, secrets: () => secrets });
  const transport = new StdioServerTransport();
  await mcp.connect(transport);
  const allAnswered = followRequests(transport);
  try {
    await cancelled("Stopped.", async (signal) => {
      const ended = Promise.withResolvers<void>();
      // A client that is gone may leave the input without an end, or the output without a reader.
      process.stdin.once("close", () => {
        void allAnswered().then(ended.resolve);
        setTimeout(ended.resolve, GRACE_MS).unref();
      });
      process.stdout.once("error", () => ended.resolve());
      // The SDK stops reading for one reason only. Then the input never ends.
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target
      mcp.server.onclose = () => ended.reject(new Failure("A line of the input is longer than 10 MiB."));
      signal.addEventListener("abort", () => ended.reject(signal.reason));
      await ended.promise;
    });
  } finally {
    await mcp.close();
  }
}
