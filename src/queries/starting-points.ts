import { queryOptions } from "@tanstack/react-query";
import type { Session } from "#session/session.ts";

/** What the deployment, or the sample itself, gives people to start from. Does not depend on the culture. */
export function startingPointsQuery(session: Session) {
  return queryOptions({
    queryKey: [session.key, null, "starting-points"],
    queryFn: () => session.startingPoints(),
  });
}
