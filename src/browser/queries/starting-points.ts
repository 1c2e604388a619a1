import { queryOptions, useQuery } from "@tanstack/react-query";
import type { StartingPoint, StartingPoints } from "#browser/session/config.ts";
import { useSession } from "#browser/session/session-context.tsx";
import type { Session } from "#browser/session/session.ts";
import { rememberedConcept, rememberNames } from "#browser/storage/concept-names.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";

/** The lists of concepts among the starting points, with the kind of their items. */
export const STARTING_POINT_LISTS = [
  { list: "propertyTags", kind: "property-tag" },
  { list: "units", kind: "unit" },
  { list: "documents", kind: "document" },
  { list: "properties", kind: "property" },
] as const;

/** The starting points from the configuration, or from the sample catalogue. Their names are remembered. */
export function startingPointsQuery(session: Session) {
  return queryOptions({
    queryKey: [session.key, null, "starting-points"],
    queryFn: async (): Promise<StartingPoints> => {
      const points = await session.startingPoints();
      for (const { list, kind } of STARTING_POINT_LISTS) rememberPoints(session.key, kind, points[list]);
      return points;
    },
  });
}

/** The starting points of the connected service. */
export function useStartingPoints() {
  const { session } = useSession();
  return useQuery(startingPointsQuery(session));
}

/** Names from the service take precedence over names from the configuration. */
function rememberPoints(service: string, kind: ConceptKind, points: readonly StartingPoint[]): void {
  const news = points.filter(
    ({ versionGuid, name }) => name !== "" && rememberedConcept(service, kind, versionGuid) === null,
  );
  rememberNames(
    service,
    null,
    kind,
    news.map(({ versionGuid, name }) => ({ versionGuid, guid: null, name: null, defaultName: name })),
  );
}
