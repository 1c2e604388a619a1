/** Requirements as an IDS file, and reading one back. */
export const ids = {} as const;
