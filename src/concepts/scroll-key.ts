import { type Location, useLocation } from "react-router";

/**
 * Under which to remember where a page was scrolled to: the history entry, so that Back finds it again. Steps that stay on the page (another
 * culture, another code of the same tree) hand their place on in the history state as `place`.
 */
export function placeKeyOf(location: Location): string {
  const known: unknown = location.state;
  return typeof known === "object" && known !== null && "place" in known && typeof known.place === "string"
    ? known.place
    : location.key;
}

export function usePlaceKey(): string {
  return placeKeyOf(useLocation());
}
