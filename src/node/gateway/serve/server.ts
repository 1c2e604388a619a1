import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { describeOrigin } from "#core/api/openapi/document.ts";
import { createAccessCheck } from "../auth/access.ts";
import { BODY_MEDIA_TYPES, isServicePath, type Match, matchOperation } from "../forward/match.ts";
import { pipeResponse } from "../forward/pipe-response.ts";
import { Refusal } from "../forward/refusal.ts";
import { pathOf } from "../forward/request-target.ts";
import { responseHeaders, requestHeaders } from "../forward/service-headers.ts";
import { createUpstream } from "../forward/upstream.ts";
import type { Settings } from "../settings/settings.ts";
import { foreignOrigins } from "./app-config.ts";
import { type Assets, jsonAsset } from "./assets.ts";
import { isAmong } from "./client-address.ts";
import { fail } from "./fail.ts";
import { pagePolicy, USUAL_HEADERS } from "./headers.ts";
import { createHttpServer, PROBES } from "./http-server.ts";
import type { Log } from "./log.ts";
import { checkDestination, checkSite } from "./origin.ts";
import { sendApp } from "./send-app.ts";

/** A request that is to be forwarded, and what stops it. */
type Accepted = { readonly match: Match; readonly stop: AbortController };

/**
 * The gateway: serves the built app and forwards E2 to E15 to one service. `listen` starts it; `close` stops it gracefully.
 */
export function createGateway(settings: Settings, built: Assets, log: Log): FastifyInstance {
  const upstream = createUpstream(settings);
  const access = createAccessCheck(settings.access);
  const assets = new Map([...built, ["/config.json", jsonAsset(JSON.stringify(settings.appConfig))]]);
  if (settings.hasOpenApi)
    assets.set("/openapi.json", jsonAsset(JSON.stringify(describeOrigin({ hasTokens: false }))));
  const policy = pagePolicy({
    page: built.get("/index.html")?.identity.bytes.toString("utf8") ?? "",
    connect: [...foreignOrigins(settings.appConfig), ...settings.connect],
    frameAncestors: settings.frameAncestors,
  });
  const accepted = new WeakMap<FastifyRequest, Accepted>();
  let isClosing = false;

  const app = createHttpServer({
    hosts: settings.hosts,
    hostAdvice: "Add it to PLINTH_ALLOWED_HOSTS of the gateway.",
    isProxy: (address) => isAmong(address, settings.proxies),
    requestTimeoutMs: settings.timeoutMs,
    writeTimeoutMs: settings.writeTimeoutMs,
    maxBodyBytes: settings.maxBodyBytes,
    log,
  });

  /** All checks of a request, before any of its body is read. */
  app.addHook("onRequest", async (request, reply) => {
    const { method = "", url = "", headers } = request.raw;
    const path = pathOf(url);
    if (PROBES.has(path)) return;
    const stop = abortedWith(reply);
    const user = await access.userOf(request, stop.signal);
    if (user !== null) request.notes.facts = { user };
    if (isServicePath(path)) {
      checkSite(headers);
      checkDestination(headers);
      const match = matchOperation(method, url);
      accepted.set(request, { match, stop });
      const { operation, parameters } = match;
      request.notes.facts = { ...request.notes.facts, operation: operation.id, parameters };
      if (headers["content-encoding"] !== undefined)
        throw new Refusal(415, "The gateway does not accept compressed request bodies.");
    } else if (method !== "GET" && method !== "HEAD") {
      throw new Refusal(405, "Files can only be requested with GET and HEAD.", { Allow: "GET, HEAD" });
    }
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...BODY_MEDIA_TYPES], { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  /** Routes by the raw URL: that of Fastify's router is decoded and may differ. */
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.raw.url ?? "");
    const toForward = accepted.get(request);
    if (toForward !== undefined) return forward(toForward, request, reply);
    if (path === "/healthz") return reply.send({ status: "ok" });
    if (path === "/readyz") return sendReadiness(reply);
    return sendApp({ assets, policy, path, headers: request.headers }, reply);
  }

  async function forward(
    { match, stop }: Accepted,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { body } = request;
    const mediaType = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const response = await upstream.forward({
      match,
      headers: requestHeaders(request.headers, body instanceof Buffer ? mediaType : null),
      body: body instanceof Buffer ? body : null,
      stop,
    });
    const { statusCode: status, headers: received } = response;
    const { method } = match.operation;
    reply.hijack();
    pipeResponse(response, reply.raw, {
      headers: { ...USUAL_HEADERS, ...responseHeaders(received, { method, status }, settings.cache) },
      onError: (error) => fail(upstream.bodyFailure(error), request, reply),
    });
    return reply;
  }

  async function sendReadiness(reply: FastifyReply): Promise<FastifyReply> {
    if (isClosing) throw new Refusal(503, "The gateway is shutting down.");
    try {
      await upstream.ready();
    } catch (cause) {
      throw new Refusal(503, "The gateway has no token for the service.", {}, cause);
    }
    return reply.send({ status: "ready" });
  }

  app.route({ method: app.supportedMethods, url: "/*", handler: handle });
  app.setNotFoundHandler(handle);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onClose", async () => {
    await Promise.all([upstream.close(), access.close()]);
  });
  return app;
}

/** Aborts when the client disconnects before the response is complete. */
function abortedWith({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  // The client may already have disconnected, while its password was checked.
  if (raw.destroyed) controller.abort();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller;
}
