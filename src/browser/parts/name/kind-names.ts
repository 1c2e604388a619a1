import type { ConceptKind } from "#core/api/concept-kinds.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** The names of the kinds of concepts on the screen: beside names, and as headings and labels of lists. */
export const KIND_NAMES: Readonly<Record<ConceptKind, { readonly one: Text; readonly many: Text }>> = {
  template: { one: text("concepts.template"), many: text("concepts.templates") },
  property: { one: text("concepts.property"), many: text("concepts.properties") },
  unit: { one: text("concepts.unit"), many: text("concepts.units") },
  document: { one: text("concepts.document"), many: text("concepts.documents") },
  "property-tag": { one: text("concepts.propertyTag"), many: text("concepts.propertyTags") },
  classification: { one: text("concepts.classification"), many: text("concepts.classifications") },
  "construction-object": {
    one: text("concepts.constructionObject"),
    many: text("concepts.constructionObjects"),
  },
  code: { one: text("concepts.code"), many: text("concepts.codes") },
};
