import type { FastifyReply, FastifyRequest } from "fastify";
import { asRefusal, problemBody } from "../forward/refusal.ts";
import { USUAL_HEADERS } from "./headers.ts";

/** Sends an error as a Problem, or aborts the response if it has begun. Whether Fastify or a stream was to send it makes no difference. */
export function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  const { raw } = reply;
  // Keep the first failure: closing the connection on purpose aborts the body too.
  request.notes.failure ??= refusal;
  if (raw.headersSent) {
    raw.destroy();
    return;
  }
  reply.hijack();
  // Headers may have been set for a response that then failed.
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  const body = problemBody(refusal);
  const headers = {
    ...USUAL_HEADERS,
    ...refusal.headers,
    "Content-Type": "application/problem+json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  };
  raw.writeHead(refusal.status, headers).end(body);
}
