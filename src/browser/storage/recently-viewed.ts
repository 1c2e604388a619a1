import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { CONCEPT_KINDS } from "#core/api/concept-kinds.ts";
import { persistedBy } from "./persisted.ts";
import { addRecent } from "./recent.ts";

const text = v.nullable(v.string());
const viewedSchema = v.object({
  kind: v.picklist(CONCEPT_KINDS),
  versionGuid: v.string(),
  name: text,
  defaultName: text,
  /** The culture in which `name` was requested. */
  culture: text,
  /** Address within the app, without the culture. */
  path: v.pipe(
    v.string(),
    v.check((path) => /^\/(?!\/)/.test(path)),
  ),
});

/** A concept that the user has viewed, with its address. */
export type ViewedConcept = v.InferOutput<typeof viewedSchema>;

const MAX_VIEWED = 20;

// The storage key keeps its original name: renaming it would lose stored data.
const viewedIn = persistedBy<readonly ViewedConcept[]>("looked-at", [], v.array(viewedSchema));

/** Adds a viewed concept of a service. */
export function addRecentlyViewed(service: string, viewed: ViewedConcept): void {
  addRecent(viewedIn(service), viewed, ({ kind, versionGuid }) => `${kind} ${versionGuid}`, MAX_VIEWED);
}

/** The recently viewed concepts of a service, newest first, without duplicates. */
export function useRecentlyViewed(service: string): readonly ViewedConcept[] {
  const store = viewedIn(service);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The same outside React. */
export function recentlyViewed(service: string): readonly ViewedConcept[] {
  return viewedIn(service).get();
}

/** Removes the recently viewed concepts of a service, in every tab. */
export function forgetRecentlyViewed(service: string): void {
  viewedIn(service).set([]);
}
