import { STATUS_CODES } from "node:http";

/** Thrown when a request is refused or fails; sent as a Problem (2.10). The message is its detail. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(detail, cause === undefined ? undefined : { cause });
    this.status = status;
    this.headers = headers;
  }
}

/** The Problem (2.10) of a refusal, as JSON. */
export function problemBody({ status, message }: Refusal): string {
  const title = STATUS_CODES[status] ?? "Error";
  return JSON.stringify({ type: "about:blank", title, status, detail: message, extensions: {} });
}

/** Any error as a refusal. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (
    error instanceof Error &&
    "statusCode" in error &&
    typeof error.statusCode === "number" &&
    error.statusCode < 500
  ) {
    return new Refusal(error.statusCode, error.message, {}, error);
  }
  return new Refusal(500, "Something went wrong in the server.", {}, error);
}
