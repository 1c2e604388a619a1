/** Classifications, their code trees, and codes. */
export const classifications = {} as const;
