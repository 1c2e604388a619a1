/**
 * An IDS 1.0 file (Information Delivery Specification of buildingSMART) as plain data: what the writer writes, the reader returns, the
 * checker checks and the preview puts into words.
 */

/** The versions of IFC that a specification can be for. */
export const IFC_VERSIONS = ["IFC2X3", "IFC4", "IFC4X3_ADD2"] as const;

export type IfcVersion = (typeof IFC_VERSIONS)[number];

/** The constraints of a restriction, as XML Schema names them. */
export const CONSTRAINTS = [
  "enumeration",
  "pattern",
  "minInclusive",
  "minExclusive",
  "maxInclusive",
  "maxExclusive",
  "length",
  "minLength",
  "maxLength",
  "totalDigits",
  "fractionDigits",
  "whiteSpace",
] as const;

export type Constraint = { readonly name: (typeof CONSTRAINTS)[number]; readonly value: string };

/** A restriction of values; the base is the name of a type of XML Schema without its prefix, like `string`. */
export type Restriction = { readonly base: string; readonly constraints: readonly Constraint[] };

/** One value, or a restriction of values. */
export type IdsValue = string | Restriction;

/** An IFC entity, with the predefined type if only that one is meant. */
export type EntityFacet = {
  readonly kind: "entity";
  readonly name: IdsValue;
  readonly predefinedType: IdsValue | null;
};

export type PropertyFacet = {
  readonly kind: "property";
  readonly propertySet: IdsValue;
  readonly baseName: IdsValue;
  readonly dataType: string | null;
  readonly value: IdsValue | null;
};

export type Facet =
  | EntityFacet
  | {
      readonly kind: "partOf";
      readonly relation: string | null;
      readonly entity: Omit<EntityFacet, "kind">;
    }
  | { readonly kind: "classification"; readonly system: IdsValue; readonly value: IdsValue | null }
  | { readonly kind: "attribute"; readonly name: IdsValue; readonly value: IdsValue | null }
  | PropertyFacet
  | { readonly kind: "material"; readonly value: IdsValue | null };

/** The kinds of facets in the order of the schema. */
export const FACET_KINDS = [
  "entity",
  "partOf",
  "classification",
  "attribute",
  "property",
  "material",
] as const satisfies readonly Facet["kind"][];

export const CARDINALITIES = ["required", "optional", "prohibited"] as const;

export type Cardinality = (typeof CARDINALITIES)[number];

export function isCardinality(word: string): word is Cardinality {
  return CARDINALITIES.some((one) => one === word);
}

/** A facet that elements must have, may have or must not have. */
export type Requirement = {
  readonly facet: Facet;
  readonly cardinality: Cardinality;
  readonly uri: string | null;
  readonly instructions: string | null;
};

export type Specification = {
  readonly name: string;
  readonly ifcVersions: readonly IfcVersion[];
  readonly identifier: string | null;
  readonly description: string | null;
  readonly instructions: string | null;
  /** The numbers of applicable elements that a model has at least and at most. */
  readonly minOccurs: number;
  readonly maxOccurs: number | "unbounded";
  /** Which elements it applies to: those that match all facets. */
  readonly applicability: readonly Facet[];
  readonly requirements: readonly Requirement[];
};

export type IdsInfo = {
  readonly title: string;
  readonly copyright: string | null;
  readonly version: string | null;
  readonly description: string | null;
  /** An e-mail address. */
  readonly author: string | null;
  /** As an ISO 8601 date. */
  readonly date: string | null;
  readonly purpose: string | null;
  readonly milestone: string | null;
};

export type IdsFile = { readonly info: IdsInfo; readonly specifications: readonly Specification[] };

/** What a pair of `minOccurs` and `maxOccurs` says of a specification; null if IDS gives the pair no meaning. */
export function cardinalityOf({
  minOccurs,
  maxOccurs,
}: Pick<Specification, "minOccurs" | "maxOccurs">): Cardinality | null {
  if (maxOccurs === 0) return minOccurs === 0 ? "prohibited" : null;
  if (maxOccurs !== "unbounded" || minOccurs > 1) return null;
  return minOccurs === 1 ? "required" : "optional";
}

/** The single values that an IDS value allows; null if it is not a list of values. */
export function valuesOf(value: IdsValue): readonly string[] | null {
  if (typeof value === "string") return [value];
  const { constraints } = value;
  return constraints.length > 0 && constraints.every(({ name }) => name === "enumeration")
    ? constraints.map((one) => one.value)
    : null;
}

/** All values that a facet names. */
export function valuesIn(facet: Facet): readonly IdsValue[] {
  return valuesOrNullIn(facet).filter((value) => value !== null);
}

function valuesOrNullIn(facet: Facet): readonly (IdsValue | null)[] {
  switch (facet.kind) {
    case "entity":
      return [facet.name, facet.predefinedType];
    case "partOf":
      return [facet.entity.name, facet.entity.predefinedType];
    case "classification":
      return [facet.system, facet.value];
    case "attribute":
      return [facet.name, facet.value];
    case "property":
      return [facet.propertySet, facet.baseName, facet.value];
    case "material":
      return [facet.value];
  }
}
