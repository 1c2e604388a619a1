/** What is kept on this device, and new versions of the app. */
export const offlineUse = {} as const;
