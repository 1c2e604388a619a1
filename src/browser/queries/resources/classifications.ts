import { queryOptions } from "@tanstack/react-query";
import { rememberNames } from "#browser/storage/concept-names.ts";
import {
  type ClassificationCode,
  listClassificationCodes,
  listClassifications,
} from "#core/api/resources/classifications.ts";
import { conceptsQueryOptions } from "../list/paging.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

/** All classifications (E5), page by page. */
export function classificationsQuery(scope: Scope) {
  return conceptsQueryOptions(scope, {
    key: ["classifications"],
    kind: "classification",
    fetchConcepts: (page, signal) => listClassifications(scope.client, page, signal),
  });
}

export type CodeMatch = { readonly searchTerm: string } | { readonly classNumber: string };

/**
 * The codes of a classification that match a text in name or number (E2), page by page. At most one of `searchTerm` and
 * `classNumber` is sent; without either, these are the codes of the first level.
 */
export function matchingCodesQuery(scope: Scope, versionGuid: string, match: CodeMatch | null) {
  return conceptsQueryOptions(scope, {
    key: ["classifications", versionGuid, "codes", match],
    // Most hits of a search are never opened.
    kind: null,
    fetchConcepts: (page, signal) =>
      listClassificationCodes(scope.client, { versionGuid, ...match, ...page }, signal),
  });
}

/**
 * The first page of `matchingCodesQuery` alone: for a search over several classifications at once, and where the first matches are enough.
 * Without a match, the first page of the first level.
 */
export function firstMatchingCodesQuery(scope: Scope, versionGuid: string, match: CodeMatch | null) {
  const { queryKey, page } = matchingCodesQuery(scope, versionGuid, match);
  return queryOptions({ ...page(0), queryKey: [...queryKey, "first"] });
}

/**
 * One code, looked up by its class number (E2); null if the service has no code with that number and that GUID. Its name is remembered.
 */
export function codeByNumberQuery(scope: Scope, classification: string, code: string, classNumber: string) {
  const { client, service, culture, takes, isSecond = false } = scope;
  return queryOptions({
    queryKey: [...scopeKey(scope, culture), "classifications", classification, "code", code, classNumber],
    queryFn: async ({ signal }): Promise<ClassificationCode | null> => {
      const list = await listClassificationCodes(
        client,
        { versionGuid: classification, classNumber, culture, skip: 0, take: takes.codes },
        signal,
      );
      const found = list.results.find(({ versionGuid }) => versionGuid === code) ?? null;
      if (found !== null && !isSecond) rememberNames(service, culture, "code", [found]);
      return found;
    },
  });
}
