import { Skeleton } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { conceptKey } from "#api/paging.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import { useCulture } from "#session/culture-context.tsx";
import { meetConcepts, type MetKind } from "#session/met-concepts.ts";
import { useSession } from "#session/session-context.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { ConceptLine, lineHeight, type LineOptions } from "./concept-line.tsx";
import { Failure } from "./failure.tsx";
import classes from "./concept-list.module.css";

type ConceptListProps<T extends ConceptSummary> = LineOptions<T> & {
  /** The list's name: what it lists. */
  readonly label: string;
  /** What the items are; given, their names are remembered. */
  readonly kind?: MetKind;
  /** An infinite query from `queries`. */
  readonly query: PagedQueryOptions<T>;
  readonly empty?: ReactNode;
  readonly memoryKey?: string;
};

/** A paged list of concepts, each a link: with skeletons before, failures in place, and more as the end comes near. */
export function ConceptList<T extends ConceptSummary>(props: ConceptListProps<T>) {
  const { label, kind, query, empty, memoryKey } = props;
  const {
    data,
    error,
    isPlaceholderData,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
    isFetching,
  } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  useMeeting(kind, isPlaceholderData ? undefined : data?.items);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const retry = (): void => void (isFetchNextPageError ? fetchNextPage() : refetch());
  if (data === undefined)
    return error === null ? <ListSkeleton label={label} /> : <Failure error={error} onRetry={retry} />;
  if (data.items.length === 0 && error === null && !isFetching) return <EmptyState>{empty}</EmptyState>;
  const notice =
    error !== null ? (
      <Failure error={error} onRetry={retry} />
    ) : data.resumeAt === null || isFetching ? null : (
      <EmptyState>The service stopped sending before the end of the list.</EmptyState>
    );
  return (
    <InfiniteList
      label={label}
      items={data.items}
      total={data.total}
      keyOf={itemKey}
      hasMore={hasNextPage && error === null}
      isLoadingMore={isFetchingNextPage}
      onLoadMore={loadMore}
      isStale={isPlaceholderData}
      estimatedHeight={lineHeight(props.isDense)}
      notice={notice}
      {...(memoryKey === undefined ? {} : { memoryKey })}
    >
      {(item) => <ConceptLine item={item} options={props} />}
    </InfiniteList>
  );
}

/** Remembers the names of the items. */
export function useMeeting(kind: MetKind | undefined, items: readonly ConceptSummary[] | undefined): void {
  const { session } = useSession();
  const { culture } = useCulture();
  useEffect(() => {
    if (kind !== undefined && items !== undefined) meetConcepts(session.key, culture, kind, items);
  }, [session.key, culture, kind, items]);
}

/** An item without a GUID is like no other, so only its place tells it apart. */
export function itemKey(item: ConceptSummary, index: number): string {
  return conceptKey(item) ?? `item ${index}`;
}

const SKELETON_LINES = 8;

/** As high as the first lines of the list that it stands for. */
export function ListSkeleton({
  label,
  lines = SKELETON_LINES,
}: {
  readonly label: string;
  readonly lines?: number;
}) {
  return (
    <div role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes["skeleton"]}>
          <Skeleton height={14} width={`${35 + ((index * 17) % 40)}%`} />
        </div>
      ))}
    </div>
  );
}
