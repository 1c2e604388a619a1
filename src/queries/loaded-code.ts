import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { PagedList } from "#api/paging/paging.ts";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import { rememberNames } from "#browser-storage/concept-names.ts";
import { type Scope, scopeKey } from "./scope.ts";

type CacheScope = Pick<Scope, "service" | "culture">;
type Codes = PagedList<ClassificationCode>;

/** Whether a query is a page of codes (E2) of any tree or search. */
const isPageOfCodes = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey[2] === "classifications" && queryKey[4] === "codes";

const codeIn = (list: Codes | undefined, versionGuid: string): ClassificationCode | null =>
  list?.results.find((code) => code.versionGuid === versionGuid) ?? null;

/** A code that some response (E2) has contained in the culture; null if none has. Nothing is requested. */
export function loadedCode(
  queryClient: QueryClient,
  scope: CacheScope,
  versionGuid: string,
): ClassificationCode | null {
  const queryKey = scopeKey(scope, scope.culture);
  for (const [, list] of queryClient.getQueriesData<Codes>({ queryKey, predicate: isPageOfCodes })) {
    const found = codeIn(list, versionGuid);
    if (found !== null) return found;
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
  const remember = (code: ClassificationCode): void =>
    rememberNames(scope.service, scope.culture, "code", [code]);
  const loaded = loadedCode(queryClient, scope, versionGuid);
  if (loaded !== null) {
    remember(loaded);
    return () => undefined;
  }
  const end = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const queryKey: QueryKey = query.queryKey;
    if (type !== "updated" || !isPageOfCodes({ queryKey })) return;
    if (queryKey[0] !== scope.service || queryKey[1] !== scope.culture) return;
    const code = codeIn(queryClient.getQueryData<Codes>(queryKey), versionGuid);
    if (code === null) return;
    end();
    remember(code);
  });
  return end;
}
