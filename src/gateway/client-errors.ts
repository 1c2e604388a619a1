import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { USUAL_HEADERS } from "./headers.ts";
import { problemBody, Refusal } from "./refusal.ts";

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, "The request did not come to its end in time."),
  HPE_HEADER_OVERFLOW: new Refusal(431, "The head of the request is too long."),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Refusal(413, "The chunks of the request have too long extensions."),
};
const NO_REQUEST = new Refusal(400, "This is not a valid HTTP request.");

/**
 * Answers what Node's parser does not take for a request and would answer without any of the usual headers; then closes the
 * connection. Gives the refusal, or null where nothing could be answered.
 */
export function refuseRaw(code: string, socket: Socket): Refusal | null {
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return null;
  }
  const refusal = REFUSALS[code] ?? NO_REQUEST;
  const body = problemBody(refusal);
  const headers = {
    ...USUAL_HEADERS,
    Date: new Date().toUTCString(),
    Connection: "close",
    "Content-Type": "application/problem+json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${body}`);
  // Whoever keeps its own half open is not waited for.
  socket.destroySoon();
  return refusal;
}
