/** What readers and writers of files report. */
export const files = {} as const;
