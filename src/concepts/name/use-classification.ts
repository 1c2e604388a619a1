import { useEffect } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import { useRememberNames } from "./use-remember-names.ts";

/**
 * One classification from the list (E5), since there is no operation for a single one. Null while unknown, and if E5 does not list it; with
 * `enabled: false`, nothing is requested. While another culture loads, it `isStale`: named in the previous one.
 */
export function useClassification(versionGuid: string, { enabled = true } = {}) {
  const { list, store, isPlaceholder, hasMore, isFetching } = usePages(classificationsQuery(useScope()), {
    enabled,
  });
  // Remembered, because the list may not contain all versions that pages refer to.
  useRememberNames("classification", isPlaceholder ? undefined : list?.items);
  const found: ConceptSummary | null = list?.items.find((item) => item.versionGuid === versionGuid) ?? null;
  const isWanted = found === null && hasMore && !isFetching;
  useEffect(() => {
    if (isWanted) store?.loadMore();
  }, [isWanted, store]);
  return { classification: found, isStale: isPlaceholder };
}
