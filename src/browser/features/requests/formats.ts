import type { Formats } from "#browser/lib/use-formats.ts";
import { ERROR_REPORT, type RequestRecord } from "#browser/session/request-log.ts";
import { text, type Text } from "#core/text/messages/text.ts";

export function operationText({ operation }: Pick<RequestRecord, "operation">): Text {
  return operation === ERROR_REPORT
    ? text("requests.errorReport")
    : text("requests.operation", { id: operation, name: text(`operations.${operation}`) });
}

/** The status of the response, or why there is none. */
export function statusText({
  operation,
  status,
  isCancelled,
  error,
}: Pick<RequestRecord, "operation" | "status" | "isCancelled" | "error">): Text | string {
  // Browsers send them without waiting for a response.
  if (operation === ERROR_REPORT) return text(error === null ? "requests.sent" : "requests.notSent");
  if (isCancelled) return text("requests.cancelled");
  return status === null ? text("requests.noAnswer") : String(status);
}

export function timeText(ms: number): Text {
  return ms < 10_000
    ? text("requests.milliseconds", { time: Math.round(ms) })
    : text("requests.seconds", { time: Math.round(ms / 100) / 10 });
}

export function sizeText(bytes: number, hasMore: boolean, formats: Formats): Text | string {
  const size = formats.size(bytes);
  return hasMore ? text("requests.sizeOver", { size }) : size;
}
