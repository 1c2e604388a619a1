import type { Operation, OperationId } from "./operations.ts";

/** A request as far as it has come: what was sent, and the last answer to it. */
export type Exchange = {
  readonly operation: OperationId;
  readonly method: Operation["method"];
  readonly baseUrl: string;
  /** Below the base URL, percent-encoded. */
  readonly path: string;
  /** With its `?`, or the empty string. */
  readonly query: string;
  /** What was sent as JSON; null for a GET. That of E1 holds the client secret. */
  readonly body: string | null;
  /** Of the body, as it was sent last. */
  mediaType: string | null;
  /** How often it was sent: retries, a renewed token and another media type add to it. */
  tries: number;
  /** Null where no answer came. */
  status: number | null;
  /** The reason phrase of the answer; empty where there is none, as over HTTP/2. */
  statusText: string;
  /** The media type of the answer, as the service gave it; null where it gave none. */
  contentType: string | null;
  /** Length of the answer's body, decompressed; what came of it where it broke off. */
  bytes: number;
  /** The answer's body; null where it did not come whole. That to E1 is the token. */
  text: string | null;
};

/** A request that is over. It is not redacted: callers that keep it must remove credentials. */
export type RequestEvent = Readonly<Exchange> & {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How long it took, with all tries and the waits between them, in milliseconds. */
  readonly ms: number;
  /** Whether the caller aborted it. */
  readonly isCancelled: boolean;
  /** What it failed with; null where it did not. */
  readonly error: unknown;
  /** Sends the same again, with the token of then. What became of it is reported, too; null where it was not sent after all. */
  readonly sendAgain: (signal?: AbortSignal) => Promise<RequestEvent | null>;
};
