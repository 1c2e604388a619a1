import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ClassificationCode } from "#api/classifications.ts";
import { conceptKey, dedupe } from "#api/paging.ts";
import { paths } from "#paths.ts";
import { matchingCodesQuery } from "#queries/classifications.ts";
import { looksLikeClassNumber } from "#queries/code-tree/class-number.ts";
import { useScope } from "#queries/scope.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { AppLink } from "#widgets/app-link.tsx";
import { ListSkeleton } from "#widgets/concept-list.tsx";
import { Failure } from "#widgets/failure.tsx";
import { LocalizedName } from "#widgets/localized-name.tsx";
import { usePlaceKey } from "#widgets/place.ts";
import classes from "./code-hits.module.css";

const LABEL = "Matching codes";

type CodeHitsProps = { readonly classification: string; readonly search: string };

/**
 * The codes that match a search (E2), of any level. A text that looks like a class number is sent as one too; what that finds comes first.
 */
export function CodeHits({ classification, search }: CodeHitsProps) {
  const scope = useScope();
  const isNumber = looksLikeClassNumber(search);
  const byNumber = useInfiniteQuery({
    ...matchingCodesQuery(scope, classification, { classNumber: search }),
    enabled: isNumber,
    placeholderData: keepPreviousData,
  });
  const byTerm = useInfiniteQuery({
    ...matchingCodesQuery(scope, classification, { searchTerm: search }),
    placeholderData: keepPreviousData,
  });
  const place = usePlaceKey();
  const queries = isNumber ? [byNumber, byTerm] : [byTerm];
  const failed = queries.find((query) => query.isError);
  const next = queries.find((query) => query.hasNextPage);
  const fetchNextPage = next?.fetchNextPage;
  const loadMore = useCallback(() => void fetchNextPage?.({ cancelRefetch: false }), [fetchNextPage]);

  const failure =
    failed === undefined ? null : (
      <Failure
        error={failed.error}
        onRetry={() => void (failed.isFetchNextPageError ? failed.fetchNextPage() : failed.refetch())}
      />
    );
  if (queries.every((query) => query.data === undefined)) return failure ?? <ListSkeleton label={LABEL} />;
  const items = dedupe(
    queries.flatMap((query) => query.data?.items ?? []),
    conceptKey,
  );
  const isFetching = queries.some((query) => query.isFetching);
  if (items.length === 0) {
    if (failure !== null) return failure;
    return isFetching ? (
      <ListSkeleton label={LABEL} />
    ) : (
      <EmptyState>Nothing found for “{search}”.</EmptyState>
    );
  }
  return (
    <InfiniteList
      label={LABEL}
      items={items}
      total={next === undefined && failure === null ? items.length : (byTerm.data?.total ?? null)}
      keyOf={hitKey}
      hasMore={next !== undefined && failure === null}
      isLoadingMore={queries.some((query) => query.isFetchingNextPage)}
      onLoadMore={loadMore}
      isStale={queries.some((query) => query.isPlaceholderData)}
      notice={failure}
      memoryKey={`${place} hits`}
    >
      {(item) => <Hit item={item} classification={classification} search={search} culture={scope.culture} />}
    </InfiniteList>
  );
}

function hitKey(code: ClassificationCode): string {
  return code.versionGuid ?? code.guid ?? code.classNumber ?? "";
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
      to={paths.code(classification, item.versionGuid, item.classNumber)}
      state={{ search }}
      className={classes["hit"]}
    >
      {content}
    </AppLink>
  );
}
