import type { ConceptKind } from "#api/concept-kinds.ts";
import type { OperationId } from "#api/operations.ts";
import { paths } from "#addresses.ts";

/** The fields of a concept that determine its address. */
export type Linkable = {
  readonly versionGuid: string | null;
  readonly name?: string | null;
  readonly defaultName?: string | null;
};

type Kind = {
  /** Singular and plural: in headings, beside names, as the label of a list. */
  readonly one: string;
  readonly many: string;
  /** The page of a concept, within a template if one is given; omitted if its address needs more than the concept. */
  readonly pathOf?: (versionGuid: string, concept: Linkable, template: string | null) => string;
  /** The first operations of its page, for prefetching. */
  readonly opensWith: readonly OperationId[];
  /** The operations that accept only version GUIDs of this kind. */
  readonly provenBy: readonly OperationId[];
};

/** The facts about each kind of concept, used wherever one is shown. */
export const KINDS: Readonly<Record<ConceptKind, Kind>> = {
  template: {
    one: "Template",
    many: "Templates",
    pathOf: (versionGuid) => paths.template(versionGuid),
    opensWith: ["E6", "E7"],
    provenBy: ["E6"],
  },
  property: {
    one: "Property",
    many: "Properties",
    pathOf: (versionGuid, _, template) =>
      template === null ? paths.property(versionGuid) : paths.templateProperty(template, versionGuid),
    opensWith: ["E11", "E13", "E7"],
    provenBy: ["E11", "E13"],
  },
  unit: {
    one: "Unit",
    many: "Units",
    pathOf: (versionGuid) => paths.unit(versionGuid),
    opensWith: ["E15", "E7"],
    provenBy: ["E15"],
  },
  document: {
    one: "Document",
    many: "Documents",
    pathOf: (versionGuid) => paths.document(versionGuid),
    opensWith: ["E12", "E7"],
    provenBy: ["E12"],
  },
  "property-tag": {
    one: "Property tag",
    many: "Property tags",
    pathOf: (versionGuid) => paths.propertyTag(versionGuid),
    opensWith: ["E8", "E7"],
    provenBy: ["E8"],
  },
  classification: {
    one: "Classification",
    many: "Classifications",
    pathOf: (versionGuid) => paths.classification(versionGuid),
    opensWith: ["E2", "E7"],
    provenBy: ["E2"],
  },
  "construction-object": {
    one: "Construction object",
    many: "Construction objects",
    pathOf: (versionGuid, { name, defaultName }) =>
      paths.constructionObjects({ search: name ?? defaultName, object: versionGuid }),
    opensWith: [],
    provenBy: [],
  },
  code: { one: "Classification code", many: "Classification codes", opensWith: [], provenBy: [] },
};

/** The address of a concept, within a template if one is given; null if it has none. */
export function pathOf(kind: ConceptKind, concept: Linkable, template: string | null = null): string | null {
  const { versionGuid } = concept;
  if (versionGuid === null || versionGuid === "") return null;
  return KINDS[kind].pathOf?.(versionGuid, concept, template) ?? null;
}
