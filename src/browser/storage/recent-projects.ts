import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { int32 } from "#core/api/schema.ts";
import { persistedBy } from "./persisted.ts";
import { addRecent } from "./recent.ts";

const MAX_PROJECTS = 20;

const projectsOf = persistedBy<readonly number[]>("projects", [], v.array(int32));

/** Adds a project whose requirements were loaded. */
export function addRecentProject(service: string, project: number): void {
  addRecent(projectsOf(service), project, (one) => one, MAX_PROJECTS);
}

/** The ids of recently used projects of a service, newest first. */
export function useRecentProjects(service: string): readonly number[] {
  const store = projectsOf(service);
  return useSyncExternalStore(store.subscribe, store.get);
}
