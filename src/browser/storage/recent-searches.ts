import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { persistedBy } from "./persisted.ts";
import { addRecent } from "./recent.ts";

const MAX_SEARCHES = 10;
/** Longer texts were pasted, and can be pasted again. */
const MAX_CHARACTERS = 200;

const searchesOf = persistedBy<readonly string[]>("searches", [], v.array(v.string()));

/** Adds a successful search, unless it is too long. */
export function addRecentSearch(service: string, text: string): void {
  if (text.length <= MAX_CHARACTERS) addRecent(searchesOf(service), text, (one) => one, MAX_SEARCHES);
}

/** The recent searches over everything in a service, newest first, without duplicates. */
export function useRecentSearches(service: string): readonly string[] {
  const store = searchesOf(service);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Removes the recent searches of a service, in all tabs. */
export function forgetSearches(service: string): void {
  searchesOf(service).set([]);
}
