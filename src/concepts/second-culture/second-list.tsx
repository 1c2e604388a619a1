import { useQuery, useQueryClient, type UseQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { cultureLabel } from "#lib/text/culture.ts";
import { createStore, type Store } from "#lib/store.ts";
import { listOf } from "#queries/list/list-of.ts";
import type { PagedQueryOptions } from "#queries/list/paging.ts";
import { type Scope, useScope } from "#queries/scope.ts";
import { secondNamesOf, secondScope } from "#queries/second-names.ts";
import { Failure } from "../failure/failure.tsx";
import { loadSecondList } from "./load-second-list.ts";
import type { ListView } from "./list-view.ts";

type SecondListProps = {
  readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
  readonly view: Pick<Store<ListView>, "get" | "subscribe">;
  readonly beside: string;
};

/** Loads the pages in view of a list in the second culture; says why names are missing. Render it with the culture as its key. */
export function SecondList({ query, view, beside }: SecondListProps) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const store = listOf(queryClient, query(secondScope(scope, beside)));
  const first = listOf(queryClient, query(scope));
  const names = secondNamesOf(queryClient, scope, beside);
  const [isCut, setCut] = useState(false);
  useEffect(() => loadSecondList({ store, first, view, names, onCut: setCut }), [store, first, view, names]);
  const error = useSyncExternalStore(store.state.subscribe, () => store.state.get().error);
  if (error !== null) return <Failure error={error} onRetry={store.retry} compact />;
  if (!isCut) return null;
  return (
    <p role="status">
      The list has another order in {cultureLabel(beside)}, so some of its names are not loaded here.
    </p>
  );
}

type SecondListOfProps = Omit<SecondListProps, "view"> & {
  /** The concept of the page; null until it is known. */
  readonly concept: Pick<ConceptSummary, "versionGuid" | "guid"> | null;
};

/** The same for one concept of a list, such as that of a heading. */
export function SecondListOf({ concept, ...props }: SecondListOfProps) {
  const view = useMemo(
    () => createStore<ListView>({ rows: null, items: () => (concept === null ? [] : [concept]) }),
    [concept],
  );
  return <SecondList {...props} view={view} />;
}

type SecondQueryProps<T, K extends QueryKey> = {
  readonly query: (scope: Scope) => UseQueryOptions<T, Error, T, K>;
  readonly beside: string;
};

/** Loads a single concept in the second culture. */
export function SecondQuery<T, K extends QueryKey>({ query, beside }: SecondQueryProps<T, K>) {
  const { error, refetch } = useQuery(query(secondScope(useScope(), beside)));
  return error === null ? null : <Failure error={error} onRetry={() => void refetch()} compact />;
}
