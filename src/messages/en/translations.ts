/** What is translated: coverage and worklist. */
export const translations = {} as const;
