import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createCheckAccess } from "./access.ts";
import { foreignOrigins } from "./app-config.ts";
import { type Assets, jsonAsset } from "./assets.ts";
import { COMMON_HEADERS, INERT_POLICY, pagePolicy } from "./headers.ts";
import { BODY_MEDIA_TYPES, isServicePath, type Match, matchOperation, pathOf } from "./match.ts";
import { checkDestination, checkHost, checkSite } from "./origin.ts";
import { asRefusal, problemBody, Refusal } from "./refusal.ts";
import { type Known, type Log, requestLine } from "./request-line.ts";
import { sendApp } from "./send-app.ts";
import { answerHeaders, requestHeaders } from "./service-headers.ts";
import type { Settings } from "./settings.ts";
import { createUpstream } from "./upstream.ts";
import { closeWhenStalled } from "./write-stall.ts";

/** What everything begins with; the app's files and the service's answers say otherwise. */
const USUAL_HEADERS = {
  ...COMMON_HEADERS,
  "Content-Security-Policy": INERT_POLICY,
  "Cache-Control": "no-store",
};

const PROBES = new Set(["/healthz", "/readyz"]);

/**
 * The gateway: the built app, and E2 to E15 of one service behind it. It listens when it is told to (`listen`) and finishes what
 * it has begun when it is told to stop (`close`).
 */
export function createGateway(settings: Settings, built: Assets, log: Log): FastifyInstance {
  const upstream = createUpstream(settings);
  const checkAccess = createCheckAccess(settings.access);
  const assets = new Map([...built, ["/config.json", jsonAsset(JSON.stringify(settings.appConfig))]]);
  const policy = pagePolicy({
    page: built.get("/index.html")?.identity.bytes.toString("utf8") ?? "",
    connect: [...foreignOrigins(settings.appConfig), ...settings.connect],
    frameAncestors: settings.frameAncestors,
  });
  const requests = new WeakMap<FastifyRequest, Known>();
  let isClosing = false;

  const app = Fastify({
    bodyLimit: settings.maxBodyBytes,
    requestTimeout: settings.timeoutMs,
    // Given here as well, Node's limit for the head of a request follows, which would else be the one for all of it.
    // And Node looks for late requests only twice a minute unless told otherwise.
    http: { requestTimeout: settings.timeoutMs, connectionsCheckingInterval: 1000 },
    // What comes while it closes on a connection that is still open is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply);
      fail(new Refusal(400, "The address is not encoded as it should be."), request, reply);
    },
  });

  function begin(request: FastifyRequest, reply: FastifyReply): Known {
    const known: Known = { startedAt: performance.now() };
    requests.set(request, known);
    reply.headers(USUAL_HEADERS);
    closeWhenStalled(reply.raw, settings.writeTimeoutMs, (refusal) => {
      known.failure = refusal;
    });
    reply.raw.once("close", () => {
      log(requestLine(request.raw, reply.raw, known));
      // A browser would keep the connection for its next request, and the gateway from ending.
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
    return known;
  }

  /** Everything that a request can be refused for is found here, before anything of its body is read. */
  app.addHook("onRequest", async (request, reply) => {
    const known = begin(request, reply);
    const { method = "", url = "", headers } = request.raw;
    const path = pathOf(url);
    if (PROBES.has(path)) return;
    if (!path.startsWith("/")) throw new Refusal(400, "The gateway is no proxy for other addresses.");
    checkHost(headers, settings.hosts);
    known.user = await checkAccess(request.raw);
    if (isServicePath(path)) {
      checkSite(headers);
      checkDestination(headers);
      known.match = matchOperation(method, url);
      if (headers["content-encoding"] !== undefined)
        throw new Refusal(415, "The gateway takes no compressed bodies.");
    } else if (method !== "GET" && method !== "HEAD") {
      throw new Refusal(405, "Files are only read.", { Allow: "GET, HEAD" });
    }
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...BODY_MEDIA_TYPES], { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  /** By the address as it was sent: the router's own idea of it is decoded, and so not always the same. */
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.raw.url ?? "");
    const match = requests.get(request)?.match;
    if (match !== undefined) return forward(match, request, reply);
    if (path === "/healthz") return reply.send({ status: "ok" });
    if (path === "/readyz") return sendReadiness(reply);
    return sendApp({ assets, policy, path, headers: request.headers }, reply);
  }

  async function forward(match: Match, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body } = request;
    const mediaType = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const {
      statusCode,
      headers,
      body: content,
    } = await upstream.forward({
      match,
      headers: requestHeaders(request.headers, body instanceof Buffer ? mediaType : null),
      body: body instanceof Buffer ? body : null,
      signal: abortedWith(reply),
    });
    content.once("error", (error) => {
      const known = requests.get(request);
      if (known !== undefined && error instanceof Refusal) known.failure ??= error;
    });
    const { method } = match.operation;
    reply.code(statusCode).headers(answerHeaders(headers, { method, status: statusCode }, settings.cache));
    return reply.send(content);
  }

  async function sendReadiness(reply: FastifyReply): Promise<FastifyReply> {
    if (isClosing) throw new Refusal(503, "The gateway is closing.");
    try {
      await upstream.ready();
    } catch (cause) {
      throw new Refusal(503, "The gateway has no token of the service.", {}, cause);
    }
    return reply.send({ status: "ready" });
  }

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const known = requests.get(request);
    const refusal = asRefusal(error);
    if (known !== undefined) known.failure = refusal;
    // Some may be of an answer that broke off before any of it was sent.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.code(refusal.status).headers({ ...USUAL_HEADERS, ...refusal.headers });
    reply.type("application/problem+json").send(problemBody(refusal));
  }

  app.route({ method: app.supportedMethods, url: "/*", handler: answer });
  app.setNotFoundHandler(answer);
  app.setErrorHandler(fail);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onClose", async () => upstream.close());
  return app;
}

/** A signal that is aborted when the browser goes away before it has its answer. */
function abortedWith({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
