/** Lists: filters, counts, loading, empty states. */
export const lists = {
  count: "{count, number}",
  countOf: "{count, number} of {total, number}",
  endsEarly: "{count}, the service sent no more",
  loadMore: "Load more",
} as const;
