import {
  cardinalityOf,
  type EntityFacet,
  type Facet,
  type IdsValue,
  type Requirement,
  type Specification,
  valuesOf,
} from "./model.ts";

/** Finds how the standard spells the name of an entity, like `IfcCableSegment`; null for unknown names. */
export type EntityName = (entity: string) => string | null;

/**
 * A specification in sentences, like 'Walls classified 21.2 in NS 3451 must have Pset_WallCommon.FireRating, one of EI 30, EI 60.' First
 * those on how many elements there must be, then one for each requirement.
 */
export function describeSpecification(one: Specification, entityName: EntityName): string[] {
  const subject = subjectOf(one.applicability, entityName);
  const cardinality = cardinalityOf(one);
  return [
    ...(cardinality === "prohibited" ? [`There must be no ${subject}.`] : []),
    ...(cardinality === "required" ? [`There must be ${subject}.`] : []),
    ...describeRequirements(one, entityName),
  ];
}

/** The requirements of a specification, one sentence each. */
export function describeRequirements(one: Specification, entityName: EntityName): string[] {
  const subject = subjectOf(one.applicability, entityName);
  const capital = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  return one.requirements.map((requirement) => `${capital} ${describeRequirement(requirement, entityName)}.`);
}

/** What applies to the elements that a facet names, like 'walls classified 21.2'. */
function subjectOf(applicability: readonly Facet[], entityName: EntityName): string {
  const entity = applicability.find((facet) => facet.kind === "entity");
  const others = applicability.filter((facet) => facet.kind !== "entity");
  const noun = entity === undefined ? "elements" : entityWords(entity, entityName, "plural");
  const conditions = others.map((facet) => {
    switch (facet.kind) {
      case "classification":
        return classificationWords(facet.value, facet.system);
      case "partOf":
        return `that are part of ${entityWords(facet.entity, entityName, "singular")}`;
      case "attribute":
        return `with the attribute ${named(facet.name)}${valueWords(facet.value)}`;
      case "property":
        return `with ${propertyName(facet.propertySet, facet.baseName)}${valueWords(facet.value)}`;
      default:
        return `of ${materialWords(facet.value)}`;
    }
  });
  return [noun, conditions.join(" and ")].filter((part) => part !== "").join(" ");
}

const VERBS = {
  required: "must have",
  optional: "may have",
  prohibited: "must not have",
} as const;

function describeRequirement({ facet, cardinality }: Requirement, entityName: EntityName): string {
  const verb = VERBS[cardinality];
  const must = cardinality === "prohibited" ? "must not" : cardinality === "optional" ? "may" : "must";
  switch (facet.kind) {
    case "entity":
      return `must be ${entityWords(facet, entityName, "plural")}`;
    case "partOf":
      return `${must} be part of ${entityWords(facet.entity, entityName, "singular")}`;
    case "classification":
      return `${must} be ${classificationWords(facet.value, facet.system)}`;
    case "attribute":
      return `${verb} the attribute ${named(facet.name)}${valueWords(facet.value)}`;
    case "property":
      return `${verb} ${propertyName(facet.propertySet, facet.baseName)}${valueWords(facet.value)}`;
    case "material":
      return `${verb} ${materialWords(facet.value)}`;
  }
}

function propertyName(set: IdsValue, name: IdsValue): string {
  return `${named(set)}.${named(name)}`;
}

type GrammaticalNumber = "singular" | "plural";

/** The entities as words, such as 'walls of type SOLIDWALL'. */
function entityWords(
  { name, predefinedType }: Omit<EntityFacet, "kind">,
  entityName: EntityName,
  number: GrammaticalNumber,
): string {
  const words = valuesOf(name)
    ?.map((entity) => entityWord(entityName(entity) ?? entity, number))
    .join(" or ");
  const type = predefinedType === null ? "" : ` of type ${named(predefinedType)}`;
  return `${words ?? `elements whose entity is ${named(name)}`}${type}`;
}

/** Where the parts of a name begin: `Cable`, `Carrier`, `Segment`; `CRS` stays one. */
const PART_BEGINS = /(?<=[^A-Z])(?=[A-Z])|(?=[A-Z][^A-Z])/;

/** The name of an entity as words: `IfcCableCarrierSegment` as 'cable carrier segments'. */
function entityWord(entity: string, number: GrammaticalNumber): string {
  const name = entity.replace(/^Ifc/i, "");
  // A name that no table has is in upper case as a whole.
  const parts = name === name.toUpperCase() ? [name.toLowerCase()] : name.split(PART_BEGINS);
  const word = parts.map((part) => (/[a-z]/.test(part) ? part.toLowerCase() : part)).join(" ");
  if (number === "singular") return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
  if (/(?:furniture|equipment)$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function classificationWords(value: IdsValue | null, system: IdsValue): string {
  if (value === null) return `classified in ${named(system)}`;
  const below = numberWithCodesBelow(value);
  return `classified ${below === null ? named(value) : `${below} or below`} in ${named(system)}`;
}

function materialWords(value: IdsValue | null): string {
  return value === null ? "a material" : `the material ${named(value)}`;
}

function valueWords(value: IdsValue | null): string {
  if (value === null) return "";
  const values = valuesOf(value)?.map(isolated) ?? null;
  if (values !== null && values.length > 1) return `, one of ${values.join(", ")}`;
  return values === null ? `, ${named(value)}` : `, which is ${values.join("")}`;
}

/** Arabic, Hebrew and other letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A text for a sentence of the other direction, where several such texts would stand in the reverse order. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

const SIGNS: Readonly<Record<string, string>> = {
  minInclusive: "at least",
  minExclusive: "more than",
  maxInclusive: "at most",
  maxExclusive: "less than",
  pattern: "like",
  length: "of length",
  minLength: "of at least the length",
  maxLength: "of at most the length",
};

/** A value as words: the value itself, alternatives, or limits. */
function named(value: IdsValue): string {
  const values = valuesOf(value);
  if (values !== null) return values.map(isolated).join(" or ");
  if (typeof value === "string") return isolated(value);
  return value.constraints.map((one) => `${SIGNS[one.name] ?? one.name} ${one.value}`).join(" and ");
}

/** The pattern of a class number and those that begin with it. */
export function patternOfCodesBelow(classNumber: string): string {
  return `${classNumber.replaceAll(/[\\^$.|?*+(){}[\]-]/g, String.raw`\$&`)}.*`;
}

function numberWithCodesBelow(value: IdsValue): string | null {
  if (typeof value === "string") return null;
  const [only, ...others] = value.constraints;
  if (only?.name !== "pattern" || others.length > 0 || !only.value.endsWith(".*")) return null;
  const number = only.value.slice(0, -2).replaceAll(/\\(.)/g, "$1");
  return patternOfCodesBelow(number) === only.value ? number : null;
}
