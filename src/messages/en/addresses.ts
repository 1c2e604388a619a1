/** Titles of pages and of the sections of the navigation. */
export const addresses = {} as const;
