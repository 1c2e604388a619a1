/** Requirements of projects: filter, table, matrix, plan. */
export const requirements = {} as const;
