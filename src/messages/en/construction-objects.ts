/** Construction objects. */
export const constructionObjects = {
  chooseAnotherService: "Choose another service",
  none: "this service has no construction objects",
  noneCalled: "no construction object is called “{search}”",
  searchConstructionObjects: "Search construction objects",
  searchConstructionObjectsByName: "Search construction objects by name",
  showAllConstructionObjects: "Show all construction objects",
  title: "Construction objects",
} as const;
