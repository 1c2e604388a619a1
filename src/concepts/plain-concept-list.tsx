import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { ConceptLine, lineHeight, type LineOptions } from "./concept-line.tsx";
import { itemKey, ListSkeleton, useRememberNames } from "./concept-list.tsx";
import { Failure } from "./failure.tsx";

type PlainConceptListProps<K extends QueryKey> = LineOptions<ConceptSummary> & {
  /** The list's name: what it lists. */
  readonly label: string;
  /** What the items are; given, their names are remembered. */
  readonly kind?: ConceptKind;
  /** A query for all items at once (E13, E14). */
  readonly query: UseQueryOptions<readonly ConceptSummary[], Error, readonly ConceptSummary[], K>;
  readonly empty?: ReactNode;
  readonly memoryKey?: string;
};

/** A list of concepts that comes all at once, however long; drawn like any other list. */
export function PlainConceptList<K extends QueryKey>(props: PlainConceptListProps<K>) {
  const { label, kind, query, empty, memoryKey } = props;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  useRememberNames(kind, isPlaceholderData ? undefined : data);
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton label={label} lines={3} />;
  if (data.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <InfiniteList
      label={label}
      items={data}
      total={data.length}
      keyOf={itemKey}
      hasMore={false}
      isLoadingMore={false}
      onLoadMore={nothing}
      isStale={isPlaceholderData}
      estimatedHeight={lineHeight(props.isDense)}
      {...(memoryKey === undefined ? {} : { memoryKey })}
    >
      {(item) => <ConceptLine item={item} options={props} />}
    </InfiniteList>
  );
}

function nothing(): void {
  // There is never more than what came.
}
