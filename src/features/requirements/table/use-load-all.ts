import { useEffect, useState } from "react";
import type { RunStatus } from "#lib/bounded-run.ts";

type Loading = {
  readonly data: { readonly count: number; readonly total: number | null } | undefined;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly loadAll: (() => () => void) | undefined;
};

/** The number of results that are loaded automatically. */
const MAX_AUTOMATIC = 5000;

/**
 * Loads a list to its end until the user cancels; an error pauses it until a retry succeeds. It starts automatically for lists of up to
 * `MAX_AUTOMATIC` results; if the total is unknown, it loads up to that many.
 */
export function useLoadAll({ data, hasMore, isFetching, error, loadAll }: Loading) {
  const [wish, setWish] = useState<"none" | "all" | "cancelled">("none");
  const [loaded, total] = [data?.count ?? 0, data?.total ?? 0];
  const isAutomatic = wish === "none" && total <= MAX_AUTOMATIC && loaded < MAX_AUTOMATIC;
  const isRequested = wish === "all" || isAutomatic;
  const hasFailed = error !== null;
  useEffect(
    () => (isRequested && hasMore && !hasFailed ? loadAll?.() : undefined),
    [isRequested, hasMore, hasFailed, loadAll],
  );
  const isRunning = isRequested && !hasFailed && (hasMore || (isFetching && loaded > 0));
  const status: RunStatus = isRunning
    ? "running"
    : wish === "cancelled" || (isRequested && hasFailed)
      ? "stopped"
      : wish === "none"
        ? "idle"
        : "finished";
  return { status, start: () => setWish("all"), cancel: () => setWish("cancelled") };
}
