import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { EmptyState, NothingSent } from "#browser/ui/feedback/empty-state.tsx";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import { ListCount } from "#browser/ui/list/list-count.tsx";
import type { Rows } from "#browser/ui/list/list-row.tsx";
import { ROW_HEIGHT } from "#browser/ui/list/row-height.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { Column } from "#core/files/write/table.ts";
import { createStore } from "#core/lib/store.ts";
import { ListTools } from "../export/list-tools.tsx";
import { Failure } from "../failure/failure.tsx";
import { KIND_NAMES } from "../name/kind-names.ts";
import { chooseName } from "../name/localized-name.tsx";
import { ClearSearch } from "../search-field/clear-search.tsx";
import type { ListView } from "../second-culture/list-view.ts";
import { SecondCulture } from "../second-culture/second-culture.tsx";
import { ConceptLine, type LineOptions } from "./concept-line.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { LoadAll, type ShownOptions, useSearchedText, useShownRows } from "./shown-rows.tsx";
import { usePagedList } from "./use-paged-list.ts";
import classes from "./concept-list.module.css";

type ConceptListProps = LineOptions &
  ShownOptions & {
    /** The kind of the items, after which the list is named. */
    readonly kind?: ConceptKind;
    /** The name of the list and of its exports, if not the kind. */
    readonly label?: string;
    /** A paged query from `queries`; exports run it in other cultures too. */
    readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
    /** The list that contains the items in the second culture too, if not `query`, whose search may find others in it. */
    readonly secondQuery?: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
    /** The usual number of items of a short list, for its skeleton. */
    readonly usualItems?: number;
    readonly empty?: ReactNode;
    /** What the user can do if it is empty: a button or link. */
    readonly emptyAction?: ReactNode;
    readonly memoryKey?: string;
    /** Renders an item instead of the standard line. */
    readonly renderLine?: (item: ConceptSummary, noteId: string) => ReactNode;
    /** Called with the items in view whenever they or their content change. */
    readonly onItemsInView?: (items: readonly ConceptSummary[]) => void;
    /** Further columns for 'Copy'. */
    readonly copyColumns?: readonly Column<ConceptSummary>[];
    /** Whether items stand side by side where the window is wide. */
    readonly inColumns?: boolean;
    /** Whether the list has its own 'Export'; false if that of the page contains it. Default: true. */
    readonly hasExport?: boolean;
    /** An element elsewhere that shows the tools; null before it is mounted. */
    readonly toolsSlot?: HTMLElement | null;
    /** Content directly above the items. */
    readonly head?: ReactNode;
  };

