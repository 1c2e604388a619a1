import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import { conceptKey } from "#api/paging/paging.ts";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import type { CodeTree } from "#code-tree/code-tree.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { ListSkeleton } from "#concepts/list/list-skeleton.tsx";
import { chooseName } from "#concepts/name/localized-name.tsx";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { CopyButton } from "#export-ui/copy-button.tsx";
import { ExportButton } from "#export-ui/export-button.tsx";
import { PrintButton } from "#export-ui/print/print-button.tsx";
import { useSecondCultureTexts } from "#export-ui/use-second-culture-texts.ts";
import { createStore } from "#lib/store.ts";
import { ClearSearch } from "#navigation/clear-search.tsx";
import { keepCultureAndFile } from "#navigation/latest-location.ts";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { useLatestOfPage } from "#navigation/use-search-params.ts";
import { codeByNumberQuery } from "#queries/resources/classifications.ts";
import { useScope } from "#queries/scope/scope.ts";
import { useCulture } from "#session/culture-context.tsx";
import { EmptyState, NothingSent } from "#ui/feedback/empty-state.tsx";
import { ScrollPane } from "#ui/layout/scroll-pane.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { NO_ROWS } from "#ui/list/row-range.ts";
import { codesSheet } from "../tree/codes-sheet.ts";
import { moveBetweenHits } from "./hit-keys.ts";
import { Hit } from "./hit.tsx";
import { useAncestors, useHits, hitQueries } from "./use-hits.ts";
import classes from "./code-finder.module.css";

type CodeHitsProps = {
  readonly tree: CodeTree;
  readonly classification: string;
  readonly classificationName: string;
  /** Version GUID of the selected code. */
  readonly code: string | null;
  readonly search: string;
  /** The text of the search field, which may be ahead of the search. */
  readonly typed: string;
  /** The element around the hits. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the first hit. */
  readonly toFirst: () => void;
  /** Moves the focus to the search field. */
  readonly toField: () => void;
  /** Called when the hits of the search have loaded. */
  readonly onFound: () => void;
  /** Called with whether the selected code is a hit. */
  readonly onSelected: (isHit: boolean) => void;
  /** Whether the selected code is shown in the tree. */
  readonly isTreeShown: boolean;
  readonly onShowTree: (isShown: boolean) => void;
};

