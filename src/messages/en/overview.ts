/** The overview. */
export const overview = {} as const;
