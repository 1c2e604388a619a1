import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { keepCultureAndFile } from "#browser/routing/latest-location.ts";
import { stateOf, useScrollKey } from "#browser/routing/scroll-key.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useLatestOfPage } from "#browser/routing/use-search-params.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { showsDefinitions, useSetting } from "#browser/storage/settings.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { VirtualTree } from "#browser/ui/tree/virtual-tree.tsx";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { parseAddress, paths } from "#core/addresses/addresses.ts";
import type { CodeRow } from "#core/code-tree/code-node.ts";
import type { CodeTree, TreeSnapshot } from "#core/code-tree/code-tree.ts";
import type { NoteRow } from "#core/code-tree/tree-rows.ts";
import { useCodeLink } from "../use-code-link.ts";
import { treeParts } from "./tree-parts.ts";
import { useCodeLines } from "./use-code-lines.tsx";
import { useReveal } from "./use-reveal.ts";
import classes from "./code-tree-panel.module.css";

const NO_LINES: readonly never[] = [];

/** Faster loading is not announced, in ms. */
const QUIET_MS = 500;

type CodeTreePanelProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  /** Version GUID of the selected code. */
  readonly code: string | null;
};

/** The code tree of a classification, with its status messages. */
export function CodeTreePanel({ tree, classification, code }: CodeTreePanelProps) {
  const t = useTranslations("classifications");
  const { culture } = useCulture();
  const wording = useText();
  const go = useGo();
  const scrollKey = useScrollKey();
  const {
    rows,
    culture: shownIn,
    placedByNumber,
    textError,
    opened: loaded,
  } = useSyncExternalStore(tree.subscribe, tree.getSnapshot);
  const reveal = useReveal(tree, code);
  const searched = useSearchOfHits();
  const isOpenedFromHit = useNavigationType() === NavigationType.Push && searched !== null;
  const first = rows[0];
  const isLoading = first?.kind === "loading" && rows.length === 1;
  const opened = useOpenedAnnouncement(loaded);
  const loading = useLoadingAnnouncement(isLoading);
  const { module: parts } = useLazyModule(treeParts);
  const [withDefinitions] = useSetting(showsDefinitions);

  useLoading(tree, culture);

  const latestOfPage = useLatestOfPage();
  const link = useCodeLink(classification);
  const hrefOf = useCallback(
    // A code without an address of its own can be opened but not selected.
    ({ code }: CodeRow): string => keepCultureAndFile(link(code)?.() ?? paths.classification(classification)),
    [link, classification],
  );
  const select = ({ code }: CodeRow): void => {
    // Another code may have been selected that is not rendered yet.
    const now = latestOfPage();
    const to = link(code)?.(now?.search);
    const selected = now === null ? null : parseAddress(now.pathname);
    const isSelected = selected?.page === "code" && selected.params.code === code.versionGuid;
    if (to !== undefined && !isSelected) go(to, { state: { scrollKey, fromTree: true } });
  };
  const lines = useCodeLines(shownIn, withDefinitions);
  const onView = useCallback(
    (keys: readonly string[]) => tree.showTexts(code === null ? keys : [...keys, code]),
    [tree, code],
  );
  const onScroll = useCallback((scrollOffset: number) => tree.rememberPosition({ scrollOffset }), [tree]);
  const onActive = useCallback((activeKey: string) => tree.rememberPosition({ activeKey }), [tree]);
  if (first === undefined)
    return (
      <EmptyState
        action={<AppLink to={paths.classifications()}>{t("chooseAnotherClassification")}</AppLink>}
        reason={t("noCodes")}
      />
    );
  if (first.kind === "failed" && rows.length === 1) {
    return (
      <div className={classes.alone}>
        <Failure error={first.error} onRetry={() => tree.retry(null)} />
      </div>
    );
  }
  return (
    <>
      {parts !== null && !isLoading && <parts.PrintedTree rows={rows} withDefinitions={withDefinitions} />}
      {searched !== null && parts !== null && <parts.BackToHits search={searched} />}
      {textError !== null && (
        <div className={classes.alone}>
          <Failure error={textError} onRetry={() => tree.retryTexts()} compact />
        </div>
      )}
      <SecondCulture>
        {({ SecondTree }, beside) => (
          <SecondTree tree={tree} classification={classification} beside={beside} />
        )}
      </SecondCulture>
      {reveal.message !== null && (
        <div className={classes.alone} role="status">
          {wording(reveal.message)}
        </div>
      )}
      <VirtualTree<CodeRow, NoteRow>
        label={t("classificationCodes")}
        lines={isLoading ? NO_LINES : rows}
        selectedKey={code}
        hrefOf={hrefOf}
        {...lines}
        renderNote={(row) => parts && <parts.TreeNote row={row} onRetry={() => tree.retry(row.parent)} />}
        onOpen={(key, open) => tree.setOpen(key, open)}
        onOpenSiblings={(key) => tree.openSiblings(key)}
        onSelect={select}
        onView={onView}
        initialPosition={tree.position}
        onScroll={onScroll}
        onActive={onActive}
        revealKey={reveal.key}
        focusesRevealed={isOpenedFromHit}
        placeholder={isLoading ? <ListSkeleton label={t("codes")} /> : null}
      />
      {parts !== null && <parts.NumbersNote placed={placedByNumber} />}
      <Announcer>{opened || loading}</Announcer>
    </>
  );
}

/** Loads the tree in a culture while the panel is mounted. */
function useLoading(tree: CodeTree, culture: string | null): void {
  useEffect(() => tree.setCulture(culture), [tree, culture]);
  useEffect(() => {
    tree.start();
    // Deferred: a panel that mounts in the same tick continues with the requests in flight.
    return () => queueMicrotask(() => tree.isAwaited || tree.stop());
  }, [tree]);
}

/** The search whose hit was opened; null if the page was not opened from a hit. */
function useSearchOfHits(): string | null {
  const search = stateOf(useLocation(), "search");
  return typeof search === "string" && search !== "" ? search : null;
}

/** Announces that the first codes are loading, if that takes a while, and when they have loaded. */
function useLoadingAnnouncement(isLoading: boolean): string {
  const t = useTranslations("classifications");
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setAnnounced(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isAnnounced) return "";
  return isLoading ? t("loadingTheCodes") : t("codesLoaded");
}

/** Announces the number of children when an opened code has loaded all of them. */
function useOpenedAnnouncement(opened: TreeSnapshot["opened"]): string {
  const t = useTranslations("classifications");
  // Not what was loaded when the tree was last shown.
  const [before] = useState(opened);
  if (opened === null || opened === before) return "";
  const { code, culture, children } = opened;
  const name = `${code.classNumber ?? ""} ${chooseName(code, culture).text}`;
  return t("announceCodesBelow", { count: children, code: name });
}
