import { useQuery, useQueryClient, type UseQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { listOf } from "#browser/queries/list/list-of.ts";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { conceptsIn, secondNamesOf, secondScope } from "#browser/queries/names/second-names.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import type { ListView } from "./list-view.ts";
import { loadSecondList } from "./load-second-list.ts";
import { useSecondFailure } from "./use-second-failure.ts";

type SecondListProps = {
  readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
  readonly view: Pick<Store<ListView>, "get" | "subscribe">;
  readonly beside: string;
};

/** Loads the pages in view of a list in the second culture; says why names are missing. Render it with the culture as its key. */
export function SecondList(props: SecondListProps) {
  const t = useTranslations("conceptDetails");
  const formats = useFormats();
  if (!useSecondList(props)) return null;
  return <p role="status">{t("otherOrder", { culture: formats.culture(props.beside) })}</p>;
}

/** Loads what of a list is in view; returns whether the limit of further pages leaves some names unknown. */
function useSecondList({ query, view, beside }: SecondListProps): boolean {
  const queryClient = useQueryClient();
  const scope = useScope();
  const store = listOf(queryClient, query(secondScope(scope, beside)));
  const first = listOf(queryClient, query(scope));
  const names = secondNamesOf(queryClient, scope, beside);
  const [isCut, setCut] = useState(false);
  useEffect(() => loadSecondList({ store, first, view, names, onCut: setCut }), [store, first, view, names]);
  const error = useSyncExternalStore(store.state.subscribe, () => store.state.get().error);
  useSecondFailure(beside, error, store.retry);
  return isCut && error === null;
}

type Identified = Pick<ConceptSummary, "versionGuid" | "guid">;

type SecondListOfProps = Pick<SecondListProps, "beside"> & {
  /** The list that contains the concepts; null if none is known to. */
  readonly query: SecondListProps["query"] | null;
  /** The concepts in view. */
  readonly concepts: readonly Identified[];
};

/** Loads some concepts of a list in the second culture. Those that it does not contain are marked as unknown. */
export function SecondListOf({ query, ...props }: SecondListOfProps) {
  return query === null ? <Unlisted {...props} /> : <Listed {...props} query={query} />;
}

function Listed({ query, concepts, beside }: SecondListOfProps & Pick<SecondListProps, "query">) {
  const [view] = useState(() => createStore<ListView>({ rows: null, items: () => [] }));
  useSecondList({ query, view, beside });
  useEffect(() => view.set({ rows: null, items: () => concepts }), [view, concepts]);
  return null;
}

/** No operation of the interface returns the names of these concepts. */
function Unlisted({ concepts, beside }: Omit<SecondListOfProps, "query">) {
  const names = secondNamesOf(useQueryClient(), useScope(), beside);
  useEffect(() => names.addUnlisted(concepts.map(conceptKey)), [names, concepts]);
  return null;
}

type SecondHeadingProps = Omit<SecondListOfProps, "concepts"> & {
  /** The concept of the heading. */
  readonly versionGuid: string;
};

/** The same for the concept of a heading. */
export function SecondHeading({ versionGuid, beside, query }: SecondHeadingProps) {
  const concepts = useMemo(() => [{ versionGuid, guid: null }], [versionGuid]);
  return <SecondListOf key={`${beside} ${versionGuid}`} query={query} concepts={concepts} beside={beside} />;
}

type SecondQueryProps<T, K extends QueryKey> = {
  readonly query: (scope: Scope) => UseQueryOptions<T, Error, T, K>;
  readonly beside: string;
};

/** Loads a single response in the second culture, once that of the first has names that are still missing. */
export function SecondQuery<T, K extends QueryKey>({ query, beside }: SecondQueryProps<T, K>) {
  const scope = useScope();
  const names = secondNamesOf(useQueryClient(), scope, beside);
  const { data } = useQuery({ ...query(scope), enabled: false });
  const isMissing = conceptsIn(data).some((concept) => names.get(conceptKey(concept)) === undefined);
  const { error, refetch } = useQuery({ ...query(secondScope(scope, beside)), enabled: isMissing });
  useSecondFailure(
    beside,
    error,
    useCallback(() => void refetch(), [refetch]),
  );
  return null;
}
