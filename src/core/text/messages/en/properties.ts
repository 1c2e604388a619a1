/** Properties, mapped properties and their values. */
export const properties = {
  lead: "The service does not list its properties. Here are the starting points and the properties of the templates and property tags that you have opened.",
  loadingDocument: "Loading the referenced document",
  noOwnValues: "this property has no values of its own",
  noReferencedDocument: "No referenced document",
  noValuesInTemplate: "this property has no values in this template",
  openProperty: "Open property",
  referencedDocument: "Referenced document",
  values: "Values",
  versions: "Versions",
} as const;
