/** Connecting to a service, signing in and out. */
export const connection = {} as const;
