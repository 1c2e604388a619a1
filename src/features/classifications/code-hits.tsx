import { useCallback, useMemo } from "react";
import type { ClassificationCode } from "#api/classifications.ts";
import { conceptKey, dedupe } from "#api/paging.ts";
import { paths } from "#addresses.ts";
import { matchingCodesQuery } from "#queries/classifications.ts";
import { looksLikeClassNumber } from "#code-tree/class-number/class-number.ts";
import { isOfOldCulture } from "#queries/culture-switch.ts";
import { useScope } from "#queries/scope.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { AppLink } from "#concepts/app-link.tsx";
import { ListSkeleton } from "#concepts/concept-list.tsx";
import { Failure } from "#concepts/failure.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { usePagedList } from "#concepts/use-paged-list.ts";
import classes from "./code-hits.module.css";

const LABEL = "Matching codes";

type CodeHitsProps = { readonly classification: string; readonly search: string };

/**
 * The codes that match a search (E2), of any level. A text that looks like a class number is sent as one too; what that finds comes first.
 */
export function CodeHits({ classification, search }: CodeHitsProps) {
  const { culture } = useScope();
  const { lists, items, onView } = useHits(classification, search);
  const place = usePlaceKey();
  const failed = lists.find((list) => list.error !== null);
  const unfinished = lists.find((list) => list.hasMore);
  const cutShort = lists.find((list) => list.data?.endsEarly === true);
  const renderHit = useCallback(
    (item: ClassificationCode) => (
      <Hit item={item} classification={classification} search={search} culture={culture} />
    ),
    [classification, search, culture],
  );

  const failure = failed === undefined ? null : <Failure error={failed.error} onRetry={failed.retry} />;
  if (lists.every((list) => list.data === undefined)) return failure ?? <ListSkeleton label={LABEL} />;
  const isFetching = lists.some((list) => list.isFetching);
  if (items.length === 0) {
    if (failure !== null) return failure;
    return isFetching ? (
      <ListSkeleton label={LABEL} />
    ) : (
      <EmptyState>Nothing found for “{search}”.</EmptyState>
    );
  }
  const isWhole = unfinished === undefined && cutShort === undefined && failure === null;
  const [only, ...others] = lists;
  const count = others.length === 0 ? only?.data?.count : items.length;
  return (
    <InfiniteList
      label={LABEL}
      items={items}
      count={count ?? 0}
      total={isWhole ? (count ?? 0) : (lists.at(-1)?.data?.total ?? null)}
      endsEarly={cutShort !== undefined}
      isFetching={isFetching}
      {...(cutShort === undefined ? {} : { onRetry: cutShort.retry })}
      keyOf={hitKey}
      hasMore={unfinished !== undefined && failure === null}
      isLoadingMore={lists.some((list) => list.isLoadingMore)}
      {...(unfinished === undefined ? {} : { onLoadMore: unfinished.loadMore })}
      isStale={lists.some((list) => list.isStale)}
      isItemStale={isOfOldCulture}
      onView={onView}
      notice={failure}
      memoryKey={`${place} hits`}
    >
      {renderHit}
    </InfiniteList>
  );
}

/** What is found by the number, if the text looks like one, and then what is found by the text. */
function useHits(classification: string, search: string) {
  const scope = useScope();
  const isNumber = looksLikeClassNumber(search);
  const byNumber = usePagedList(matchingCodesQuery(scope, classification, { classNumber: search }), isNumber);
  const byTerm = usePagedList(matchingCodesQuery(scope, classification, { searchTerm: search }));
  const [numbers, terms] = [byNumber.data, byTerm.data];
  const items = useMemo(
    () =>
      isNumber
        ? dedupe([...(numbers?.items ?? []), ...(terms?.items ?? [])], conceptKey)
        : (terms?.rows ?? []),
    [isNumber, numbers, terms],
  );
  const [lookAtNumbers, lookAtTerms] = [byNumber.onView, byTerm.onView];
  const before = isNumber ? (numbers?.count ?? 0) : 0;
  const onView = useCallback(
    (first: number, last: number) => {
      if (isNumber) lookAtNumbers(first, Math.min(last, before - 1));
      lookAtTerms(Math.max(0, first - before), last - before);
    },
    [isNumber, lookAtNumbers, lookAtTerms, before],
  );
  return { lists: isNumber ? [byNumber, byTerm] : [byTerm], items, onView };
}

function hitKey(code: ClassificationCode, index: number): string {
  return conceptKey(code) ?? `item ${index}`;
}

type HitProps = {
  readonly item: ClassificationCode;
  readonly classification: string;
  readonly search: string;
  readonly culture: string | null;
};

/** The name comes first for those who listen, the number for those who look. */
function Hit({ item, classification, search, culture }: HitProps) {
  const content = (
    <>
      <span className={classes["name"]}>
        <LocalizedName concept={item} culture={culture} search={search} withDefault />
      </span>
      <span className={classes["number"]}>
        <MarkedText text={item.classNumber ?? ""} search={search} />
      </span>
    </>
  );
  if (item.versionGuid === null) return <div className={classes["hit"]}>{content}</div>;
  return (
    <AppLink
      to={paths.code(classification, item.versionGuid, { number: item.classNumber })}
      state={{ search }}
      className={classes["hit"]}
    >
      {content}
    </AppLink>
  );
}
