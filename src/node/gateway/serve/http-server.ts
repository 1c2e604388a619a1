import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { Refusal } from "../forward/refusal.ts";
import { requestLine, type RequestNotes } from "../forward/request-line.ts";
import { pathOf } from "../forward/request-target.ts";
import { freePacket, refuseRaw } from "./client-errors.ts";
import { closeUnlessReceived, limitConnections } from "./connection-limits.ts";
import { fail } from "./fail.ts";
import { USUAL_HEADERS } from "./headers.ts";
import type { Log } from "./log.ts";
import { checkHost } from "./origin.ts";
import { closeWhenStalled } from "./write-stall.ts";

declare module "fastify" {
  interface FastifyRequest {
    notes: RequestNotes;
  }
}

type HttpServerOptions = {
  /** Allowed host names, in lower case and without ports; null for any. */
  readonly hosts: ReadonlySet<string> | null;
  /** How to allow another host name, as a sentence for the refusal. */
  readonly hostAdvice: string;
  /** Whether an address is that of a reverse proxy, whose X-Forwarded-For is trusted. Default: none is. */
  readonly isProxy?: (address: string) => boolean;
  /** Time limit for receiving a request. */
  readonly requestTimeoutMs: number;
  /** Time limit for a client that stops reading the response. */
  readonly writeTimeoutMs: number;
  readonly maxBodyBytes: number;
  readonly log: Log;
};

/** The maximum number of headers of a request, as in Apache; browsers and proxies send a few dozen. */
const MAX_HEADERS = 100;

/** Health checks; monitors call them by IP address, so the host name is not checked. */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * The base of every Plinth server: limits, security headers on every response (including those to malformed requests), errors as
 * Problems, the host name check, and one log line per request. The caller adds the routes.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const {
    hosts,
    hostAdvice,
    isProxy = () => false,
    requestTimeoutMs,
    writeTimeoutMs,
    maxBodyBytes,
    log,
  } = options;
  /** The responses of a connection that are not complete, in the order of the requests: there may be several (pipelining). */
  const unfinished = new WeakMap<Socket, Set<ServerResponse>>();
  let isClosing = false;

  const app = Fastify({
    bodyLimit: maxBodyBytes,
    trustProxy: isProxy,
    requestTimeout: requestTimeoutMs,
    http: {
      // Set here too, because Node derives headersTimeout from this option.
      requestTimeout: requestTimeoutMs,
      // Node's default is to check for timed-out requests every 30 s.
      connectionsCheckingInterval: 1000,
      // Checked below: Node's own response would lack the security headers.
      requireHostHeader: false,
    },
    // While closing, requests on open connections are still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply);
      fail(new Refusal(400, "The address is not encoded correctly."), request, reply);
    },
    clientErrorHandler: ({ code, rawPacket }, socket) => {
      freePacket(rawPacket);
      const [response] = unfinished.get(socket) ?? [];
      // Raw output would corrupt the response that is being sent.
      if (response?.headersSent === true) {
        socket.destroy();
        return;
      }
      const refusal = refuseRaw(code, socket);
      if (refusal === null) return;
      log({ event: "no request", status: refusal.status, problem: refusal.message, cause: code });
    },
  });
  // Node silently drops headers beyond this number, possibly a second Host: one more shows that there were too many.
  app.server.maxHeadersCount = MAX_HEADERS + 1;
  limitConnections(app.server, { isProxy, log });
  // Without a listener, Node itself would respond, without the security headers.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const notes: RequestNotes = { startedAt: performance.now(), facts: {}, failure: null };
    request.notes = notes;
    reply.headers(USUAL_HEADERS);
    const { socket } = request.raw;
    const responses = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, responses.add(reply.raw));
    reply.raw.once("finish", () => responses.delete(reply.raw));
    closeUnlessReceived(request.raw, reply.raw);
    closeWhenStalled(reply.raw, writeTimeoutMs, (refusal) => {
      notes.failure = refusal;
    });
    reply.raw.once("close", () => {
      log(requestLine(request.raw, reply.raw, notes));
      // An idle keep-alive connection would keep the server from closing.
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
  }

  app.addHook("onRequest", async (request, reply) => {
    begin(request, reply);
    const { headers, headersDistinct, httpVersion, rawHeaders, url = "" } = request.raw;
    // The names and the values.
    if (rawHeaders.length > 2 * MAX_HEADERS) throw new Refusal(431, "The request has too many headers.");
    const { host: given = [] } = headersDistinct;
    if (given.length > 1) throw new Refusal(400, "The request has more than one Host header.");
    if (given.length === 0 && httpVersion !== "1.0")
      throw new Refusal(400, "The request has no Host header.");
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") {
      throw new Refusal(417, "The server does not support this Expect header.");
    }
    const path = pathOf(url);
    if (PROBES.has(path)) return;
    if (!path.startsWith("/")) throw new Refusal(400, "The server is not a proxy for other addresses.");
    checkHost(headers, hosts, hostAdvice);
  });
  app.setErrorHandler(fail);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  return app;
}
