/** Construction objects. */
export const constructionObjects = {
  chooseAnotherService: "Choose another service",
  searchConstructionObjects: "Search construction objects",
  searchConstructionObjectsByName: "Search construction objects by name",
  showAllConstructionObjects: "Show all construction objects",
} as const;
