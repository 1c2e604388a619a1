/** Lists: filters, counts, loading, empty states. */
export const lists = {} as const;
