import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { DEFAULT_TAKES } from "../../src/core/api/paging/default-takes.ts";
import { createService } from "./service.ts";
import { readStaticFiles, type StaticFile } from "./static-files.ts";

/** A request to the service (not for a file), as received by the server. */
export interface ServiceRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body: string;
  /** The time that the service took to respond, without latency. */
  readonly serviceMs: number;
}

/** Settings that can be changed while the server runs. */
export interface ServerControl {
  /** The latency of each response of the service. */
  latencyMs: number;
  /** The largest Take granted. */
  takeCap: number;
  /** The page sizes in `config.json`. */
  takes: { list: number; codes: number };
}

/** A file that was sent. */
interface SentFile {
  readonly path: string;
  /** The compressed size. */
  readonly bytes: number;
  /** The time of the request, as in `Date.now()`. */
  readonly at: number;
}

export interface BenchServer {
  readonly origin: string;
  readonly control: ServerControl;
  /** The requests to the service since the array was last cleared. */
  readonly requests: ServiceRequest[];
  /** The files sent since the array was last cleared. */
  readonly files: SentFile[];
  readonly close: () => Promise<void>;
}

type ServerOptions = { readonly dist: string; readonly peers: string; readonly port: number };

/** Serves the built app at `/`, the baselines and peers at `/peers/`, and the generated service, all at one origin. */
export async function startServer({ dist, peers, port }: ServerOptions): Promise<BenchServer> {
  const files = readStaticFiles(dist);
  for (const [path, file] of readStaticFiles(peers)) files.set(`peers/${path}`, file);
  const control: ServerControl = { latencyMs: 0, takeCap: 10_000, takes: DEFAULT_TAKES };
  const requests: ServiceRequest[] = [];
  const sent: SentFile[] = [];
  const answer = createService(control);

  async function serveOperation(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? "GET";
    const body = await readText(request);
    const started = performance.now();
    const { status, body: content } = answer(url);
    const json = JSON.stringify(content);
    const serviceMs = performance.now() - started;
    requests.push({ method, url: `${url.pathname}${url.search}`, body, serviceMs });
    if (control.latencyMs > 0) await sleep(control.latencyMs);
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(json);
  }

  function serveFile(path: string, response: ServerResponse): void {
    const name = path.slice(1) === "" ? "index.html" : path.slice(1);
    // Addresses of the app are not files.
    const file = files.get(name) ?? (name.includes(".") ? undefined : files.get("index.html"));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    sent.push({ path, bytes: file.body.length, at: Date.now() });
    response.writeHead(200, headersOf(file)).end(file.body);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (/^\/(?:templates|projects)-management\//.test(url.pathname)) {
      void serveOperation(url, request, response);
    } else if (url.pathname === "/config.json") {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-cache" });
      response.end(JSON.stringify(configuration(control)));
    } else serveFile(url.pathname, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    origin: `http://localhost:${actual}`,
    control,
    requests,
    files: sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function configuration({ takes }: ServerControl): object {
  return {
    services: [{ name: "Bench", baseUrl: "", auth: "none" }],
    cultures: ["en"],
    takes,
  };
}

function headersOf({ type, isCompressed, isImmutable }: StaticFile): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    ...(isCompressed ? { "content-encoding": "br" } : {}),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  request.setEncoding("utf8");
  for await (const chunk of request) text += String(chunk);
  return text;
}
