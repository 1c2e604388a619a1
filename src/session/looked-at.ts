import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { MetKind } from "./met-concepts.ts";
import { rememberedLookedAt, type Slot } from "./storage.ts";

const KINDS = [
  "classification",
  "code",
  "template",
  "property",
  "property-tag",
  "document",
  "unit",
  "construction-object",
] as const satisfies readonly MetKind[];

const text = v.nullable(v.string());
const lookedAtSchema = v.object({
  kind: v.picklist(KINDS),
  versionGuid: v.string(),
  name: text,
  defaultName: text,
  /** The culture that `name` was asked for in. */
  culture: text,
  /** Address within the app, without the culture. */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});

/** A concept that somebody has looked at, and where. */
export type LookedAt = v.InferOutput<typeof lookedAtSchema>;

const MAX_LOOKED_AT = 20;

export type LookedAtMemory = {
  readonly look: (service: string, at: LookedAt) => void;
  /** Newest first; the same array for as long as nothing changes. */
  readonly list: (service: string) => readonly LookedAt[];
  readonly subscribe: (listener: () => void) => () => void;
};

/** A memory of what was looked at; `slotOf` says where it outlives the visit. */
export function createLookedAt(slotOf: (service: string) => Slot): LookedAtMemory {
  const byService = new Map<string, readonly LookedAt[]>();
  const listeners = new Set<() => void>();
  const list = (service: string): readonly LookedAt[] => {
    const known = byService.get(service) ?? parse(slotOf(service).get());
    byService.set(service, known);
    return known;
  };
  return {
    look: (service, at) => {
      const before = list(service);
      const [newest] = before;
      if (newest !== undefined && isSame(newest, at)) return;
      const others = before.filter((one) => one.kind !== at.kind || one.versionGuid !== at.versionGuid);
      const after = [at, ...others].slice(0, MAX_LOOKED_AT);
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

function isSame(a: LookedAt, b: LookedAt): boolean {
  return (
    a.kind === b.kind &&
    a.versionGuid === b.versionGuid &&
    a.name === b.name &&
    a.defaultName === b.defaultName &&
    a.culture === b.culture &&
    a.path === b.path
  );
}

function parse(stored: string | null): readonly LookedAt[] {
  if (stored === null) return [];
  try {
    return v.parse(v.array(lookedAtSchema), JSON.parse(stored)).slice(0, MAX_LOOKED_AT);
  } catch {
    // Written by another version of the app, or by hand: begin anew.
    return [];
  }
}

const shared = createLookedAt(rememberedLookedAt);

/** Remembers that somebody has looked at a concept of a service. */
export function lookAt(service: string, at: LookedAt): void {
  shared.look(service, at);
}

/** What was looked at last in a service, newest first, each once. */
export function useLookedAtList(service: string): readonly LookedAt[] {
  return useSyncExternalStore(
    shared.subscribe,
    useCallback(() => shared.list(service), [service]),
  );
}

/** The same at this moment. */
export function lookedAtList(service: string): readonly LookedAt[] {
  return shared.list(service);
}
