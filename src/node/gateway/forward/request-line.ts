import type { IncomingMessage, ServerResponse } from "node:http";
import { systemReason } from "#node/lib/system-error.ts";
import type { Refusal } from "./refusal.ts";
import { pathOf } from "./request-target.ts";

/** What is logged of a request besides method, path and status; collected while it is handled. */
export type RequestNotes = {
  readonly startedAt: number;
  /** Of the query, only names of known parameters: search texts are private. */
  facts: Readonly<Record<string, unknown>>;
  failure: Refusal | null;
};

/** The log entry of a finished request: no headers and no bodies. */
export function requestLine(
  { method, url }: Pick<IncomingMessage, "method" | "url">,
  response: ServerResponse,
  { startedAt, facts, failure }: RequestNotes,
): Record<string, unknown> {
  return {
    method,
    path: pathOf(url ?? ""),
    ...facts,
    status: response.headersSent ? response.statusCode : null,
    ms: Math.round(performance.now() - startedAt),
    // The client disconnected, or the response was aborted.
    ...(response.writableFinished ? {} : { cut: true }),
    ...(failure === null ? {} : { problem: failure.message, ...causeOf(failure) }),
  };
}

function causeOf({ cause }: Refusal): { cause?: string } {
  return cause instanceof Error ? { cause: reasonsOf(cause).join(": ") } : {};
}

/** The reasons of an error, down to that of the system. */
function reasonsOf(error: unknown): string[] {
  // The message of a SyntaxError quotes the text that is no JSON; of E1 that may be the token.
  if (!(error instanceof Error) || error instanceof SyntaxError) return [];
  // An error of several addresses has no message.
  return [error.message || systemReason(error), ...reasonsOf(error.cause)];
}
