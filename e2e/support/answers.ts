/** Answers of a service that a test plays. */

export const TM = "/templates-management/api/v2";

export interface Item {
  versionGuid: string;
  guid?: string;
  defaultName?: string;
  name?: string;
}

/** A concept whose names follow from its version GUID. */
export function concept(versionGuid: string, name: string): Item {
  return { versionGuid, guid: `concept of ${versionGuid}`, defaultName: name, name };
}

/** The page of a `PagedList` that the request asks for. */
export function list(request: Request, items: readonly object[]): Response {
  const { searchParams } = new URL(request.url);
  const skip = Number(searchParams.get("Skip") ?? 0);
  const take = Number(searchParams.get("Take") ?? 50);
  const results = items.slice(skip, skip + take);
  return Response.json({
    results,
    pagination: { total: items.length, take, skip, returned: results.length },
  });
}

export function problem(status: number, title = `Problem ${status}`): Response {
  return Response.json(
    { title, status, detail: `Detail of ${status}` },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}
