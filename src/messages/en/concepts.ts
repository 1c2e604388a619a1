/** Concepts anywhere: kinds, names, GUIDs, versions, details. */
export const concepts = {} as const;
