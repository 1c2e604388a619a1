import { useDebouncedValue } from "@mantine/hooks";
import { SCROLLING_DEBOUNCE_MS } from "../search-field/debounce-times.ts";

/**
 * The rows in view for which data are worth requesting: while rows come into view, only those that were there when scrolling last paused.
 * Rows that leave the view are left out at once.
 */
export function useRowsAtRest<T extends { readonly versionGuid: string | null }>(inView: readonly T[]): T[] {
  const [resting] = useDebouncedValue(inView, SCROLLING_DEBOUNCE_MS);
  const guids = new Set(resting.map(({ versionGuid }) => versionGuid));
  return inView.filter(({ versionGuid }) => guids.has(versionGuid));
}
