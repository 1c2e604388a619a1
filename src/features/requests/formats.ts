import { OPERATIONS } from "#api/operations.ts";
import { ERROR_REPORT, type RequestRecord } from "#session/request-log.ts";
import { clockText, numberText, tenthsText } from "#lib/text/format.ts";

export function operationText({ operation }: Pick<RequestRecord, "operation">): string {
  return operation === ERROR_REPORT ? "Error report" : `${operation} ${OPERATIONS[operation].name}`;
}

/** The status of the response, or why there is none. */
export function statusText({
  operation,
  status,
  isCancelled,
  error,
}: Pick<RequestRecord, "operation" | "status" | "isCancelled" | "error">): string {
  // Browsers send them without waiting for a response.
  if (operation === ERROR_REPORT) return error === null ? "Sent" : "Not sent";
  if (isCancelled) return "Cancelled";
  return status === null ? "No answer" : String(status);
}

export function timeText(ms: number): string {
  return ms < 10_000 ? `${numberText(Math.round(ms))} ms` : `${tenthsText(ms / 1000)} s`;
}

export function momentText(startedAt: number): string {
  return clockText(new Date(startedAt));
}
