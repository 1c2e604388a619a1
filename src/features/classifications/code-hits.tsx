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
  const scope = useScope();
  const isNumber = looksLikeClassNumber(search);
  const byNumber = usePagedList(matchingCodesQuery(scope, classification, { classNumber: search }), isNumber);
  const byTerm = usePagedList(matchingCodesQuery(scope, classification, { searchTerm: search }));
  const place = usePlaceKey();
  const lists = isNumber ? [byNumber, byTerm] : [byTerm];
  const failed = lists.find((list) => list.error !== null);
  const unfinished = lists.find((list) => list.hasMore);
  const cutShort = lists.find((list) => list.data != null && list.data.endsEarly);

  const failure = failed === undefined ? null : <Failure error={failed.error} onRetry={failed.retry} />;
  if (lists.every((list) => list.data === undefined)) return failure ?? <ListSkeleton label={LABEL} />;
  const items = dedupe(
    lists.flatMap((list) => list.data?.items ?? []),
    conceptKey,
  );
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
  return (
    <InfiniteList
      label={LABEL}
      items={items}
      total={isWhole ? items.length : (byTerm.data?.total ?? null)}
      keyOf={hitKey}
      hasMore={unfinished !== undefined && failure === null}
      isLoadingMore={lists.some((list) => list.isLoadingMore)}
      onLoadMore={unfinished?.loadMore ?? byTerm.loadMore}
      isStale={lists.some((list) => list.isStale)}
      isItemStale={isOfOldCulture}
      onView={byTerm.onView}
      notice={failure}
      onRetryRest={failure === null && !isFetching ? cutShort?.retry : undefined}
      memoryKey={`${place} hits`}
    >
      {(item) => <Hit item={item} classification={classification} search={search} culture={scope.culture} />}
    </InfiniteList>
  );
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
