import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { usePagedList } from "#browser/parts/list/use-paged-list.ts";
import { matchingCodesQuery } from "#browser/queries/resources/classifications.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { conceptKey, dedupe } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { looksLikeClassNumber } from "#core/code-tree/class-number/class-number.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { type Ancestor, findAncestors } from "#core/code-tree/hit-paths.ts";
import { type Matchable, matching } from "#core/text/match-text.ts";
import { useKeptCodes } from "./use-kept-codes.ts";

const NONE: readonly ClassificationCode[] = [];

/** The queries of a search (E2). `byNumber` is sent only if the text looks like a class number; its hits are listed first. */
export function hitQueries(scope: Scope, classification: string, search: string) {
  return {
    isNumber: looksLikeClassNumber(search),
    byNumber: matchingCodesQuery(scope, classification, { classNumber: search }),
    byTerm: matchingCodesQuery(scope, classification, { searchTerm: search }),
  };
}

/**
 * The codes of any level that match a search. While it is loading, previous hits that match the typed text stay; if the service cannot be
 * reached, they are those of the codes that are kept on this device.
 * @param typed the text of the search field, which may be ahead of the search
 */
export function useHits(tree: CodeTree, classification: string, search: string, typed: string) {
  const { isNumber, ...queries } = hitQueries(useScope(), classification, search);
  const byNumber = usePagedList(queries.byNumber, isNumber);
  const byTerm = usePagedList(queries.byTerm);
  const requested = isNumber ? [byNumber, byTerm] : [byTerm];
  const kept = useKeptCodes(
    tree,
    requested.find((list) => list.error !== null),
  );
  const lists = kept === null ? requested : [];
  const failed = lists.find((list) => list.error !== null);
  const unfinished = lists.find((list) => list.hasMore);
  const cutShort = lists.find((list) => list.data?.endsEarly === true);
  const isAhead = typed.trim() !== search.trim();
  const isStale = lists.some((list) => list.isStale) || isAhead;
  const [foundBy, setFoundBy] = useState(search);
  if (!isStale && foundBy !== search) setFoundBy(search);
  const [numbers, terms] = [byNumber.data, byTerm.data];
  const found = useMemo(
    () =>
      kept ??
      (isNumber
        ? deprecatedLast(dedupe([...(numbers?.items ?? []), ...(terms?.items ?? [])], conceptKey))
        : null),
    [kept, isNumber, numbers, terms],
  );
  const loaded = found ?? terms?.items ?? NONE;
  const items = useMemo(
    () => (isStale || kept !== null ? matching(loaded, typed, toMatchable) : loaded),
    [loaded, isStale, kept, typed],
  );
  const [onNumbersView, onTermsView] = [byNumber.onView, byTerm.onView];
  const before = isNumber ? (numbers?.count ?? 0) : 0;
  const onView = useCallback(
    (first: number, last: number) => {
      if (isNumber) onNumbersView(first, Math.min(last, before - 1));
      onTermsView(Math.max(0, first - before), last - before);
    },
    [isNumber, onNumbersView, onTermsView, before],
  );
  const isWhole = failed === undefined && unfinished === undefined && cutShort === undefined;
  // Rows that are not loaded yet exist only if all hits come from a single list.
  const isOneList = found === null && !isStale;
  return {
    /** The loaded hits that match the typed text. */
    items,
    /** All loaded hits: the same array while a letter is typed. */
    loaded,
    /** The search that found them. */
    foundBy,
    isStale,
    failed,
    /** The props of the list. */
    list: {
      items: isOneList ? (terms?.rows ?? items) : items,
      count: isOneList ? (terms?.count ?? 0) : items.length,
      total: isWhole || isStale ? items.length : (terms?.total ?? null),
      endsEarly: cutShort !== undefined,
      isCut: cutShort?.data?.isCut === true,
      isItemStale: (item: ClassificationCode) => lists.some((list) => list.isItemStale(item)),
      // What is typed is requested after a pause.
      isFetching: isAhead || lists.some((list) => list.isFetching),
      hasMore: unfinished !== undefined && failed === undefined,
      isLoadingMore: lists.some((list) => list.isLoadingMore),
      ...(unfinished === undefined ? {} : { onLoadMore: unfinished.loadMore }),
      ...(cutShort === undefined ? {} : { onRetry: cutShort.retry }),
      ...(isStale || kept !== null ? {} : { onView }),
    },
  };
}

/** The ancestors of each code, as far as they are known. */
export function useAncestors(
  tree: CodeTree,
  codes: readonly ClassificationCode[],
  culture: string | null,
): ReadonlyMap<ClassificationCode, readonly Ancestor[]> {
  const snapshot = useSyncExternalStore(tree.subscribe, tree.getSnapshot);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new snapshot of the tree may contain more ancestors
  return useMemo(() => findAncestors(tree, codes, culture), [tree, snapshot, codes, culture]);
}

function deprecatedLast(codes: readonly ClassificationCode[]): ClassificationCode[] {
  return codes.toSorted((a, b) => Number(a.isDeprecated === true) - Number(b.isDeprecated === true));
}

function toMatchable({ name, defaultName, classNumber }: ClassificationCode): Matchable {
  return { texts: [name, defaultName], number: classNumber };
}
