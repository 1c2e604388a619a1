import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { rememberNames } from "#browser/storage/concept-names.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";
import { afterResponses } from "./after-responses.ts";

type CacheScope = Pick<Scope, "service" | "culture">;
type Codes = PagedList<ClassificationCode>;

/** Whether a query is a page of codes (E2) of any tree or search. */
const isPageOfCodes = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey[2] === "classifications" && queryKey[4] === "codes";

/** A code that some response (E2) has contained in the culture; null if none has. Nothing is requested. */
export function loadedCode(
  queryClient: QueryClient,
  scope: CacheScope,
  versionGuid: string,
): ClassificationCode | null {
  const queryKey = scopeKey(scope, scope.culture);
  for (const [, list] of queryClient.getQueriesData<Codes>({ queryKey, predicate: isPageOfCodes })) {
    const found = list?.results.find((code) => code.versionGuid === versionGuid);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Remembers the name of one code as soon as a response (E2) contains it. Not all codes of a tree are remembered: there may be 100,000. Returns
 * a function that ends the waiting.
 */
export function rememberCodeWhenLoaded(
  queryClient: QueryClient,
  scope: CacheScope,
  versionGuid: string,
): () => void {
  return afterResponses(queryClient, isPageOfCodes, () => {
    const code = loadedCode(queryClient, scope, versionGuid);
    if (code !== null) rememberNames(scope.service, scope.culture, "code", [code]);
    return code !== null;
  });
}
