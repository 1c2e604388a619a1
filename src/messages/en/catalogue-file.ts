/** Opening catalogue files, and what was read. */
export const catalogueFile = {} as const;
