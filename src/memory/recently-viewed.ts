import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { CONCEPT_KINDS } from "#api/concept-kinds.ts";
import { persistedBy } from "./persisted.ts";
import { addRecent } from "./recent.ts";

const text = v.nullable(v.string());
const viewedSchema = v.object({
  kind: v.picklist(CONCEPT_KINDS),
  versionGuid: v.string(),
  name: text,
  defaultName: text,
  /** The culture that `name` was asked for in. */
  culture: text,
  /** Address within the app, without the culture. */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});

/** A concept that the user has viewed, and where. */
export type ViewedConcept = v.InferOutput<typeof viewedSchema>;

const viewedIn = persistedBy<readonly ViewedConcept[]>("looked-at", [], v.array(viewedSchema));

/** Keeps that the user has viewed a concept of a service. */
export function addRecentlyViewed(service: string, viewed: ViewedConcept): void {
  addRecent(viewedIn(service), viewed, ({ kind, versionGuid }) => `${kind} ${versionGuid}`);
}

/** What was viewed recently in a service, newest first, each once. */
export function useRecentlyViewed(service: string): readonly ViewedConcept[] {
  const store = viewedIn(service);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The same at this moment. */
export function recentlyViewed(service: string): readonly ViewedConcept[] {
  return viewedIn(service).get();
}

/** Forgets what was viewed in a service, in every tab. */
export function forgetRecentlyViewed(service: string): void {
  viewedIn(service).set([]);
}