/** The codes of any level that match a search, each with its path. */
export function CodeHits(props: CodeHitsProps) {
  const t = useTranslations("classificationDetails");
  const { tree, classification, code, search, typed, listRef, onFound } = props;
  const { onSelected, isTreeShown, onShowTree } = props;
  const { culture, beside } = useCulture();
  const scrollKey = useScrollKey();
  const { items, isStale, failed, list } = useHits(tree, classification, search, typed);
  const ancestors = useAncestors(tree, items, culture);
  const isHit = code !== null && items.some(({ versionGuid }) => versionGuid === code);
  const isThere = items.length > 0 && !isStale;
  useEffect(() => onSelected(isHit), [isHit, onSelected]);
  useEffect(() => {
    if (!isThere) return undefined;
    // A list renders its first rows in a second pass, after this effect.
    const frame = requestAnimationFrame(onFound);
    return () => cancelAnimationFrame(frame);
  }, [isThere, search, onFound]);
  const select = useSelection(classification);
  const [view] = useState(() => createStore(NO_ROWS));
  const { onView: onListView } = list;
  const onView = useCallback(
    (first: number, last: number) => {
      view.set({ first, last });
      onListView?.(first, last);
    },
    [view, onListView],
  );
  const renderHit = useCallback(
    (item: ClassificationCode, noteId: string) => {
      const isSelected = item.versionGuid === code;
      const showInTree = (hit: ClassificationCode): void => {
        onShowTree(!isSelected || !isTreeShown);
        if (!isSelected) select(hit);
      };
      return (
        <Hit
          item={item}
          ancestors={ancestors.get(item) ?? []}
          classification={classification}
          search={search}
          culture={culture}
          isSelected={isSelected}
          onSelect={select}
          onShowInTree={showInTree}
          isTreeShown={isTreeShown && isSelected}
          noteId={noteId}
        />
      );
    },
    [ancestors, classification, search, culture, code, select, isTreeShown, onShowTree],
  );

  const failure = failed === undefined ? null : <Failure error={failed.error} onRetry={failed.retry} />;
  const nothing =
    failure ??
    (list.isFetching || isStale ? (
      <ListSkeleton label={t("matchingCodes")} />
    ) : list.onRetry !== undefined ? (
      <NothingSent total={list.total} onRetry={list.onRetry} />
    ) : (
      <EmptyState search={search} action={<ClearSearch>{t("showTheTree")}</ClearSearch>} />
    ));
  return (
    <>
      <SecondCulture>
        {({ SecondHits }, beside) => (
          <SecondHits
            tree={tree}
            classification={classification}
            hits={list.items}
            search={search}
            view={view}
            beside={beside}
          />
        )}
      </SecondCulture>
      <ScrollPane className={classes["pane"] ?? ""} memoryKey={`${scrollKey} hits`}>
        <div ref={listRef} role="presentation" onKeyDown={(event) => moveBetweenHits(event, props)}>
          {items.length === 0 ? (
            nothing
          ) : (
            <InfiniteList
              label={t("matchingCodes")}
              {...list}
              isStale={isStale}
              keyOf={hitKey}
              onView={onView}
              hasNote={(item) => chooseName(item, culture).isFallback}
              hasSecondNotes={beside !== null}
              notice={failure}
              memoryKey={`${scrollKey} hits`}
            >
              {renderHit}
            </InfiniteList>
          )}
        </div>
      </ScrollPane>
      {isThere && (
        <HitTools
          classification={classification}
          classificationName={props.classificationName}
          search={search}
          items={items}
        />
      )}
    </>
  );
}

function hitKey(code: ClassificationCode, index: number): string {
  return conceptKey(code) ?? `item ${index}`;
}

/** Selects a hit: shows its details, and on a wide screen its position in the tree. */
function useSelection(classification: string): (code: ClassificationCode) => void {
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const scrollKey = useScrollKey();
  const latestOfPage = useLatestOfPage();
  return useCallback(
    (code) => {
      const { versionGuid, classNumber } = code;
      // The address may be ahead of the page: the search was refined or cleared, or a link was followed.
      const now = latestOfPage();
      const search = new URLSearchParams(now?.search).get("search");
      if (versionGuid === null || search === null || now === null) return;
      // The hit contains all that the details would request.
      const { queryKey } = codeByNumberQuery(scope, classification, versionGuid, classNumber ?? "");
      queryClient.setQueryData(queryKey, code);
      const to = paths.code(classification, versionGuid, { number: classNumber, search });
      void navigate(keepCultureAndFile(to), { replace: true, state: { scrollKey } });
    },
    [scope, queryClient, navigate, scrollKey, latestOfPage, classification],
  );
}

type HitToolsProps = {
  readonly classification: string;
  readonly classificationName: string;
  readonly search: string;
  /** The loaded hits. */
  readonly items: readonly ClassificationCode[];
};

/** 'Copy' for the loaded hits, 'Export' for all of them. */
function HitTools({ classification, classificationName, search, items }: HitToolsProps) {
  const { culture } = useCulture();
  const secondTexts = useSecondCultureTexts();
  const noPosition = { level: null, parent: null };
  return (
    <div className={classes["tools"]} data-screen-only>
      <CopyButton
        sheet={async () =>
          codesSheet(
            items.map((code) => ({ code, ...noPosition })),
            culture,
            await secondTexts(),
          )
        }
      />
      <ExportButton
        subject={{
          kind: "hits",
          what: `${classificationName} ${search}`,
          classification,
          culture,
          queries: (scope) => {
            const { isNumber, byNumber, byTerm } = hitQueries(scope, classification, search);
            return isNumber ? [byNumber, byTerm] : [byTerm];
          },
        }}
      />
      <PrintButton />
    </div>
  );
}
