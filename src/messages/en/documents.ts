/** Reference documents. */
export const documents = {} as const;
