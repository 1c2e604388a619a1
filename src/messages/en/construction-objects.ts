/** Construction objects. */
export const constructionObjects = {} as const;
