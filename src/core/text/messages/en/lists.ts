/** Lists: filters, counts, loading, empty states. */
export const lists = {
  count: "{count, number}",
  countOf: "{count, number} of {total, number}",
  endsEarly: "{count}, the service sent no more",
  isCut: "{count}, no more of the list is loaded",
  loadMore: "Load more",
} as const;
