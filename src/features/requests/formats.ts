import { OPERATIONS } from "#api/operations.ts";
import type { RequestRecord } from "#session/request-log.ts";
import { clockText, numberText } from "#lib/format.ts";

export function operationText({ operation }: Pick<RequestRecord, "operation">): string {
  return `${operation} ${OPERATIONS[operation].name}`;
}

/** The status of the response, or why there is none. */
export function statusText({ status, isCancelled }: Pick<RequestRecord, "status" | "isCancelled">): string {
  if (isCancelled) return "Cancelled";
  return status === null ? "No answer" : String(status);
}

export function timeText(ms: number): string {
  return ms < 10_000 ? `${numberText(Math.round(ms))} ms` : `${toTenths(ms / 1000)} s`;
}

export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${toTenths(bytes / 1000)} kB` : `${toTenths(bytes / 1_000_000)} MB`;
}

export function momentText(startedAt: number): string {
  return clockText(new Date(startedAt));
}

function toTenths(value: number): string {
  return numberText(Math.round(value * 10) / 10);
}
