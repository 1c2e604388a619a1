import { keysOf } from "#core/lib/keys-of.ts";
import type { OperationId } from "./operations.ts";

type Kind = {
  /** Singular and plural: in headings, beside names, as the label of a list. */
  readonly one: string;
  readonly many: string;
  /** The first operations of its page, for prefetching. */
  readonly opensWith: readonly OperationId[];
  /** The operations that accept only version GUIDs of this kind. */
  readonly provenBy: readonly OperationId[];
};

/** The kinds of concepts in the interface, in the order in which an unknown GUID is tried. `addresses.ts` says which page shows one. */
const TABLE = {
  template: {
    one: "Template",
    many: "Templates",
    opensWith: ["E6", "E7"],
    provenBy: ["E6"],
  },
  property: {
    one: "Property",
    many: "Properties",
    opensWith: ["E11", "E13", "E7"],
    provenBy: ["E11", "E13"],
  },
  unit: {
    one: "Unit",
    many: "Units",
    opensWith: ["E15", "E7"],
    provenBy: ["E15"],
  },
  document: {
    one: "Document",
    many: "Documents",
    opensWith: ["E12", "E7"],
    provenBy: ["E12"],
  },
  "property-tag": {
    one: "Property tag",
    many: "Property tags",
    opensWith: ["E8", "E7"],
    provenBy: ["E8"],
  },
  classification: {
    one: "Classification",
    many: "Classifications",
    opensWith: ["E2", "E7"],
    provenBy: ["E2"],
  },
  "construction-object": {
    one: "Construction object",
    many: "Construction objects",
    opensWith: [],
    provenBy: [],
  },
  code: { one: "Classification code", many: "Classification codes", opensWith: [], provenBy: [] },
} as const satisfies Readonly<Record<string, Kind>>;

export type ConceptKind = keyof typeof TABLE;

export const KINDS: Readonly<Record<ConceptKind, Kind>> = TABLE;

export const CONCEPT_KINDS: readonly ConceptKind[] = keysOf(KINDS);
