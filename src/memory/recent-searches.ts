import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { persistedBy } from "./persisted.ts";
import { addRecent } from "./recent.ts";

const MAX_SEARCHES = 10;
/** What is longer was pasted, and can be pasted again. */
const MAX_CHARACTERS = 200;

const searchesOf = persistedBy<readonly string[]>("searches", [], v.array(v.string()));

/** Keeps a search that has led somewhere, unless it is too long. */
export function addRecentSearch(service: string, text: string): void {
  if (text.length <= MAX_CHARACTERS) addRecent(searchesOf(service), text, (one) => one, MAX_SEARCHES);
}

/** The last searches over everything in a service, newest first, each once. */
export function useRecentSearches(service: string): readonly string[] {
  const store = searchesOf(service);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Forgets the searches of a service, in every tab. */
export function forgetSearches(service: string): void {
  searchesOf(service).set([]);
}
