import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RunStatus } from "#lib/bounded-run.ts";

type Loading = {
  /** Changes with every page. */
  readonly data: unknown;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => void;
};

/** Loads a list page by page to its end, until somebody cancels it; a page that fails stops it, until it comes after all. */
export function useLoadAll(queryKey: QueryKey, { data, hasMore, isFetching, hasFailed, loadMore }: Loading) {
  const queryClient = useQueryClient();
  const [wish, setWish] = useState<"none" | "all" | "cancelled">("none");
  const isWanted = wish === "all" && hasMore && !isFetching && !hasFailed;
  useEffect(() => {
    if (isWanted) loadMore();
  }, [isWanted, data, loadMore]);
  const isRunning = wish === "all" && (hasMore || isFetching);
  const status: RunStatus =
    wish === "none"
      ? "idle"
      : isRunning
        ? "running"
        : wish === "cancelled" || hasFailed
          ? "stopped"
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
