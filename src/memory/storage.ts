/**
 * What this browser remembers. Storage may be switched off, full or broken: then nothing is remembered, and nothing fails.
 */

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Remembering is a convenience; without it the app works as on a first visit.
  }
}

export type Slot = { readonly get: () => string | null; readonly set: (value: string | null) => void };

function slot(storage: () => Storage, key: string): Slot {
  return { get: () => read(storage, key), set: (value) => write(storage, key, value) };
}

const local = (): Storage => window.localStorage;

/** The culture that was chosen last; empty: none, on purpose. */
export const rememberedCulture = slot(local, "plinth.culture");
/** `light`, `dark` or `auto`; the provider's own, which writes it. */
export const rememberedColorScheme = slot(local, "mantine-color-scheme-value");
/** Marks a remembered service that somebody typed; one that the configuration lists no more is forgotten instead. */
export const UNLISTED = "unlisted ";
/** The base URL of the service that was chosen last. Never a secret or a token. */
export const rememberedService = slot(local, "plinth.service");
/** The access token, only where a person asked for it, and only for this tab; read and written by `kept-token.ts`. */
export const rememberedToken = slot(() => window.sessionStorage, "plinth.token");
/** When somebody signed out of a service last, in milliseconds since 1970. */
export function rememberedSignOut(service: string): Slot {
  return slot(local, `plinth.signed-out ${service}`);
}
/** Share of the width that the code tree takes, in per cent. */
export const rememberedDivider = slot(local, "plinth.divider");

/** Names of the concepts of one kind that a service has sent so far. */
export function rememberedConcepts(service: string, kind: string): Slot {
  return slot(local, `plinth.met ${kind} ${service}`);
}
/** What was looked at last in a service. */
export function rememberedLookedAt(service: string): Slot {
  return slot(local, `plinth.looked-at ${service}`);
}
/** Dimensions and names of the units of a service that were looked at. */
export function rememberedUnits(service: string): Slot {
  return slot(local, `plinth.units ${service}`);
}
/** Projects of a service whose requirements were searched. */
export function rememberedProjects(service: string): Slot {
  return slot(local, `plinth.projects ${service}`);
}
