import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { CORS, type Handler } from "./stub-service.ts";
import { type OperationId, OPERATIONS } from "../../src/api/operations.ts";

/** A received request, and functions to respond regularly or otherwise. */
export interface Exchange {
  readonly request: Request;
  readonly response: ServerResponse;
  readonly answer: () => Promise<Response>;
}

/** What the service does instead of a regular response. */
export type Fault = (exchange: Exchange) => void | Promise<void>;

/** Requests of one operation, or only those with these parameters; null means that a parameter is missing. */
export type Pattern =
  | OperationId
  | readonly [operation: OperationId, query: Readonly<Record<string, string | null>>];

interface Rule {
  readonly pattern: Pattern;
  readonly fault: Fault;
  left: number;
}

/** A service on a real socket that responds like the one behind it, except for configured faults. */
export interface FaultServer {
  readonly url: string;
  /** All requests so far in order: method, path and query. */
  readonly requests: readonly string[];
  /** Applies this fault to matching requests, `times` times. The latest rule takes precedence. */
  readonly fail: (pattern: Pattern, fault: Fault, times?: number) => void;
  /** Removes all faults. */
  readonly mend: () => void;
  /** The number of matching requests so far. */
  readonly count: (pattern: Pattern) => number;
  readonly close: () => Promise<void>;
}

/** All read operations; E1 is none. */
export const READING: readonly OperationId[] = Object.keys(OPERATIONS)
  .filter(isOperation)
  .filter((id) => id !== "E1");

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(OPERATIONS, id);
}

function fits(pattern: Pattern, { pathname, searchParams }: URL): boolean {
  const [operation, query] = typeof pattern === "string" ? [pattern, {}] : pattern;
  return (
    isPathOf(operation, pathname) &&
    Object.entries(query).every(([name, value]) => searchParams.get(name) === value)
  );
}

/** Whether a path, with any base URL, is that of an operation with any version GUID. */
function isPathOf(operation: OperationId, pathname: string): boolean {
  const expected = OPERATIONS[operation].path.split("/").slice(1);
  const sent = pathname.split("/").slice(-expected.length);
  return expected.every((part, index) => part.startsWith("{") || part === sent[index]);
}

/** Sends a complete response. */
export async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    "content-length": body.length,
  });
  response.end(body);
}

async function toRequest(incoming: IncomingMessage, base: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const { method = "GET" } = incoming;
  const body = method === "POST" ? { body: new Uint8Array(await buffer(incoming)) } : {};
  return new Request(new URL(incoming.url ?? "/", base), { method, headers, ...body });
}

/** Starts a service on a free port. */
export async function startFaultServer(handle: Handler): Promise<FaultServer> {
  const rules: Rule[] = [];
  const urls: URL[] = [];
  const requests: string[] = [];

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    // On a reused connection, the browser may repeat a request automatically, which would distort the counts.
    response.setHeaders(
      new Map(Object.entries({ ...CORS, "access-control-max-age": "600", connection: "close" })),
    );
    if (incoming.method === "OPTIONS") return void response.writeHead(204).end();
    const request = await toRequest(incoming, url);
    const asked = new URL(request.url);
    urls.push(asked);
    requests.push(`${request.method} ${asked.pathname}${asked.search}`);
    const answer = async (): Promise<Response> => handle(request);
    const rule = rules.findLast(({ pattern, left }) => left > 0 && fits(pattern, asked));
    if (rule === undefined) return send(response, await answer());
    rule.left -= 1;
    return rule.fault({ request, response, answer });
  };

  const server = createServer((incoming, response) => {
    // The client may have disconnected meanwhile.
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fault server has no port.");
  const url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    requests,
    fail: (pattern, fault, times = Number.POSITIVE_INFINITY) => {
      rules.push({ pattern, fault, left: times });
    },
    mend: () => {
      rules.length = 0;
    },
    count: (pattern) => urls.filter((asked) => fits(pattern, asked)).length,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
