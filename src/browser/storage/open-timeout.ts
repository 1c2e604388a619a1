/** The most time in ms that IndexedDB may take to open; after a crash of the browser, it may never do. */
export const OPEN_TIMEOUT_MS = 5000;
