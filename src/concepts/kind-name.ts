import type { ConceptKind } from "#api/concept-kinds.ts";

/** What a concept of this kind is called in a sentence or beside its name. */
export const KIND_NAMES: Record<ConceptKind, string> = {
  classification: "Classification",
  code: "Classification code",
  template: "Template",
  property: "Property",
  "property-tag": "Property tag",
  document: "Document",
  unit: "Unit",
  "construction-object": "Construction object",
};
