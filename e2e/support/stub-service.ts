/** The responses shared by all stubs of this suite. The data are in `stub-codes.ts` and `stub-catalogue.ts`. */

export type Handler = (request: Request) => Response | Promise<Response>;

/** The headers with which a service may be used from another origin. */
export const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-expose-headers": "*",
};

export const TM = "/templates-management/api/v2";

export interface Item {
  versionGuid: string;
  guid?: string;
  defaultName?: string;
  name?: string;
}

/** A concept whose names are derived from its version GUID. */
export function concept(versionGuid: string, name: string): Item {
  return { versionGuid, guid: `concept of ${versionGuid}`, defaultName: name, name };
}

/** The requested page: a `PagedList`, or the plain array of E12. */
export function list(
  request: Request,
  items: readonly unknown[],
  shape: "paged" | "array" = "paged",
): Response {
  const { searchParams } = new URL(request.url);
  const skip = Number(searchParams.get("Skip") ?? 0);
  const take = Number(searchParams.get("Take") ?? 50);
  const results = items.slice(skip, skip + take);
  if (shape === "array") return Response.json(results);
  return Response.json({
    results,
    pagination: { total: items.length, take, skip, returned: results.length },
  });
}

export function problem(
  status: number,
  title = `Problem ${status}`,
  detail = `Detail of ${status}`,
): Response {
  return Response.json(
    { title, status, detail },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}
