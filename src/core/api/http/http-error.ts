import { optional } from "#core/lib/missing-module.ts";
import { ApiError, type Problem } from "./errors.ts";
import type { Exchange } from "./request-event.ts";
import { parseRetryAfter } from "./retry.ts";

/** The error for a response with a status other than 2xx. */
export async function httpError(exchange: Exchange, status: number, headers: Headers): Promise<ApiError> {
  const { operation } = exchange;
  return new ApiError({
    kind: "http",
    operation,
    status,
    message: `the service answered with status ${status}`,
    problem: await problemOf(exchange, headers.get("Content-Type")),
    retryAfterMs: parseRetryAfter(headers.get("Retry-After"), Date.now()),
  });
}

/** What the service says about the error. Its parser is loaded with the first error; without it, the status says enough. */
async function problemOf({ text, isCut }: Exchange, contentType: string | null): Promise<Problem | null> {
  if (!text) return null;
  const parser = await optional(import("./problem.ts"));
  return parser?.parseProblem(text, contentType, isCut) ?? null;
}
