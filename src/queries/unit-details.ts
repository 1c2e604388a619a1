import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Unit } from "#api/units.ts";
import { BoundedRun } from "#lib/bounded-run.ts";
import { type Scope, useScope } from "./scope.ts";
import { unitQuery } from "./units.ts";

/** Requests under way at once: kind to a service that limits them. */
const PARALLEL = 4;
/** So many failures in a row are no accident any more. */
const GIVE_UP_AFTER = 25;

type UnitDetailsRun = BoundedRun<string, Unit>;

/** Fetches the details of many units (E15) through the query cache, given by version GUID. */
function createUnitDetailsRun(queryClient: QueryClient, scope: Scope): UnitDetailsRun {
  return new BoundedRun<string, Unit>({
    parallel: PARALLEL,
    giveUpAfter: GIVE_UP_AFTER,
    keyOf: (versionGuid) => versionGuid,
    work: async (versionGuid, signal) => {
      const query = unitQuery(scope, versionGuid);
      const cancel = (): void => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      signal.addEventListener("abort", cancel);
      try {
        return await queryClient.query(query);
      } finally {
        signal.removeEventListener("abort", cancel);
      }
    },
    onResult: () => {},
  });
}

/** A run of the page's own: it stops when the page is left, and when another service is asked. */
export function useUnitDetailsRun(): UnitDetailsRun {
  const queryClient = useQueryClient();
  const { client, service, culture, takes } = useScope();
  const run = useMemo(
    () => createUnitDetailsRun(queryClient, { client, service, culture, takes }),
    [queryClient, client, service, culture, takes],
  );
  useEffect(() => () => run.stop(), [run]);
  return run;
}
