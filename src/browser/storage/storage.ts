/**
 * An entry of the browser's storage. If storage is forbidden or full, nothing is stored, and nothing fails. This module is small, because
 * it is part of the preload script; structured values and values with subscribers use `persisted`.
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

/** The culture that was chosen last; empty if the user chose none. */
export const rememberedCulture = localSlot("plinth.culture");
/** The language of the app that was chosen last; read and written by `session/language.ts`. */
export const rememberedLanguage = localSlot("plinth.language");
/** The base URL of the service that was chosen last; read and written by `chosen-service.ts`. */
export const rememberedService = localSlot("plinth.service");
/** The same for this tab, since another tab may have chosen a service after it. */
export const rememberedTabService = slot(() => window.sessionStorage, "plinth.tab-service");
/** The id of the catalogue file that was chosen last, if it is kept; null if a service was chosen after it. */
export const rememberedFile = localSlot("plinth.file");
/** The access token, only at the user's request and for this tab; read and written by `kept-token.ts`. */
export const rememberedToken = slot(() => window.sessionStorage, "plinth.token");
/** The addresses that were reloaded because modules were gone, for this tab; read and written by `features/offline/gone-modules.ts`. */
export const rememberedReloads = slot(() => window.sessionStorage, "plinth.reloads");
/** The content of `config.json`, for a start without a network. */
export const rememberedConfig = localSlot("plinth.config");
/** The scroll positions of pages, for a reload of this tab. */
export const rememberedScrollPositions = slot(() => window.sessionStorage, "plinth.places");
/** The open codes of the tree on the page, for a reload of this tab; read and written by `code-tree/kept-tree.ts`. */
export const rememberedTree = slot(() => window.sessionStorage, "plinth.tree");
/** What the form of the lookup contains and was not looked up yet, for a reload of this tab. */
export const rememberedInputs = slot(() => window.sessionStorage, "plinth.inputs");
/** When the user last signed out of a service, in milliseconds since 1970. Not forgotten with the service, hence no space in its key. */
export const rememberedSignOut = (service: string): Slot => localSlot(`plinth.signed-out/${service}`);
