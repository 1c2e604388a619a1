/** Property tags. */
export const propertyTags = {
  byGuid: "Version GUID ''{guid}''",
  noProperties: "this property tag has no properties",
  noPropertiesInTemplate: "the template has no property with this tag",
  ofTemplate: "Only properties of a template",
  properties: "Properties",
  propertyTag: "Property tag",
  removeFilter: "Remove the filter {name}",
  showProperties: "Show the properties of all templates",
  template: "Template: <template></template>",
  templateGuid: "Version GUID of a template",
  templateHint: "Name or version GUID",
} as const;
