import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { conceptVersionsQuery } from "#queries/concepts.ts";
import { useScope } from "#queries/scope.ts";
import { AppLink } from "./app-link.tsx";
import { latestOf } from "./latest-of.ts";
import { versionNumber } from "./version-list.tsx";
import classes from "./not-latest.module.css";

type NotLatestProps = {
  /** The version that is shown. */
  readonly versionGuid: string;
  /** The address of another version of the same concept; null where it has none. */
  readonly hrefOf: (versionGuid: string) => string | null;
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
  const href = hrefOf(latest.versionGuid);
  const shown = data?.items.find((version) => version.versionGuid === versionGuid);
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
