/** Comparing concepts, and the tray that collects them. */
export const compare = {} as const;
