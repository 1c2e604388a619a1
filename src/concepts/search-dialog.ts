import { createStore } from "#lib/store.ts";

/** Whether the dialog 'Search everything' is open, which the header, the keyboard and pages open. */
export const isSearchOpen = createStore(false);
