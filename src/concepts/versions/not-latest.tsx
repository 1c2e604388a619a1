import { conceptVersionsQuery } from "#queries/concepts.ts";
import { useScope } from "#queries/scope.ts";
import { useMorePages, usePages } from "#queries/use-pages.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { versionNumber } from "./version-list.tsx";
import classes from "./not-latest.module.css";
import type { ConceptVersion } from "#api/resources/concepts.ts";

type NotLatestProps = {
  /** The shown version. */
  readonly versionGuid: string;
  /** The address of another version of the same concept; null if it has none. */
  readonly hrefOf: (versionGuid: string) => string | null;
  /** Whether the request waits, because what the page mainly shows is still on its way. */
  readonly isWaiting?: boolean;
};

/**
 * A note that a version is not the latest, with a link to the latest one (E7); nothing while that is unknown. Errors are shown by the list
 * of versions.
 */
export function NotLatest({ versionGuid, hrefOf, isWaiting = false }: NotLatestProps) {
  const pages = usePages(conceptVersionsQuery(useScope(), versionGuid), { enabled: !isWaiting });
  const { list } = pages;
  const latest = list === undefined ? undefined : latestOf(list.items, versionGuid);
  useMorePages(pages, latest === undefined);

  if (latest === undefined || latest.versionGuid === null || latest.versionGuid === versionGuid) return null;
  const href = hrefOf(latest.versionGuid);
  const shown = list?.items.find((version) => version.versionGuid === versionGuid);
  return (
    <p role="note" className={classes["note"]}>
      {shown === undefined ? "This version" : `Version ${versionNumber(shown)}`} is not the latest.{" "}
      {href === null ? (
        `The latest is version ${versionNumber(latest)}.`
      ) : (
        <AppLink to={href}>Go to the latest, version {versionNumber(latest)}</AppLink>
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
