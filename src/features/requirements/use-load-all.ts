import { useEffect, useState } from "react";
import type { RunStatus } from "#lib/bounded-run.ts";

type Loading = {
  readonly data: { readonly count: number; readonly total: number | null } | undefined;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly loadAll: (() => () => void) | undefined;
};

/** So many results are loaded without anybody asking for them. */
const MAX_UNASKED = 5000;

/**
 * Loads a list page by page to its end, until somebody cancels it; a page that fails stops it, until it comes after all. It begins by itself
 * where the list has up to `MAX_UNASKED` results, or as far as that where nobody knows how many there are.
 */
export function useLoadAll({ data, hasMore, isFetching, error, loadAll }: Loading) {
  const [wish, setWish] = useState<"none" | "all" | "cancelled">("none");
  const [loaded, total] = [data?.count ?? 0, data?.total ?? 0];
  const isUnasked = wish === "none" && total <= MAX_UNASKED && loaded < MAX_UNASKED;
  const isRequested = wish === "all" || isUnasked;
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
