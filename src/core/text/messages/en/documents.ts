/** Reference documents. */
export const documents = {
  lead: "The service does not list its documents. Here are the starting points and the documents that lists have loaded so far; collect the others from the templates that refer to them.",
  noTemplates: "no template refers to this document",
  templates: "Templates",
  versions: "Versions",
} as const;
