import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import { CONCEPT_KINDS } from "./concept-names.ts";
import { createRememberedList, type RememberedList } from "./remembered-list.ts";
import { rememberedLookedAt, type Slot } from "./storage.ts";

const text = v.nullable(v.string());
const lookedAtSchema = v.object({
  kind: v.picklist(CONCEPT_KINDS),
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

/** A memory of what was looked at; `slotOf` says where it outlives the visit. */
export function createLookedAt(slotOf: (service: string) => Slot): RememberedList<LookedAt> {
  return createRememberedList({
    slotOf,
    schema: lookedAtSchema,
    identity: ({ kind, versionGuid }) => `${kind} ${versionGuid}`,
  });
}

const shared = createLookedAt(rememberedLookedAt);

/** Remembers that somebody has looked at a concept of a service. */
export function lookAt(service: string, at: LookedAt): void {
  shared.add(service, at);
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

export function forgetLookedAt(service: string): void {
  shared.forget(service);
}
