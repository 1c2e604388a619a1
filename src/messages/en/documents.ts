/** Reference documents. */
export const documents = {
  openTheListOfTemplates: "Open the list of templates",
  templates: "Templates",
  versions: "Versions",
} as const;
