import { notifyManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { PagedList } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type Scope, scopeKey } from "./scope/scope.ts";

/** The codes that a search in a classification has found. */
export type FoundCodes = { readonly classification: string; readonly list: PagedList<ClassificationCode> };

/** What all searches by `firstMatchingCodesQuery` have found so far, in the culture of the scope: their cached responses. */
export function useFoundCodes({
  service,
  culture,
}: Pick<Scope, "service" | "culture">): readonly FoundCodes[] {
  const queryClient = useQueryClient();
  const store = useMemo(
    () => foundCodesOf(queryClient, scopeKey({ service }, culture)),
    [queryClient, service, culture],
  );
  return useSyncExternalStore(store.subscribe, store.get);
}

function foundCodesOf(queryClient: QueryClient, scope: ReturnType<typeof scopeKey>) {
  const isSearch = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    queryKey[2] === "classifications" && queryKey.at(-1) === "first";
  let found: readonly FoundCodes[] = [];
  return {
    /** The same array until something has been found. */
    get: (): readonly FoundCodes[] => {
      const lists = queryClient.getQueriesData<FoundCodes["list"]>({ queryKey: scope, predicate: isSearch });
      const next = lists.flatMap(([{ 3: classification }, list]) =>
        typeof classification === "string" && list !== undefined ? [{ classification, list }] : [],
      );
      const isSame =
        next.length === found.length && next.every(({ list }, index) => list === found[index]?.list);
      if (!isSame) found = next;
      return found;
    },
    subscribe: (listener: () => void): (() => void) => {
      // Deferred, since queries are added while components render.
      const notify = notifyManager.batchCalls(listener);
      return queryClient.getQueryCache().subscribe(({ query }) => {
        if (isSearch(query)) notify();
      });
    },
  };
}
