import { type Location, useLocation } from "react-router";

/**
 * The key under which the scroll position of a page is kept: the history entry, so that Back restores it. Navigation within the page
 * (another culture, another code of the same tree) passes its key on as `scrollKey` in the history state.
 */
export function scrollKeyOf(location: Location): string {
  const key = stateOf(location, "scrollKey");
  return typeof key === "string" ? key : location.key;
}

/** A value in the history state of a location. */
export function stateOf({ state }: Location<unknown>, name: string): unknown {
  return typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
}

export function useScrollKey(): string {
  return scrollKeyOf(useLocation());
}
