import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import { rememberedProjects, type Slot } from "./storage.ts";

const usedSchema = v.array(v.pipe(v.number(), v.safeInteger()));

const MAX_PROJECTS = 20;

export type UsedProjects = {
  readonly use: (service: string, project: number) => void;
  /** Ids, the one used last first; the same array for as long as nothing changes. */
  readonly list: (service: string) => readonly number[];
  readonly subscribe: (listener: () => void) => () => void;
};

/** A memory of projects; `slotOf` says where it outlives the visit. */
export function createUsedProjects(slotOf: (service: string) => Slot): UsedProjects {
  const byService = new Map<string, readonly number[]>();
  const listeners = new Set<() => void>();
  const list = (service: string): readonly number[] => {
    const known = byService.get(service) ?? parse(slotOf(service).get());
    byService.set(service, known);
    return known;
  };
  return {
    use: (service, project) => {
      const before = list(service);
      if (before[0] === project) return;
      const after = [project, ...before.filter((one) => one !== project)].slice(0, MAX_PROJECTS);
      byService.set(service, after);
      slotOf(service).set(JSON.stringify(after));
      for (const listener of listeners) listener();
    },
    list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function parse(stored: string | null): readonly number[] {
  if (stored === null) return [];
  try {
    return [...new Set(v.parse(usedSchema, JSON.parse(stored)))].slice(0, MAX_PROJECTS);
  } catch {
    // Written by another version of the app, or by hand: begin anew.
    return [];
  }
}

const shared = createUsedProjects(rememberedProjects);

/** Remembers that the requirements of a project of a service were found. */
export function rememberProject(service: string, project: number): void {
  shared.use(service, project);
}

/** The projects of a service that were used in this browser, the one used last first. */
export function useUsedProjects(service: string): readonly number[] {
  return useSyncExternalStore(
    shared.subscribe,
    useCallback(() => shared.list(service), [service]),
  );
}
