import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { describeOrigin } from "#core/api/openapi/document.ts";
import { createService } from "#core/catalogue/service/service.ts";
import type { CatalogueSource } from "#core/catalogue/service/source.ts";
import { isServicePath } from "#node/gateway/forward/match.ts";
import { Refusal } from "#node/gateway/forward/refusal.ts";
import { pathOf } from "#node/gateway/forward/request-target.ts";
import type { Assets } from "#node/gateway/serve/assets.ts";
import { createHttpServer, PROBES } from "#node/gateway/serve/http-server.ts";
import type { Log } from "#node/gateway/serve/log.ts";
import { sendApp } from "#node/gateway/serve/send-app.ts";
import { isLoopback, loopbackNames } from "#node/gateway/settings/listen-address.ts";

/** The built app, with the Content-Security-Policy of its page. */
export type ServedApp = { readonly assets: Assets; readonly policy: string };

type ServerOptions = {
  readonly host: string;
  /** The app to serve besides; default: none. */
  readonly app?: ServedApp;
  /** Origins whose pages may read the responses. */
  readonly origins: readonly string[];
  readonly log: Log;
};

/** The bodies of E1 and E10 are small. */
const MAX_BODY_BYTES = 1_048_576;
const TIMEOUT_MS = 30_000;
const DESCRIPTION = JSON.stringify(describeOrigin({ hasTokens: true }));
const DESCRIPTION_PATH = "/openapi.json";
/** What is passed on to the service; requests like TRACE cannot be. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * A server that implements E1 to E15 for a catalogue, if there is one, and describes them at `/openapi.json`. `listen` starts it; `close`
 * stops it gracefully.
 */
export function createCatalogueServer(
  source: CatalogueSource | null,
  { host, app: built, origins, log }: ServerOptions,
): FastifyInstance {
  const service = source === null ? null : createService(source, { isOpen: true, hasBasePath: false });
  const app = createHttpServer({
    hosts: isLoopback(host) ? loopbackNames(host) : null,
    hostAdvice: "Start it with --host and an address of this computer in its network.",
    requestTimeoutMs: TIMEOUT_MS,
    writeTimeoutMs: TIMEOUT_MS,
    maxBodyBytes: MAX_BODY_BYTES,
    log,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url = "", method = "", headers } = request.raw;
    const path = pathOf(url);
    if (PROBES.has(path)) return reply.send({ status: "ok" });
    if (built !== undefined && !isServicePath(path) && path !== DESCRIPTION_PATH) {
      if (method !== "GET" && method !== "HEAD")
        throw new Refusal(405, "Files can only be requested with GET and HEAD.", { Allow: "GET, HEAD" });
      return sendApp({ ...built, path, headers }, reply);
    }
    if (service === null) throw new Refusal(404, "There is no service at this address.");
    const { origin } = headers;
    if (origin !== undefined && origins.includes(origin)) {
      reply.headers({ "Access-Control-Allow-Origin": origin, Vary: "Origin" });
      if (method === "OPTIONS") return preflight(reply);
    }
    if (path === DESCRIPTION_PATH && (method === "GET" || method === "HEAD"))
      return reply.type("application/json").send(DESCRIPTION);
    if (!METHODS.has(method)) throw new Refusal(405, "The operations are called with GET and POST.");
    const response = await service.handle(toRequest(request));
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  }

  app.route({ method: app.supportedMethods, url: "/*", handler: handle });
  app.setNotFoundHandler(handle);
  return app;
}

function toRequest({ raw, body }: FastifyRequest): Request {
  const { url = "", method = "", headers } = raw;
  const address = `http://${headers.host ?? "localhost"}${url}`;
  const parsed = URL.parse(address);
  if (parsed === null) throw new Refusal(400, "The address is not valid.");
  // Parsing resolves `..` and turns backslashes into slashes.
  if (parsed.pathname !== pathOf(url)) throw new Refusal(404, "There is no such operation.");
  const type = headers["content-type"];
  return new Request(address, {
    method,
    ...(type === undefined ? {} : { headers: { "Content-Type": type } }),
    ...(body instanceof Buffer && method !== "GET" && method !== "HEAD"
      ? { body: new Uint8Array(body) }
      : {}),
  });
}

/** Responds to a CORS preflight request. */
function preflight(reply: FastifyReply): FastifyReply {
  reply.headers({
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Max-Age": "600",
  });
  return reply.code(204).send();
}
