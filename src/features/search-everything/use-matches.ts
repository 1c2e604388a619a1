import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Matchable } from "#lib/match-text.ts";
import { Matcher, type Matches } from "#lib/matcher.ts";
import { MAX_HITS } from "./hits.ts";

/** The items of a list that match a text, computed before paint. */
export function useMatches<T>(
  items: readonly T[],
  search: string,
  toMatchable: (item: T) => Matchable,
): Matches<T> {
  const [matcher] = useState(() => new Matcher(toMatchable, MAX_HITS));
  useLayoutEffect(() => {
    matcher.find(items, search);
    return () => matcher.stop();
  }, [matcher, items, search]);
  const matches = useSyncExternalStore(matcher.matches.subscribe, matcher.matches.get);
  return {
    ...matches,
    isDone: matches.isDone && matches.items === items && matches.search === search,
  };
}
