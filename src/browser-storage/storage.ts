/**
 * The browser's storage, text by text. It may be forbidden or full: then nothing is kept, and nothing fails. Small, because it is read
 * before the app has loaded; what has a shape or is listened to goes through `persisted`.
 */
export type Slot = { readonly get: () => string | null; readonly set: (value: string | null) => void };

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

function slot(storage: () => Storage, key: string): Slot {
  return {
    get: () => attempt(() => storage().getItem(key)),
    set: (value) =>
      void attempt(() => (value === null ? storage().removeItem(key) : storage().setItem(key, value))),
  };
}

/** A text that outlives the visit. */
export function localSlot(key: string): Slot {
  return slot(() => window.localStorage, key);
}

/** The keys of all texts that outlive the visit. */
export function storedKeys(): string[] {
  return attempt(() => Object.keys(window.localStorage)) ?? [];
}

/** The culture that was chosen last; empty: none, on purpose. */
export const rememberedCulture = localSlot("plinth.culture");
/** The base URL of the service that was chosen last; read and written by `chosen-service.ts`. */
export const rememberedService = localSlot("plinth.service");
/** The id of the catalogue file that was chosen last, if it is kept; empty where a service was chosen after it. */
export const rememberedFile = localSlot("plinth.file");
/** The access token, only where a person asked for it, and only for this tab; read and written by `kept-token.ts`. */
export const rememberedToken = slot(() => window.sessionStorage, "plinth.token");
/** Where pages were scrolled to, for a reload of this tab. */
export const rememberedPlaces = slot(() => window.sessionStorage, "plinth.places");
/** When the user last signed out of a service, in milliseconds since 1970. Not forgotten with the service, hence no space in its key. */
export const rememberedSignOut = (service: string): Slot => localSlot(`plinth.signed-out/${service}`);
