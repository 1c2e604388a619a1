/** Units and their dimensions. */
export const units = {} as const;
