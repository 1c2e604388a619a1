import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import type { ServerResponse } from "node:http";
import { refuseRaw } from "./client-errors.ts";
import { USUAL_HEADERS } from "./headers.ts";
import type { Log } from "./log.ts";
import { checkHost } from "./origin.ts";
import { asRefusal, problemBody, Refusal } from "./refusal.ts";
import { requestLine, type RequestNotes } from "./request-line.ts";
import { pathOf } from "./request-target.ts";
import { closeWhenStalled } from "./write-stall.ts";

declare module "fastify" {
  interface FastifyRequest {
    notes: RequestNotes;
  }
}

type HttpServerOptions = {
  /** Names that the server goes by, in lower case and without ports; null for any. */
  readonly hosts: ReadonlySet<string> | null;
  /** Whether an address is that of a proxy in front, which says in X-Forwarded-For where a request comes from. */
  readonly isProxy: (address: string) => boolean;
  /** How long a request may take to arrive. */
  readonly requestTimeoutMs: number;
  /** How long a client may leave what was sent to it unread. */
  readonly writeTimeoutMs: number;
  readonly maxBodyBytes: number;
  readonly log: Log;
};

/** Whoever watches the server asks these by its address, whatever its names are. */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * What every server of Plinth's is built on: limits, the security headers on every answer (those of Node's parser included), refusals
 * as Problems, the check of the host name, and a line of the log for each request. The routes are the caller's; `listen` starts it and
 * `close` finishes what it has begun.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { hosts, isProxy, requestTimeoutMs, writeTimeoutMs, maxBodyBytes, log } = options;
  const answering = new WeakMap<Socket, ServerResponse>();
  let isClosing = false;

  const app = Fastify({
    bodyLimit: maxBodyBytes,
    trustProxy: isProxy,
    requestTimeout: requestTimeoutMs,
    http: {
      // Given here as well, Node's limit for the head of a request follows from it instead of replacing it.
      requestTimeout: requestTimeoutMs,
      // Node looks for late requests only twice a minute unless told otherwise.
      connectionsCheckingInterval: 1000,
      // Node would refuse a request without a host by itself, without the usual headers.
      requireHostHeader: false,
    },
    // What comes while it closes on a connection that is still open is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply);
      fail(new Refusal(400, "The address is not encoded as it should be."), request, reply);
    },
    clientErrorHandler: ({ code }, socket) => {
      const response = answering.get(socket);
      // Anything written into an answer would become a part of it.
      if (response?.headersSent === true && !response.writableFinished) {
        socket.destroy();
        return;
      }
      const refusal = refuseRaw(code, socket);
      if (refusal === null) return;
      log({ event: "no request", status: refusal.status, problem: refusal.message, cause: code });
    },
  });
  // Node drops the headers beyond this number, a second host among them; the length of the head is limited anyway.
  app.server.maxHeadersCount = 0;
  // Node would answer any other expectation than 100-continue itself.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const notes: RequestNotes = { startedAt: performance.now(), facts: {}, failure: null };
    request.notes = notes;
    reply.headers(USUAL_HEADERS);
    answering.set(request.raw.socket, reply.raw);
    closeWhenStalled(reply.raw, writeTimeoutMs, (refusal) => {
      notes.failure = refusal;
    });
    reply.raw.once("close", () => {
      log(requestLine(request.raw, reply.raw, notes));
      // A client would keep the connection for its next request, and the server from ending.
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
  }

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = asRefusal(error);
    request.notes.failure = refusal;
    // Some may be of an answer that broke off before any of it was sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.code(refusal.status).headers({ ...USUAL_HEADERS, ...refusal.headers });
    reply.type("application/problem+json").send(problemBody(refusal));
  }

  app.addHook("onRequest", async (request, reply) => {
    begin(request, reply);
    const { headers, headersDistinct, httpVersion, url = "" } = request.raw;
    const { host: given = [] } = headersDistinct;
    if (given.length > 1) throw new Refusal(400, "The request names its host more than once.");
    if (given.length === 0 && httpVersion !== "1.0") throw new Refusal(400, "The request names no host.");
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") {
      throw new Refusal(417, "The server meets no such expectation.");
    }
    const path = pathOf(url);
    if (PROBES.has(path)) return;
    if (!path.startsWith("/")) throw new Refusal(400, "The server is no proxy for other addresses.");
    checkHost(headers, hosts);
  });
  app.setErrorHandler(fail);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  return app;
}
