import { Skeleton } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import { useCulture } from "#session/culture-context.tsx";
import { meetConcepts, type MetKind } from "#session/met-concepts.ts";
import { useSession } from "#session/session-context.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { AppLink } from "./app-link.tsx";
import { Failure } from "./failure.tsx";
import { LocalizedName, type NamedConcept } from "./localized-name.tsx";
import classes from "./concept-list.module.css";

type ConceptListProps<T extends ConceptSummary> = {
  /** The list's name: what it lists. */
  readonly label: string;
  /** What the items are; given, their names are remembered. */
  readonly kind?: MetKind;
  /** An infinite query from `queries`. */
  readonly query: PagedQueryOptions<T>;
  /** The address of an item; null where it has none (an item without a version GUID). */
  readonly hrefOf: (item: T) => string | null;
  /** What stands before the name. */
  readonly before?: (item: T) => ReactNode;
  readonly empty?: ReactNode;
  readonly memoryKey?: string;
};

/** A paged list of concepts, each a link: with skeletons before, failures in place, and more as the end comes near. */
export function ConceptList<T extends ConceptSummary>(props: ConceptListProps<T>) {
  const { label, kind, query, hrefOf, before, empty, memoryKey } = props;
  const { culture } = useCulture();
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
      notice={notice}
      {...(memoryKey === undefined ? {} : { memoryKey })}
    >
      {(item) => (
        <ConceptLine concept={item} href={hrefOf(item)} culture={culture}>
          {before?.(item)}
        </ConceptLine>
      )}
    </InfiniteList>
  );
}

/** Remembers the names of the items. */
function useMeeting(kind: MetKind | undefined, items: readonly ConceptSummary[] | undefined): void {
  const { session } = useSession();
  const { culture } = useCulture();
  useEffect(() => {
    if (kind !== undefined && items !== undefined) meetConcepts(session.key, culture, kind, items);
  }, [session.key, culture, kind, items]);
}

function itemKey(item: ConceptSummary): string {
  return item.versionGuid ?? item.guid ?? item.defaultName ?? item.name ?? "";
}

type ConceptLineProps = {
  readonly concept: NamedConcept;
  /** Null where it has no page. */
  readonly href: string | null;
  /** The culture in which the concept was asked for. */
  readonly culture: string | null;
  /** A searched text, to be marked. */
  readonly search?: string;
  /** What stands before the name. */
  readonly children?: ReactNode;
};

/** A concept as a line of a list. */
export function ConceptLine({ concept, href, culture, search = "", children }: ConceptLineProps) {
  const content = (
    <>
      {children}
      <span className={classes["name"]}>
        <LocalizedName concept={concept} culture={culture} search={search} withDefault />
      </span>
    </>
  );
  return href === null ? (
    <div className={classes["line"]}>{content}</div>
  ) : (
    <AppLink to={href} className={classes["line"]}>
      {content}
    </AppLink>
  );
}

const SKELETON_LINES = 8;

/** As high as the first lines of the list that it stands for. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      {Array.from({ length: SKELETON_LINES }, (_, index) => (
        <div key={index} className={classes["skeleton"]}>
          <Skeleton height={14} width={`${35 + ((index * 17) % 40)}%`} />
        </div>
      ))}
    </div>
  );
}
