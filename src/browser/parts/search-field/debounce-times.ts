/** Debounce times in ms before requests are sent, since services may limit their number. */

/** For typing in a search field. */
export const TYPING_DEBOUNCE_MS = 120;

/** For scrolling, where data are requested per row in view. */
export const SCROLLING_DEBOUNCE_MS = 120;
