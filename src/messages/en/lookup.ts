/** Looking up many GUIDs, numbers and names. */
export const lookup = {} as const;
