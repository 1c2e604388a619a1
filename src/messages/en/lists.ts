/** Lists: filters, counts, loading, empty states. */
export const lists = {
  count: "{count, number}",
  countOf: "{count, number} of {total, number}",
  endsEarly: "{count}, the service sent no more",
  loadAll: "Load all",
  loadMore: "Load more",
  openTheListOfTemplates: "Open the list of templates",
} as const;