/** A paged list of concepts with links: skeletons while loading, errors inline, and more items as the end comes near. */
export function ConceptList(props: ConceptListProps) {
  const { kind, query, empty, memoryKey, usualItems, inColumns = false, filter = "" } = props;
  const scope = useScope();
  const { beside } = useCulture();
  const t = useTranslations("concepts");
  const wording = useText();
  const { inSentence } = useFormats();
  const label = props.label ?? (kind === undefined ? "" : wording(KIND_NAMES[kind].many));
  const list = usePagedList(query(scope));
  const { data, error, isStale, isFetching, retry } = list;
  const among = useSearchedText(data, label);
  const { rows, headings, isChosen, status, all } = useShownRows(props, list);
  const options = useMemo(() => ({ search: filter, ...props }), [filter, props]);
  // A stable function while only the list changes, so that unchanged rows are not rendered again.
  const renderItem = useCallback(
    (item: ConceptSummary, noteId: string) => {
      const details = props.renderDetails?.(item);
      return (
        <>
          {headings.has(item) && (
            <div role="heading" aria-level={2} className={classes.group}>
              {headings.get(item)}
            </div>
          )}
          {props.renderLine?.(item, noteId) ?? <ConceptLine item={item} options={options} noteId={noteId} />}
          {details && <Fragment key={conceptKey(item)}>{details}</Fragment>}
        </>
      );
    },
    [props, options, headings],
  );
  const [view] = useState(() => createStore(NO_VIEW));
  const { secondQuery, onItemsInView } = props;
  // The rows are not those of the list in the second culture.
  const hasOwnRows = isChosen || secondQuery !== undefined;
  const onListView = isChosen ? undefined : list.onView;
  const onView = useCallback(
    (first: number, last: number) => {
      view.set({ rows: hasOwnRows ? null : { first, last }, items: () => itemsOf(rows, first, last) });
      onListView?.(first, last);
      onItemsInView?.(itemsOf(rows, first, last));
    },
    [rows, onListView, onItemsInView, view, hasOwnRows],
  );
  const isEmpty = isChosen && rows.length === 0;
  useEffect(() => {
    if (isEmpty) onItemsInView?.([]);
  }, [isEmpty, onItemsInView]);
  const failure = error === null ? null : <Failure error={error} onRetry={retry} />;
  if (data === undefined)
    return failure ?? <ListSkeleton label={label} items={usualItems} inColumns={inColumns} />;
  if (data.count === 0 && failure === null && !isFetching) {
    if (data.endsEarly) return <NothingSent total={data.total} onRetry={retry} />;
    const reason = typeof empty === "string" ? empty : undefined;
    return reason === undefined && empty !== undefined ? (
      empty
    ) : (
      <EmptyState reason={reason} action={props.emptyAction} />
    );
  }
  const counted = { ...status, endsEarly: data.endsEarly, isCut: data.isCut, isFetching, onRetry: retry };
  return (
    <>
      {isChosen && list.hasMore && !all.isAutomatic && (
        <div className={classes.rest} data-tools-beside>
          <LoadAll label={label} data={data} all={all} />
        </div>
      )}
      {!isEmpty && (
        <ListTools
          what={label}
          query={query}
          rows={isChosen ? { items: itemsOf(rows) } : data.rows}
          columns={props.copyColumns}
          hasExport={props.hasExport}
          slot={props.toolsSlot}
        />
      )}
      {isEmpty && (all.status === "running" || data.endsEarly) && <ListCount {...counted} />}
      {isEmpty && all.status !== "running" && (
        <EmptyState
          search={filter}
          among={among}
          action={
            list.hasMore ? null : <ClearSearch>{t("showAll", { what: inSentence(label) })}</ClearSearch>
          }
        />
      )}
      {isEmpty ? failure : props.head}
      <SecondCulture>
        {(parts, beside) => (
          <parts.SecondList key={beside} query={secondQuery ?? query} view={view} beside={beside} />
        )}
      </SecondCulture>
      {!isEmpty && (
        <InfiniteList
          label={label}
          items={rows}
          {...counted}
          keyOf={itemKey}
          hasMore={list.hasMore && !isChosen}
          isLoadingMore={list.isLoadingMore}
          onLoadMore={list.loadMore}
          isStale={isStale}
          isItemStale={list.isItemStale}
          hasNote={(item) => chooseName(item, scope.culture).isFallback}
          hasSecondNotes={beside !== null}
          onView={onView}
          revealKey={props.selected ?? null}
          inColumns={inColumns}
          estimatedHeight={ROW_HEIGHT}
          notice={failure}
          {...(memoryKey === undefined ? {} : { memoryKey })}
        >
          {renderItem}
        </InfiniteList>
      )}
    </>
  );
}

const NO_VIEW: ListView = { rows: null, items: () => [] };

/** The loaded items of these rows. */
function itemsOf<T>(rows: Rows<T>, first = 0, last = rows.length - 1): T[] {
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return indices.flatMap((index) => rows.at(index) ?? []);
}

/** Items without a GUID can only be identified by their index. */
function itemKey(item: ConceptSummary, index: number): string {
  return conceptKey(item) ?? `item ${index}`;
}
