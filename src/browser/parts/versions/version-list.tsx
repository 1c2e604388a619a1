import "@mantine/core/styles/Badge.layer.css";
import { Badge } from "@mantine/core";
import { useTranslations } from "use-intl";
import { conceptVersionsQuery } from "#browser/queries/resources/concepts.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { EmptyState, NothingSent } from "#browser/ui/feedback/empty-state.tsx";
import { InfiniteList } from "#browser/ui/list/infinite-list.tsx";
import { ROW_HEIGHT } from "#browser/ui/list/row-height.ts";
import type { ComparableKind } from "#core/addresses/addresses.ts";
import { type ConceptVersion, conceptVersionKey } from "#core/api/resources/concepts.ts";
import type { Column, Sheet } from "#core/files/write/table.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { CopyButton } from "../export/copy-button.tsx";
import { Failure } from "../failure/failure.tsx";
import { AppLink } from "../link/app-link.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { usePagedList } from "../list/use-paged-list.ts";
import { chooseName } from "../name/localized-name.tsx";
import { useNamedConcept } from "../name/use-named-concept.ts";
import { CompareWith } from "./compare-with.tsx";
import { versionNumber } from "./version-number.ts";
import toolClasses from "../export/list-tools.module.css";
import lineClasses from "../list/concept-list.module.css";
import classes from "./version-list.module.css";

const LINE = `${lineClasses.line} ${classes.line}`;

type VersionListProps = {
  /** The shown version. */
  readonly versionGuid: string;
  /** The address of another version of the same concept; null if it has none. */
  readonly hrefOf: (versionGuid: string) => string | null;
  /** The kind of the concept, if its versions can be compared. */
  readonly kind?: ComparableKind;
  readonly memoryKey?: string;
};

/** The versions of a concept of any kind (E7) as a timeline, in the order of the service, with the latest and the shown one marked. */
export function VersionList({ versionGuid, hrefOf, kind, memoryKey }: VersionListProps) {
  const t = useTranslations("conceptDetails");
  const { data, error, isStale, isFetching, hasMore, isLoadingMore, loadMore, retry, reload, onView } =
    usePagedList(conceptVersionsQuery(useScope(), versionGuid));
  const failure = error === null ? null : <Failure error={error} onRetry={retry} />;
  if (data === undefined) return failure ?? <ListSkeleton label={t("versions")} />;
  if (data.count === 0 && data.endsEarly)
    return failure ?? <NothingSent total={data.total} onRetry={retry} isFetching={isFetching} />;
  if (data.count === 0)
    return (
      failure ?? (
        <EmptyState
          action={
            <BusyButton size="compact-sm" variant="default" isBusy={isFetching} onClick={reload}>
              {t("checkAgain")}
            </BusyButton>
          }

          reason={t("noVersions")}
        />
      )
    );
  return (
    <>
      <div className={toolClasses.tools} data-screen-only>
        {kind !== undefined && (
          <CompareWith
            kind={kind}
            shown={versionGuid}
            versions={data.items}
            onLoadMore={hasMore ? loadMore : null}
          />
        )}
        <CopyButton sheet={() => versionsSheet(data.items)} />
      </div>
      <InfiniteList
        label={t("versions")}
        items={data.rows}
        count={data.count}
        total={data.total}
        endsEarly={data.endsEarly}
        isCut={data.isCut}
        isStale={isStale}
        isFetching={isFetching}
        onRetry={retry}
        onView={onView}
        keyOf={itemKey}
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        onLoadMore={loadMore}
        estimatedHeight={ROW_HEIGHT}
        notice={failure}
        {...(memoryKey === undefined ? {} : { memoryKey })}
      >
        {(version) => (
          <div className={classes.row}>
            <VersionLine
              version={version}
              href={version.versionGuid === null ? null : hrefOf(version.versionGuid)}
              isShown={version.versionGuid === versionGuid}
            />
            {kind !== undefined && <CompareVersion kind={kind} shown={versionGuid} version={version} />}
          </div>
        )}
      </InfiniteList>
    </>
  );
}

/** The loaded versions as a table. */
async function versionsSheet(versions: readonly ConceptVersion[]): Promise<Sheet> {
  const { createSheet } = await import("#core/files/write/table.ts");
  const columns: readonly Column<ConceptVersion>[] = [
    { header: "Version", value: versionNumber },
    { header: "Latest", value: ({ isLatest }) => isLatest },
    { header: "Version GUID", value: (version) => version.versionGuid },
  ];
  return createSheet("Versions", columns, versions);
}

function itemKey(version: ConceptVersion, index: number): string {
  return conceptVersionKey(version) ?? `version ${index}`;
}

type CompareVersionProps = {
  readonly kind: ComparableKind;
  /** The shown version, after which the other ones are named. */
  readonly shown: string;
  readonly version: ConceptVersion;
};

/** 'Compare' on a version: the name of the concept, which all versions share, with the number of the version. */
function CompareVersion({ kind, shown, version }: CompareVersionProps) {
  const { concept, culture } = useNamedConcept(kind, shown);
  const name = `${chooseName(concept, culture).text} ${versionNumber(version)}`;
  return (
    <CompareButton
      kind={kind}
      concept={{ versionGuid: version.versionGuid, name, defaultName: null }}
      culture={culture}
    />
  );
}

type VersionLineProps = {
  readonly version: ConceptVersion;
  /** Null for a version without a GUID, which has no page. */
  readonly href: string | null;
  readonly isShown: boolean;
};

function VersionLine({ version, href, isShown }: VersionLineProps) {
  const t = useTranslations("conceptDetails");
  const content = (
    <>
      <span className={classes.number}>{t("version", { version: versionNumber(version) })}</span>
      {version.isLatest && (
        <Badge component="span" size="sm" variant="light" className={classes.badge ?? ""}>
          {t("latest")}
        </Badge>
      )}
      {isShown && (
        <Badge component="span" size="sm" variant="default" className={classes.badge ?? ""}>
          {t("shown")}
        </Badge>
      )}
    </>
  );
  const marks = {
    "data-parts": "version",
    "data-latest": version.isLatest || undefined,
    "data-shown": isShown || undefined,
  };
  if (href === null)
    return (
      <div className={LINE} {...marks}>
        {content}
      </div>
    );
  return (
    <AppLink to={href} className={LINE} aria-current={isShown ? "true" : undefined} {...marks}>
      {content}
    </AppLink>
  );
}
