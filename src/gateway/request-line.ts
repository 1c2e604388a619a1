import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "./refusal.ts";
import { pathOf } from "./request-target.ts";

/** What the log says of a request besides its method, its path and its answer; collected while it is under way. */
export type RequestNotes = {
  readonly startedAt: number;
  /** Of the query only the names of known parameters: what people search for is their own matter. */
  facts: Readonly<Record<string, unknown>>;
  failure: Refusal | null;
};

/** What is logged of a request that is over: no header and no body. */
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
    // The client went away, or the answer broke off.
    ...(response.writableFinished ? {} : { cut: true }),
    ...(failure === null ? {} : { problem: failure.message, ...causeOf(failure) }),
  };
}

function causeOf({ cause }: Refusal): { cause?: string } {
  if (!(cause instanceof Error)) return {};
  const deeper = cause.cause instanceof Error ? `: ${cause.cause.message}` : "";
  return { cause: `${cause.message}${deeper}` };
}
