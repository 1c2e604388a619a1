/** Templates. */
export const templates = {} as const;
