import { type RefObject, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { useSecondCultureTexts } from "#browser/parts/export/use-second-culture-texts.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { PrintButton } from "#browser/parts/print/print-button.tsx";
import { ClearSearch } from "#browser/parts/search-field/clear-search.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { EmptyState, NothingSent } from "#browser/ui/feedback/empty-state.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import { NO_ROWS } from "#browser/ui/list/row-range.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import type { Ancestor } from "#core/code-tree/hit-paths.ts";
import { createStore } from "#core/lib/store.ts";
import { codesSheet } from "../tree/codes-sheet.ts";
import { Hit } from "./hit.tsx";
import { useHitEvents } from "./use-hit-events.ts";
import { useAncestors, useHits, hitQueries } from "./use-hits.ts";
import classes from "./code-finder.module.css";

const NO_ANCESTORS: readonly Ancestor[] = [];

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
  const { onSelected, isTreeShown } = props;
  const { culture, beside } = useCulture();
  const scrollKey = useScrollKey();
  const { items, loaded, foundBy, isStale, failed, list } = useHits(tree, classification, search, typed);
  const ancestors = useAncestors(tree, loaded, culture);
  const isHit = code !== null && items.some(({ versionGuid }) => versionGuid === code);
  const isThere = items.length > 0 && !isStale;
  useEffect(() => onSelected(isHit), [isHit, onSelected]);
  useEffect(() => {
    if (!isThere) return undefined;
    // A list renders its first rows in a second pass, after this effect.
    const frame = requestAnimationFrame(onFound);
    return () => cancelAnimationFrame(frame);
  }, [isThere, search, onFound]);
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
      return (
        <Hit
          item={item}
          ancestors={ancestors.get(item) ?? NO_ANCESTORS}
          classification={classification}
          search={foundBy}
          culture={culture}
          isSelected={isSelected}
          isTreeShown={isTreeShown && isSelected}
          noteId={noteId}
        />
      );
    },
    [ancestors, classification, foundBy, culture, code, isTreeShown],
  );
  const events = useHitEvents({ ...props, items: list.items });
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
      <ScrollPane className={classes.pane ?? ""} memoryKey={`${scrollKey} hits`}>
        <div ref={listRef} role="presentation" {...events}>
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
    <div className={classes.tools} data-screen-only>
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
