import type { Operation, OperationId } from "../operations.ts";

/** A request in progress: what was sent, and the last response. */
export type Exchange = {
  readonly operation: OperationId;
  readonly method: Operation["method"];
  readonly baseUrl: string;
  /** Relative to the base URL, percent-encoded. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
  /** The JSON body; null for a GET. That of E1 contains the client secret. */
  readonly body: string | null;
  /** The media type of the body, as sent last. */
  mediaType: string | null;
  /** The number of attempts, including retries, a renewed token and another media type. */
  tries: number;
  /** Null without a response. */
  status: number | null;
  /** The reason phrase of the response; empty if there is none, as over HTTP/2. */
  statusText: string;
  /** The media type of the response; null if the service sent none. */
  contentType: string | null;
  /** The decompressed length of the response body, as far as it was received; of one that was cut, its Content-Length if it has one. */
  bytes: number;
  /** Whether the response body exceeded the limit, and the rest of it was not received. */
  isCut: boolean;
  /** Whether the response body is longer than `bytes`, by an unknown number. */
  hasMoreBytes: boolean;
  /** The response body; null if it was not received completely, except that an error keeps its beginning. That of E1 is the token. */
  text: string | null;
};

/** The response of an exchange before there is one. */
export const NOTHING_RECEIVED = {
  status: null,
  statusText: "",
  contentType: null,
  bytes: 0,
  isCut: false,
  hasMoreBytes: false,
  text: null,
} as const;

/** A request that has ended. It is not redacted: callers that keep it must remove credentials. */
export type RequestEvent = Readonly<Exchange> & {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The duration including all attempts and the waits between them, in milliseconds. */
  readonly ms: number;
  /** Whether the caller aborted it. */
  readonly isCancelled: boolean;
  /** Its error; null if it succeeded or was cancelled. */
  readonly error: unknown;
  /** Sends the same request again with the current token. The new request is reported too; null if it was not sent. */
  readonly sendAgain: (signal?: AbortSignal) => Promise<RequestEvent | null>;
};
