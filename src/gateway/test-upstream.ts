import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export const TM = "/templates-management/api/v2";
export const E10 = "/projects-management/api/v1/projects/42/requirements/search";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type PlayedUpstream = {
  readonly url: string;
  /** What came, the exchanges of E1 not among it. */
  readonly seen: IncomingMessage[];
  /** How often E1 was asked. */
  readonly exchanges: () => number;
};

type PlayOptions = {
  /** Answers E1; by default with `token-1`, `token-2` and so on. */
  readonly giveToken?: (response: ServerResponse, number: number, request: IncomingMessage) => void;
};

/** A service on a real socket that a test plays: an empty list to everything, or what the handler answers. */
export async function playUpstream(
  handler: Handler = (_request, response) => sendJson(response, { results: [] }),
  { giveToken = (response, number) => sendJson(response, `token-${number}`) }: PlayOptions = {},
): Promise<PlayedUpstream> {
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

/** Listens on a port of its own until the test is over. */
export async function listen(handler: Handler): Promise<string> {
  // Longer than any test: a connection that closes between two requests is no fault that a test asked for.
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
