/** Property tags. */
export const propertyTags = {} as const;
