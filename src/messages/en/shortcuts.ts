/** The keyboard shortcuts, and the dialog that lists them. */
export const shortcuts = {} as const;
