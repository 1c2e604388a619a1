/** Construction objects. */
export const constructionObjects = {
  none: "this service has no construction objects",
  noneCalled: "no construction object is called ''{search}''",
  search: "Search construction objects",
  searchHint: "Search construction objects by name",
  showAll: "Show all construction objects",
  title: "Construction objects",
} as const;
