import type { Catalogue } from "./catalogue.ts";
import type { Cultures } from "./concept.ts";
import type { Query } from "./query.ts";
import type { Part } from "./source.ts";
import type { Tokens } from "./tokens.ts";

/** What a route gets to answer with. */
export type Call = {
  readonly request: Request;
  readonly url: URL;
  readonly query: Query;
  /** A variable segment of the path, decoded. */
  readonly parameter: (name: string) => string;
  /** What a query parameter of this name asks for; undefined without it, which is the default culture. */
  readonly cultures: (name: string) => Cultures | undefined;
  readonly isLoaded: (part: Part) => boolean;
  /** The catalogue with these parts in it, and with their texts in these cultures. */
  readonly load: (parts: readonly Part[], cultures?: Cultures) => Promise<Catalogue>;
  /** Whether E2 lists the codes below a code as well. */
  readonly listsCodesBelow: boolean;
  readonly tokens: Tokens;
};

export type Route = {
  readonly method: "GET" | "POST";
  /** The end of the path, with variable segments in braces. */
  readonly path: string;
  /** Whether it is called without a token. */
  readonly isOpen?: true;
  /** The body of the answer, or a Refusal thrown. */
  readonly answer: (call: Call) => unknown;
};

export type Match = { readonly route: Route; readonly parameters: ReadonlyMap<string, string> };

/** The routes whose path is the end of this one, whatever stands in front of it and whatever their methods. */
export function matchRoutes(routes: readonly Route[], pathname: string): Match[] {
  const segments = pathname.split("/");
  return routes.flatMap((route) => {
    const parameters = matchEnd(route.path.split("/").slice(1), segments);
    return parameters === null ? [] : [{ route, parameters }];
  });
}

function matchEnd(pattern: readonly string[], segments: readonly string[]): Map<string, string> | null {
  // The first segment is what stands in front of the first slash: nothing.
  const offset = segments.length - pattern.length;
  if (offset < 1) return null;
  const parameters = new Map<string, string>();
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[offset + index] ?? "";
    if (!expected.startsWith("{")) {
      if (segment !== expected) return null;
      continue;
    }
    const value = decode(segment);
    if (value === null || value === "") return null;
    parameters.set(expected.slice(1, -1), value);
  }
  return parameters;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
