import { useInfiniteQuery, keepPreviousData } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { useScope } from "#queries/scope.ts";
import { useRememberNames } from "./concept-list.tsx";

/**
 * What E5 says of one classification: there is no operation for a single one. Null while unknown, and where E5 does not have it; with
 * `enabled: false`, nothing is asked.
 */
export function useClassification(versionGuid: string, { enabled = true } = {}): ConceptSummary | null {
  const { data, isPlaceholderData, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    ...classificationsQuery(useScope()),
    enabled,
    placeholderData: keepPreviousData,
  });
  // They name the versions that E5 does not have, too.
  useRememberNames("classification", isPlaceholderData ? undefined : data?.items);
  const found = data?.items.find((item) => item.versionGuid === versionGuid) ?? null;
  const isWanted = enabled && found === null && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
  return found;
}
