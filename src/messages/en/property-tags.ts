/** Property tags. */
export const propertyTags = {
  nameOrVersionGuid: "Name or version GUID",
  openTheListOfTemplates: "Open the list of templates",
  properties: "Properties",
  propertyTag: "Property tag",
  showThePropertiesOfAll: "Show the properties of all templates",
  versionGuidOfATemplate: "Version GUID of a template",
} as const;
