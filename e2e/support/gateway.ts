import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { loadSampleService } from "./load-sample.ts";

const ROOT = join(import.meta.dirname, "..", "..");

interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** The sample service on a real socket. */
export async function serveSample(): Promise<Running> {
  const { createSampleService } = await loadSampleService();
  const { handle } = createSampleService();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const body = method === "GET" ? null : await text(request);
    const answered = await handle(
      new Request(`http://sample${url}`, { method, headers: Object.fromEntries(headers), body }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The sample listens on no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs the gateway as `npm run gateway` does, with the production build. */
export async function startGateway(
  upstream: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [join(ROOT, "src", "gateway", "main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PLINTH_UPSTREAM_URL: upstream,
      PLINTH_CLIENT_ID: "plinth-sample",
      PLINTH_CLIENT_SECRET: "open-to-everybody",
      PLINTH_LISTEN: "127.0.0.1:0",
      ...settings,
    },
  });
  const closed = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:[^"]*/.exec(line) ?? [];
    if (url === undefined) continue;
    // Drain the pipe: the gateway stalls when it is full.
    child.stdout.resume();
    return {
      url,
      stop: async () => {
        child.kill("SIGTERM");
        await closed;
      },
    };
  }
  throw new Error("The gateway did not start.");
}
