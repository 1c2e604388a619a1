import { type Location, useLocation } from "react-router";

/**
 * The key under which the scroll position of a page is kept: the history entry, so that Back restores it. Navigation within the page
 * (another culture, another code of the same tree) passes its key on as `place` in the history state.
 */
export function scrollKeyOf(location: Location): string {
  const known: unknown = location.state;
  return typeof known === "object" && known !== null && "place" in known && typeof known.place === "string"
    ? known.place
    : location.key;
}

export function useScrollKey(): string {
  return scrollKeyOf(useLocation());
}
