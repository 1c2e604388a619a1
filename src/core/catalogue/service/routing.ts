import { percentDecoded } from "#core/text/percent-encoding.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Cultures } from "./concept.ts";
import type { Query } from "./query.ts";
import type { Part } from "./source.ts";
import type { Tokens } from "./tokens.ts";

/** The context of a route handler. */
export type Call = {
  readonly request: Request;
  readonly url: URL;
  readonly query: Query;
  /** A variable segment of the path, decoded. */
  readonly parameter: (name: string) => string;
  /** The cultures requested by a query parameter; undefined without it, which means the default culture. */
  readonly cultures: (name: string) => Cultures | undefined;
  readonly isLoaded: (part: Part) => boolean;
  /** Loads the catalogue with these parts, and with their texts in these cultures. */
  readonly load: (parts: readonly Part[], cultures?: Cultures) => Promise<Catalogue>;
  readonly tokens: Tokens;
};

export type Route = {
  readonly method: "GET" | "POST";
  /** The end of the path, with variable segments in braces. */
  readonly path: string;
  /** Whether it requires no token. */
  readonly isOpen?: true;
  /** Returns the body of the response, or throws a Refusal. */
  readonly handler: (call: Call) => unknown;
};

export type Match = { readonly route: Route; readonly parameters: ReadonlyMap<string, string> };

/** The routes that match a path, or the end of it if the base URL of the service may have a path too; for any method. */
export function matchRoutes(routes: readonly Route[], pathname: string, hasBasePath: boolean): Match[] {
  // The segment before the first slash is empty.
  const [, ...segments] = pathname.split("/");
  return routes.flatMap((route) => {
    const pattern = route.path.split("/").slice(1);
    if (segments.length > pattern.length && !hasBasePath) return [];
    const parameters = matchEnd(pattern, segments);
    return parameters === null ? [] : [{ route, parameters }];
  });
}

function matchEnd(pattern: readonly string[], segments: readonly string[]): Map<string, string> | null {
  const offset = segments.length - pattern.length;
  if (offset < 0) return null;
  const parameters = new Map<string, string>();
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[offset + index] ?? "";
    if (!expected.startsWith("{")) {
      if (segment !== expected) return null;
      continue;
    }
    const value = percentDecoded(segment);
    if (value === null || value === "") return null;
    parameters.set(expected.slice(1, -1), value);
  }
  return parameters;
}
