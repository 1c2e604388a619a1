import document from "../../../../docs/openapi.json" with { type: "json" };

/** The OpenAPI description of the interface, as in the repository. */
export const OPENAPI_DOCUMENT: { readonly paths: Readonly<Record<string, object>> } & object = document;

/** The description of a service at the root of this origin, for a server that serves it; without E1 and tokens if it requires none. */
export function describeOrigin({ hasTokens }: { readonly hasTokens: boolean }): object {
  const here = { ...document, servers: [{ url: "/" }] };
  if (hasTokens) return here;
  const { "/authentication/api/v1/oauth2/token": _token, ...paths } = document.paths;
  const { securitySchemes: _schemes, ...components } = document.components;
  return {
    ...here,
    security: [],
    tags: document.tags.filter(({ name }) => name !== "Authentication"),
    paths,
    components,
  };
}
