import { useQueries } from "@tanstack/react-query";
import { useRowsAtRest } from "#browser/parts/list/use-rows-at-rest.ts";
import { failureOf } from "#browser/queries/failed-requests.ts";
import { unitQuery } from "#browser/queries/resources/units.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { RememberedUnit } from "./use-remembered-units.ts";

/**
 * Loads the missing details of the units in view (E15); queued requests are cancelled when a unit leaves the view. Their names and
 * dimensions are provided by `useRememberedUnits`.
 */
export function useDetailsInView(inView: readonly RememberedUnit[]) {
  const scope = backgroundScope(useScope());
  return useQueries({
    // A unit is remembered before its query has ended, which would be cancelled if it were left out for that.
    queries: useRowsAtRest(inView).map(({ versionGuid, dimensions }) => ({
      ...unitQuery(scope, versionGuid),
      enabled: dimensions === undefined,
    })),
    combine: failureOf,
  });
}
