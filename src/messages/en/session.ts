/** The configuration and the connected service. */
export const session = {} as const;
