import { useTranslations } from "use-intl";
import { useMorePages, usePages } from "#browser/queries/list/use-pages.ts";
import { conceptVersionsQuery } from "#browser/queries/resources/concepts.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { type ComparableKind, comparisonOf } from "#core/addresses/addresses.ts";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";
import { AppLink } from "../link/app-link.tsx";
import { versionNumber } from "./version-number.ts";
import classes from "./not-latest.module.css";

type NotLatestProps = {
  /** The shown version. */
  readonly versionGuid: string;
  /** The address of another version of the same concept; null if it has none. */
  readonly hrefOf: (versionGuid: string) => string | null;
  /** The kind of the concept, if its versions can be compared. */
  readonly kind?: ComparableKind;
};

/**
 * A note that a version is not the latest, with a link to the latest one (E7); nothing while that is unknown. Errors are shown by the list
 * of versions.
 */
export function NotLatest({ versionGuid, hrefOf, kind }: NotLatestProps) {
  const t = useTranslations("conceptDetails");
  const pages = usePages(conceptVersionsQuery(backgroundScope(useScope()), versionGuid));
  const { list } = pages;
  const latest = list === undefined ? undefined : latestOf(list.items, versionGuid);
  useMorePages(pages, latest === undefined);

  if (latest === undefined || latest.versionGuid === null || latest.versionGuid === versionGuid) return null;
  const href = hrefOf(latest.versionGuid);
  const shown = list?.items.find((version) => version.versionGuid === versionGuid);
  return (
    <p role="note" className={classes.note}>
      {shown === undefined ? t("notLatest") : t("versionNotLatest", { version: versionNumber(shown) })}{" "}
      {href === null ? (
        t("latestIs", { version: versionNumber(latest) })
      ) : (
        <AppLink to={href}>{t("goToLatest", { version: versionNumber(latest) })}</AppLink>
      )}
      {kind !== undefined && (
        <>
          {" "}
          <AppLink to={comparisonOf(kind, [versionGuid, latest.versionGuid])}>
            {t("compareWithLatest")}
          </AppLink>
        </>
      )}
    </p>
  );
}

/**
 * The latest of the versions. The shown version wins if it claims to be the latest. Undefined as long as a page that is not loaded yet may
 * contain it.
 */
export function latestOf(versions: readonly ConceptVersion[], shownGuid: string): ConceptVersion | undefined {
  const latest = versions.filter((version) => version.isLatest && version.versionGuid !== null);
  return latest.find((version) => version.versionGuid === shownGuid) ?? latest[0];
}
