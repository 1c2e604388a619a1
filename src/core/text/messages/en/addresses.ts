/** Titles of pages and of the sections of the navigation. */
export const addresses = {
  classifications: "Classifications",
  constructionObjects: "Construction objects",
  documents: "Documents",
  overview: "Overview",
  properties: "Properties",
  requirements: "Requirements",
  templates: "Templates",
  translations: "Translations",
  units: "Units",
  versions: "Versions",
} as const;
