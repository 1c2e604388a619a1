/** Property tags. */
export const propertyTags = {
  byGuid: "Version GUID “{guid}”",
  nameVersion: "Name or version GUID",
  noProperties: "this property tag has no properties",
  noPropertiesInTemplate: "the template has no property with this tag",
  ofTemplate: "Only properties of a template",
  openList: "Open the list of templates",
  properties: "Properties",
  propertyTag: "Property tag",
  removeFilter: "Remove the filter {name}",
  showProperties: "Show the properties of all templates",
  template: "Template: <template></template>",
  versionGuid: "Version GUID of a template",
} as const;
