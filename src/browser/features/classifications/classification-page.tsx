import { useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import type { ShownName } from "#browser/parts/name/concept-name.ts";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useClassification } from "#browser/parts/name/use-classification.ts";
import { type NamedHere, useNamedConcept } from "#browser/parts/name/use-named-concept.ts";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { useCodeTree } from "#browser/queries/code-tree/code-trees.ts";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { isCloseKey } from "#browser/routing/is-close-key.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { divider, DEFAULT_DIVIDER, useSetting } from "#browser/storage/settings.ts";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { MEDIA } from "#browser/ui/theme/breakpoints.ts";
import { useIsPainted } from "#browser/ui/use-is-painted.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { CodeFinder } from "./search/code-finder.tsx";
import { CodeSkeleton } from "./tree/code-skeleton.tsx";
import { CodesExport } from "./tree/codes-export.tsx";
import { treeParts } from "./tree/tree-parts.ts";
import classes from "./classification-page.module.css";
import details from "./details/code-details.module.css";

type ClassificationPageProps = PageParams<"classification"> & { readonly code?: string | null };

/**
 * `/classifications/:g`: the code tree of a classification, search in it, versions (E2, E5 for its name, E7).
 *
 * `/classifications/:g/codes/:g?number=`: the same tree with one code next to it: definitions, related templates, versions (E2, E9, E5 for the name of the classification, E7).
 */
export default function ClassificationPage({
  classification: versionGuid,
  code = null,
  search,
}: ClassificationPageProps) {
  const t = useTranslations("classifications");
  const tree = useCodeTree(versionGuid);
  const { culture } = useCulture();
  const classification = useClassification(versionGuid);
  const named = useNamedConcept("classification", versionGuid);
  const shown =
    classification === null ? orKind(named, t("classification")) : { concept: classification, culture };
  const hasRows = useHasRows(tree);
  const arePartsRequested = useIsPainted(hasRows) || code !== null;
  const { module: parts, hasFailed, retry } = useLazyModule(treeParts, arePartsRequested);
  const name = chooseName(shown.concept, shown.culture).text;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading
          documentTitle={name}
          actions={
            <>
              {parts !== null && <parts.KeepClassification classification={versionGuid} />}
              <CodesExport tree={tree} classification={versionGuid} name={name} code={code} />
            </>
          }
        >
          <LocalizedName {...shown} withSecond />
        </PageHeading>
        <SecondCulture>
          {({ SecondHeading }, beside) => (
            <SecondHeading query={classificationsQuery} versionGuid={versionGuid} beside={beside} />
          )}
        </SecondCulture>
        {hasFailed && <MissingModule compact title={t("partsNotLoaded")} onRetry={retry} />}
        {parts !== null && (
          <>
            <parts.PrintHead />
            <parts.NotLatest
              kind="classification"
              versionGuid={versionGuid}
              hrefOf={(version) => paths.classification(version)}
            />
          </>
        )}
      </div>
      <Panes
        hasDetails={code !== null}
        list={
          <CodeFinder
            key={versionGuid}
            tree={tree}
            classification={versionGuid}
            classificationName={name}
            code={code}
            search={search?.trim() || null}
          />
        }
        details={
          parts === null ? (
            <div className={details["details"]}>
              <CodeSkeleton />
            </div>
          ) : code === null ? (
            <parts.ClassificationSummary versionGuid={versionGuid} classification={classification} />
          ) : (
            <parts.CodeDetails tree={tree} classification={versionGuid} named={shown} code={code} />
          )
        }
      />
    </div>
  );
}

/** Whether the tree has rows or notes to show. */
function useHasRows(tree: CodeTree): boolean {
  return useSyncExternalStore(tree.subscribe, () => tree.getSnapshot().rows[0]?.kind !== "loading");
}

/** E5 lists only the latest versions; a classification without a known name is called by its kind. */
function orKind(named: NamedHere, kind: string): ShownName {
  const { name, defaultName } = named.concept;
  return (name ?? defaultName) === null
    ? { concept: { name, defaultName: kind, defaultCulture: null }, culture: null }
    : named;
}

/** The row of the selected code in the tree or among hits; if it is not in view, the tab stop of the tree. */
const ROWS = [
  '[role="treeitem"][aria-selected="true"], [role="listitem"] a[aria-current="true"]',
  '[role="treeitem"][tabindex="0"]',
];

type PanesProps = { readonly list: ReactNode; readonly details: ReactNode; readonly hasDetails: boolean };

/** The tree and the details side by side with a divider whose position is remembered; stacked on small screens. */
function Panes({ list, details, hasDetails }: PanesProps) {
  const isPhone = useMediaQuery(MEDIA.phone, undefined, { getInitialValueInEffect: false });
  const scrollKey = useScrollKey();
  const { module: parts } = useLazyModule(treeParts);
  /** Escape in the details returns to the row of the code. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isCloseKey(event)) return;
    const listPane = event.currentTarget.parentElement?.firstElementChild;
    const [row] = ROWS.flatMap((selector) => listPane?.querySelector<HTMLElement>(selector) ?? []);
    if (row === undefined) return;
    event.preventDefault();
    row.focus();
  };
  /** Enter on the row of the selected code moves to its details. */
  const enterDetails = ({ key, target, currentTarget }: KeyboardEvent): void => {
    if (key !== "Enter" || !(target instanceof Element) || target.ariaSelected !== "true") return;
    currentTarget.parentElement?.querySelector<HTMLElement>("article h2")?.focus();
  };
  const listProps = { className: classes.list, onKeyDown: enterDetails };
  const [share, setShare] = useSetting(divider);
  if (isPhone) {
    return (
      <div className={classes.stack} data-details={hasDetails || undefined}>
        <div {...listProps}>{list}</div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the elements in it */}
        <div className={classes.details} onKeyDown={onKeyDown}>
          {details}
        </div>
      </div>
    );
  }
  return (
    <div className={classes.split}>
      <div {...listProps} style={{ flexBasis: `${share}%` }}>
        {list}
      </div>
      {parts === null ? (
        <div className={classes.line} />
      ) : (
        <parts.Divider at={share} usually={DEFAULT_DIVIDER} onMove={setShare} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the elements in it */}
      <div className={classes.pane} style={{ flexBasis: `${100 - share}%` }} onKeyDown={onKeyDown}>
        <ScrollPane className={classes.details ?? ""} memoryKey={`${scrollKey} details`}>
          {details}
        </ScrollPane>
      </div>
    </div>
  );
}
