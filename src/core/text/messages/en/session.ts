/** The configuration and the connected service. */
export const session = {
  catalogueFile: "Catalogue file",
  sampleCatalogue: "Sample catalogue",
  thisSite: "This site",
} as const;
