import { queryOptions } from "@tanstack/react-query";
import {
  type ClassificationCode,
  listClassificationCodes,
  listClassifications,
} from "#api/classifications.ts";
import { conceptKey } from "#api/paging.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** All classifications (E5), page by page. */
export function classificationsQuery(scope: Scope) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "classifications"],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) => listClassifications(client, { culture, skip, take }, signal),
  });
}

export type CodeMatch = { readonly searchTerm: string } | { readonly classNumber: string };

/**
 * The codes of a classification that match a text in name or number (E2), page by page. At most one of `searchTerm` and
 * `classNumber` is sent; without either, these are the codes of the first level.
 */
export function matchingCodesQuery(scope: Scope, versionGuid: string, match: CodeMatch | null) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions<ClassificationCode>({
    queryKey: [...scopeKey(scope, culture), "classifications", versionGuid, "codes", match],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listClassificationCodes(client, { versionGuid, ...match, culture, skip, take }, signal),
  });
}

/**
 * The first page of what `matchingCodesQuery` finds, for a search over several classifications at once, and where the first ones are
 * enough; without a match, that of the first level.
 */
export function firstMatchingCodesQuery(scope: Scope, versionGuid: string, match: CodeMatch | null) {
  const { queryKey, take, fetchPage } = matchingCodesQuery(scope, versionGuid, match);
  return queryOptions({
    queryKey: [...queryKey, "first"],
    queryFn: ({ signal }) => fetchPage(0, take, signal),
  });
}

/** One code, found again by its class number (E2); null where the service knows no code of that number with that GUID. */
export function codeByNumberQuery(scope: Scope, classification: string, code: string, classNumber: string) {
  const { client, culture, takes } = scope;
  return queryOptions({
    queryKey: [...scopeKey(scope, culture), "classifications", classification, "code", code, classNumber],
    queryFn: async ({ signal }): Promise<ClassificationCode | null> => {
      const list = await listClassificationCodes(
        client,
        { versionGuid: classification, classNumber, culture, skip: 0, take: takes.codes },
        signal,
      );
      return list.results.find((found) => found.versionGuid === code) ?? null;
    },
  });
}
