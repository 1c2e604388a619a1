import { type Location, useLocation } from "react-router";

/**
 * The key under which the scroll position of a page is kept: the history entry, so that Back restores it. Navigation within the page
 * (another culture, another code of the same tree) passes its key on as `scrollKey` in the history state.
 */
export function scrollKeyOf(location: Location): string {
  const state: unknown = location.state;
  return typeof state === "object" &&
    state !== null &&
    "scrollKey" in state &&
    typeof state.scrollKey === "string"
    ? state.scrollKey
    : location.key;
}

export function useScrollKey(): string {
  return scrollKeyOf(useLocation());
}
