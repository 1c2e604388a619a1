/** The kinds of concepts that the interface knows. */
export const CONCEPT_KINDS = [
  "classification",
  "code",
  "template",
  "property",
  "property-tag",
  "document",
  "unit",
  "construction-object",
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];
