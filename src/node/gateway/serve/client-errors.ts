import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemBody, Refusal } from "../forward/refusal.ts";
import { USUAL_HEADERS } from "./headers.ts";

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, "The request was not completed in time."),
  HPE_HEADER_OVERFLOW: new Refusal(431, "The headers of the request are too long."),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Refusal(413, "The chunk extensions of the request are too long."),
};
const NO_REQUEST = new Refusal(400, "This is not a valid HTTP request.");

/**
 * Responds to input that Node's HTTP parser rejects, which Node itself would do without the security headers, and closes the
 * connection. Returns the refusal that was sent, or null if the socket is not writable.
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
  // Do not wait for the client to close its side.
  socket.destroySoon();
  return refusal;
}

/**
 * Frees what Node has read of input that its parser rejects, up to 64 kB for each connection: V8 would only collect it after hundreds of
 * connections.
 */
export function freePacket(packet: unknown): void {
  if (packet instanceof Buffer && packet.buffer instanceof ArrayBuffer) packet.buffer.transfer(0);
}
