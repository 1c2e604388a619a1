import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import { createRememberedList, type RememberedList } from "./remembered-list.ts";
import { rememberedProjects, type Slot } from "./storage.ts";

/** A memory of projects by their ids; `slotOf` says where it outlives the visit. */
export function createUsedProjects(slotOf: (service: string) => Slot): RememberedList<number> {
  return createRememberedList({
    slotOf,
    schema: v.pipe(v.number(), v.safeInteger()),
    identity: (project) => project,
  });
}

const shared = createUsedProjects(rememberedProjects);

/** Remembers that the requirements of a project of a service were found. */
export function rememberProject(service: string, project: number): void {
  shared.add(service, project);
}

/** The projects of a service that were used in this browser, the one used last first. */
export function useUsedProjects(service: string): readonly number[] {
  return useSyncExternalStore(
    shared.subscribe,
    useCallback(() => shared.list(service), [service]),
  );
}

export function forgetProjects(service: string): void {
  shared.forget(service);
}
