import { useEffect, useState } from "react";
import type { RunStatus } from "#core/lib/bounded-run.ts";

type Loading = {
  readonly data: { readonly count: number; readonly total: number | null } | undefined;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly loadAll: (() => () => void) | undefined;
};

/** The number of items that are loaded automatically. */
const MAX_AUTOMATIC = 5000;

/** Whether a list is loaded to its end: by itself, only when the user asks for it, or not at all. */
type Mode = "automatic" | "on demand" | "off";

/**
 * Loads a list to its end until the user cancels, or until `mode` is off; an error pauses it until a retry succeeds. It starts automatically
 * for lists of up to `MAX_AUTOMATIC` items; if the total is unknown, it loads up to that many.
 */
export function useLoadAll({ data, hasMore, isFetching, error, loadAll }: Loading, mode: Mode) {
  const [choice, setChoice] = useState<"none" | "all" | "cancelled">("none");
  if (mode === "off" && choice !== "none") setChoice("none");
  const [loaded, total] = [data?.count ?? 0, data?.total ?? 0];
  const isAutomatic =
    mode === "automatic" && choice === "none" && total <= MAX_AUTOMATIC && loaded < MAX_AUTOMATIC;
  const isRequested = choice === "all" || isAutomatic;
  const hasFailed = error !== null;
  useEffect(
    () => (isRequested && hasMore && !hasFailed ? loadAll?.() : undefined),
    [isRequested, hasMore, hasFailed, loadAll],
  );
  const isRunning = isRequested && !hasFailed && (hasMore || (isFetching && loaded > 0));
  const status: RunStatus = isRunning
    ? "running"
    : choice === "cancelled" || (isRequested && hasFailed)
      ? "stopped"
      : choice === "none"
        ? "idle"
        : "finished";
  return {
    status,
    /** Whether it is running by itself. */
    isAutomatic: isRunning && isAutomatic,
    start: () => setChoice("all"),
    cancel: () => setChoice("cancelled"),
  };
}
