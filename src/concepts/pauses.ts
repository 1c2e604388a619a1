/** How long, in ms, what is done has to rest before the service is asked: services limit how often they may be asked. */

/** Typing in a search. */
export const TYPING_PAUSE_MS = 120;

/** Scrolling, where what the rows in view show is fetched by row. */
export const SCROLLING_PAUSE_MS = 120;
