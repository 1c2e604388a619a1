/** Property tags. */
export const propertyTags = {
  byGuid: "Version GUID “{guid}”",
  nameOrVersionGuid: "Name or version GUID",
  ofTemplate: "Only properties of a template",
  openTheListOfTemplates: "Open the list of templates",
  properties: "Properties",
  propertyTag: "Property tag",
  removeFilter: "Remove the filter {name}",
  showThePropertiesOfAll: "Show the properties of all templates",
  versionGuidOfATemplate: "Version GUID of a template",
} as const;
