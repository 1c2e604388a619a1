/** The dialog 'Export', printing and copying. */
export const exporting = {} as const;
