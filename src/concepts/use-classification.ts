import { useEffect } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import { useRememberNames } from "./use-remember-names.ts";

/**
 * What E5 says of one classification: there is no operation for a single one. Null while unknown, and where E5 does not have it; with
 * `enabled: false`, nothing is asked.
 */
export function useClassification(versionGuid: string, { enabled = true } = {}): ConceptSummary | null {
  const { list, store, isPlaceholder, hasMore, isFetching } = usePages(classificationsQuery(useScope()), {
    enabled,
  });
  // They name the versions that E5 does not have, too.
  useRememberNames("classification", isPlaceholder ? undefined : list?.items);
  const found = list?.items.find((item) => item.versionGuid === versionGuid) ?? null;
  const isWanted = found === null && hasMore && !isFetching;
  useEffect(() => {
    if (isWanted) store?.loadMore();
  }, [isWanted, store]);
  return found;
}
