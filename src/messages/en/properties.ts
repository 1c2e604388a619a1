/** Properties, mapped properties and their values. */
export const properties = {} as const;
