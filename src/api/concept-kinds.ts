/** The kinds of concepts that the interface knows; those that a GUID most likely stands for come first. */
export const CONCEPT_KINDS = [
  "template",
  "property",
  "unit",
  "document",
  "property-tag",
  "classification",
  "construction-object",
  "code",
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];
