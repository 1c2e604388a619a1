import { problemResponse, Refusal } from "./problem.ts";
import { createQuery } from "./query.ts";
import { authenticationRoutes } from "./routes/authentication.ts";
import { classificationRoutes } from "./routes/classifications.ts";
import { conceptRoutes } from "./routes/concepts.ts";
import { constructionObjectRoutes } from "./routes/construction-objects.ts";
import { documentRoutes } from "./routes/documents.ts";
import { propertyRoutes } from "./routes/properties.ts";
import { requirementsRoutes } from "./routes/requirements.ts";
import { templateRoutes } from "./routes/templates.ts";
import { unitRoutes } from "./routes/units.ts";
import { type Match, matchRoutes, type Route } from "./routing.ts";
import type { CatalogueSource } from "./source.ts";
import { createTokens, OPEN_TOKENS, type Tokens } from "./tokens.ts";

export type Service = {
  /**
   * Responds to a request for any of E1 to E15; errors are Problem bodies (2.10). The response to HEAD is that to GET: an HTTP
   * server leaves its body out. Like `fetch`, it rejects only if the request is aborted, with the abort reason.
   */
  readonly handle: (request: Request) => Promise<Response>;
};

export type ServiceOptions = {
  /** Whether requests need no valid token. Default: only tokens from E1 for the sample's client are accepted. */
  isOpen?: boolean;
  /** Whether the base URL of the service may have a path, whatever it is. Default: true. */
  hasBasePath?: boolean;
};

const ROUTES: readonly Route[] = [
  ...authenticationRoutes,
  ...classificationRoutes,
  ...conceptRoutes,
  ...constructionObjectRoutes,
  ...documentRoutes,
  ...propertyRoutes,
  ...requirementsRoutes,
  ...templateRoutes,
  ...unitRoutes,
];

/**
 * A service for a catalogue with tokens of its own (E1 to E15). It runs wherever `Request` and `Response` exist: in a page, in a worker,
 * and in Node.
 */
export function createService(
  source: CatalogueSource,
  { isOpen = false, hasBasePath = true }: ServiceOptions = {},
): Service {
  const tokens = isOpen ? OPEN_TOKENS : createTokens();

  async function respond(request: Request, url: URL): Promise<unknown> {
    const matches = matchRoutes(ROUTES, url.pathname, hasBasePath);
    const { route, parameters } = chooseRoute(matches, request.method);
    if (route.isOpen !== true && !isOpen) checkToken(request, tokens);
    const query = createQuery(url.searchParams);
    return route.handler({
      request,
      url,
      query,
      parameter: (name) => parameters.get(name) ?? "",
      load: (parts, cultures = []) => source.load(parts, cultures),
      isLoaded: source.isLoaded,
      cultures: (name) => {
        const culture = query.text(name);
        return culture === undefined ? undefined : source.culturesFor(culture);
      },
      tokens,
    });
  }

  return {
    async handle(request) {
      const { signal } = request;
      signal.throwIfAborted();
      const url = new URL(request.url);
      try {
        const body = await respond(request, url);
        signal.throwIfAborted();
        return new Response(JSON.stringify(body), {
          headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
        });
      } catch (error) {
        signal.throwIfAborted();
        const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
        return problemResponse(refusal, url.pathname);
      }
    },
  };
}

/** The methods of requests that a route of this method responds to. */
const METHODS: Readonly<Record<Route["method"], readonly string[]>> = {
  GET: ["GET", "HEAD"],
  POST: ["POST"],
};

function chooseRoute(matches: readonly Match[], method: string): Match {
  const match = matches.find(({ route }) => METHODS[route.method].includes(method));
  if (match !== undefined) return match;
  if (matches.length === 0) throw new Refusal(404, "There is no such operation.");
  const required = matches.map(({ route }) => route.method);
  const allowed = required.flatMap((method) => METHODS[method]).join(", ");
  throw new Refusal(405, `The operation requires the method ${required.join(", ")}.`, { Allow: allowed });
}

function checkToken(request: Request, tokens: Tokens): void {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  const challenge = { "WWW-Authenticate": "Bearer" };
  if (token === undefined) throw new Refusal(401, "The operation requires an access token.", challenge);
  if (!tokens.isValid(token))
    throw new Refusal(401, "The access token is unknown or has expired.", challenge);
}
