import { useMediaQuery, useWindowEvent } from "@mantine/hooks";
import { useState, type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { SearchParamField } from "#browser/parts/search-field/search-param-field.tsx";
import { keepTree } from "#browser/queries/code-tree/kept-tree.ts";
import { firstRowLink } from "#browser/ui/list/row-links.ts";
import { MEDIA } from "#browser/ui/theme/breakpoints.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { CodeTreePanel } from "../tree/code-tree-panel.tsx";
import { treeParts } from "../tree/tree-parts.ts";
import classes from "./code-finder.module.css";

type CodeFinderProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  readonly classificationName: string;
  /** Version GUID of the selected code. */
  readonly code: string | null;
  readonly search: string | null;
};

/** The tree, or the hits of a search in its place; both if the selected hit is shown in the tree. */
export function CodeFinder({ tree, classification, classificationName, code, search }: CodeFinderProps) {
  const t = useTranslations("classifications");
  const [typed, setTyped] = useState(search ?? "");
  const { field, hits, onFieldKey, enter, onFound } = useFieldKeys(search);
  const { module: parts } = useLazyModule(treeParts, search !== null);
  const beside = useTreeBesideHits(search !== null, code !== null);
  useWindowEvent("pagehide", () => keepTree(classification, tree));
  return (
    <>
      <div className={classes.bar} data-screen-only>
        <SearchParamField
          label={t("searchCodes")}
          placeholder={t("searchCodesHint")}
          className={classes.search}
          sendsRequests
          onType={setTyped}
          inputRef={field}
          onKeyDown={onFieldKey}
        />
      </div>
      <div className={classes.body}>
        {search !== null && (
          <div className={classes.part}>
            {parts === null ? (
              <ListSkeleton label={t("matchingCodes")} />
            ) : (
              <parts.CodeHits
                tree={tree}
                classification={classification}
                classificationName={classificationName}
                code={code}
                search={search}
                typed={typed}
                listRef={hits}
                toFirst={enter}
                toField={() => field.current?.focus()}
                onFound={onFound}
                onSelected={beside.setHit}
                isTreeShown={beside.isShown}
                onShowTree={beside.show}
              />
            )}
          </div>
        )}
        {(search === null || beside.isShown) && (
          <div className={classes.part}>
            <CodeTreePanel tree={tree} classification={classification} code={code} />
            {parts === null ? (
              <div className={classes.tools} data-screen-only />
            ) : (
              <parts.TreeTools tree={tree} classification={classification} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Whether the tree is shown next to the hits: on a wide screen if the selected code is a hit, elsewhere on demand. It stays while codes are
 * selected in it.
 */
function useTreeBesideHits(isSearching: boolean, hasCode: boolean) {
  // In a wide window, the selected hit is also shown in the tree; a narrow one has room only for the tree or the hits.
  const isWide = useMediaQuery(MEDIA.panes, undefined, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(MEDIA.phone, undefined, { getInitialValueInEffect: false });
  const [isHit, setHit] = useState(false);
  const [isRequested, setRequested] = useState<boolean | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const isShown = isSearching && hasCode && !isNarrow && (isHit ? (isRequested ?? isWide) : wasShown);
  if (isShown !== wasShown) setWasShown(isShown);
  // A new search starts with the default.
  if (!isSearching && isRequested !== null) setRequested(null);
  return { isShown, setHit, show: setRequested };
}

/**
 * Keyboard navigation from the search field to the hits: Down and Enter move into them.
 * @param search the search of the loaded hits
 */
function useFieldKeys(search: string | null) {
  const field = useRef<HTMLInputElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  // Enter, or Down before there are hits, moves the focus to the hits once they have loaded.
  const isExpected = useRef(false);

  const enter = (): boolean => {
    const first = field.current && firstRowLink(field.current, hits.current);
    first?.focus();
    return first !== null;
  };
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isSearched = event.currentTarget.value.trim() === search;
    if (event.key === "ArrowDown" || (event.key === "Enter" && isSearched)) {
      if (enter()) return event.preventDefault();
    }
    isExpected.current = event.key === "Enter" || event.key === "ArrowDown";
  };
  /** Call it when hits have loaded. */
  const onFound = (): void => {
    if (!isExpected.current || document.activeElement !== field.current) return;
    isExpected.current = !enter();
  };
  return { field, hits, onFieldKey, enter, onFound };
}
