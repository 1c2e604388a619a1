import type { ServerResponse } from "node:http";
import { type Match, pathOf } from "./match.ts";
import type { Refusal } from "./refusal.ts";

/** What is known of a request; all but the time is found out on the way. */
export type Known = {
  readonly startedAt: number;
  match?: Match;
  user?: string | null;
  failure?: Refusal;
};

/** Takes one line for each request, and a few for the gateway itself. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

const MAX_PATH_LENGTH = 500;

/**
 * What is logged of a request that is over: no header and no body, and of the query only the names of known parameters, for what
 * people search for is their own matter.
 */
export function requestLine(
  { method, url }: { readonly method?: string | undefined; readonly url?: string | undefined },
  response: ServerResponse,
  { startedAt, match, user, failure }: Known,
): Record<string, unknown> {
  const isCut = !response.writableFinished;
  return {
    time: new Date().toISOString(),
    method,
    path: pathOf(url ?? "").slice(0, MAX_PATH_LENGTH),
    ...(match === undefined ? {} : { operation: match.operation.id, parameters: match.parameters }),
    ...(user == null ? {} : { user }),
    status: response.headersSent ? response.statusCode : null,
    ms: Math.round(performance.now() - startedAt),
    // The browser went away, or the service broke off.
    ...(isCut ? { cut: true } : {}),
    ...(failure === undefined ? {} : { problem: failure.message, ...causeOf(failure) }),
  };
}

function causeOf({ cause }: Refusal): { cause?: string } {
  if (!(cause instanceof Error)) return {};
  const deeper = cause.cause instanceof Error ? `: ${cause.cause.message}` : "";
  return { cause: `${cause.message}${deeper}` };
}
