import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export const TM = "/templates-management/api/v2";
export const E10 = "/projects-management/api/v1/projects/42/requirements/search";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type StubUpstream = {
  readonly url: string;
  /** Requests received, except E1. */
  readonly seen: IncomingMessage[];
  /** The number of E1 requests. */
  readonly exchanges: () => number;
};

type StubOptions = {
  /** Answers E1; by default with `token-1`, `token-2` and so on. */
  readonly giveToken?: (response: ServerResponse, number: number, request: IncomingMessage) => void;
};

/** A stub service on a real socket: responds with an empty list, or as the handler does. */
export async function stubUpstream(
  handler: Handler = (_request, response) => sendJson(response, { results: [] }),
  { giveToken = (response, number) => sendJson(response, `token-${number}`) }: StubOptions = {},
): Promise<StubUpstream> {
  const seen: IncomingMessage[] = [];
  let exchanges = 0;
  const url = await listen((request, response) => {
    if (request.url?.endsWith("/authentication/api/v1/oauth2/token")) {
      exchanges += 1;
      giveToken(response, exchanges, request);
      return;
    }
    seen.push(request);
    handler(request, response);
  });
  return { url, seen, exchanges: () => exchanges };
}

/** Listens on a free port until the test ends. */
export async function listen(handler: Handler): Promise<string> {
  // Longer than any test, so that idle connections do not close between two requests.
  const server = createServer({ keepAliveTimeout: 60_000 }, handler);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${portOf(server.address())}`;
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return address.port;
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
