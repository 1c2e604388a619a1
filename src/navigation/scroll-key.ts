import { type Location, useLocation } from "react-router";

/**
 * The key under which the scroll position of a page is kept: the history entry, so that Back restores it. Navigation within the page
 * (another culture, another code of the same tree) passes its key on as `place` in the history state.
 */
export function scrollKeyOf(location: Location): string {
  const state: unknown = location.state;
  return typeof state === "object" && state !== null && "place" in state && typeof state.place === "string"
    ? state.place
    : location.key;
}

export function useScrollKey(): string {
  return scrollKeyOf(useLocation());
}
