import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ConceptVersion } from "#api/concepts.ts";
import { conceptVersionsQuery } from "#queries/concepts.ts";
import { useScope } from "#queries/scope.ts";
import { AppLink } from "./app-link.tsx";
import { versionNumber } from "./version-list.tsx";
import classes from "./not-latest.module.css";

type NotLatestProps = {
  /** The version that is shown. */
  readonly versionGuid: string;
  /** The address of another version of the same concept. */
  readonly hrefOf: (versionGuid: string) => string;
};

/**
 * Says that a version is not the latest, with a link to the one that is (E7); nothing while that is unknown. A failure is not shown here:
 * the list of versions shows it.
 */
export function NotLatest({ versionGuid, hrefOf }: NotLatestProps) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    conceptVersionsQuery(useScope(), versionGuid),
  );
  const latest = data === undefined ? undefined : latestOf(data.items, versionGuid);
  const isWanted = data !== undefined && latest === undefined && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isWanted) void fetchNextPage({ cancelRefetch: false });
  }, [isWanted, fetchNextPage]);

  if (latest === undefined || latest.versionGuid === null || latest.versionGuid === versionGuid) return null;
  const shown = data?.items.find((version) => version.versionGuid === versionGuid);
  return (
    <p role="note" className={classes["note"]}>
      {shown === undefined ? "This version" : `Version ${versionNumber(shown)}`} is not the latest.{" "}
      <AppLink to={hrefOf(latest.versionGuid)}>Go to the latest, version {versionNumber(latest)}</AppLink>
    </p>
  );
}

/**
 * The latest among the versions: the shown one if it says so of itself, whatever else does; undefined while a page that is not loaded yet
 * may still hold it.
 */
export function latestOf(versions: readonly ConceptVersion[], shownGuid: string): ConceptVersion | undefined {
  const latest = versions.filter((version) => version.isLatest && version.versionGuid !== null);
  return latest.find((version) => version.versionGuid === shownGuid) ?? latest[0];
}
