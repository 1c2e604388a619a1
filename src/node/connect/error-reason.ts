import { type ApiError, isApiError } from "#core/api/http/errors.ts";
import { problemText } from "#core/api/http/problem-text.ts";
import { englishText } from "#core/text/messages/english.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { systemReason } from "#node/lib/system-error.ts";
import { quoted } from "./secrets.ts";

/** Why a request failed, with what the service, or else the network, says about it; the reason of any other error. */
export function errorReason(error: unknown): string {
  if (error instanceof TextError) return englishText(error.text);
  if (!isApiError(error)) return systemReason(error);
  const { message, problem, retryAfterMs } = error;
  const detail = quoted(problemText(problem)) || networkReason(error);
  const wait = retryAfterMs ? ` and asks to wait ${Math.ceil(retryAfterMs / 1000)} s` : "";
  return `${message}${wait}${detail === null ? "" : ` (${detail})`}`;
}

/** Why there was no complete response; null if nothing says so. */
function networkReason({ kind, cause }: ApiError): string | null {
  // Node's fetch fails with 'fetch failed', and the error of the connection as its cause.
  const reason = kind === "network" && cause instanceof Error && cause.cause ? systemReason(cause.cause) : "";
  return reason.trim() || null;
}

/** What to do about status 401. */
export const CREDENTIALS_ADVICE =
  "The service requires credentials. Set PLINTH_TOKEN, or PLINTH_CLIENT_ID and PLINTH_CLIENT_SECRET.";
