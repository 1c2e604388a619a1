import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RunStatus } from "#lib/bounded-run.ts";
import type { LoadedList } from "#queries/paging.ts";

type Loading = {
  readonly data: LoadedList<unknown> | undefined;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => void;
};

/** So many results are loaded without anybody asking for them. */
const MAX_UNASKED = 5000;

/**
 * Loads a list page by page to its end, until somebody cancels it; a page that fails stops it, until it comes after all. It begins by itself
 * where the list has up to `MAX_UNASKED` results, or as far as that where nobody knows how many there are.
 */
export function useLoadAll(queryKey: QueryKey, { data, hasMore, isFetching, hasFailed, loadMore }: Loading) {
  const queryClient = useQueryClient();
  const [wish, setWish] = useState<"none" | "all" | "cancelled">("none");
  const [loaded, total] = [data?.items.length ?? 0, data?.total ?? 0];
  const isUnasked = wish === "none" && total <= MAX_UNASKED && loaded < MAX_UNASKED;
  const isRequested = wish === "all" || isUnasked;
  const isWanted = isRequested && data !== undefined && hasMore && !isFetching && !hasFailed;
  useEffect(() => {
    if (isWanted) loadMore();
  }, [isWanted, data, loadMore]);
  const isRunning = isRequested && !hasFailed && (hasMore || (isFetching && loaded > 0));
  const status: RunStatus = isRunning
    ? "running"
    : wish === "cancelled" || (isRequested && hasFailed)
      ? "stopped"
      : wish === "none"
        ? "idle"
        : "finished";
  return {
    status,
    start: () => setWish("all"),
    cancel: () => {
      setWish("cancelled");
      // Takes back the page that is on its way; what is loaded stays.
      void queryClient.cancelQueries({ queryKey, exact: true });
    },
  };
}
