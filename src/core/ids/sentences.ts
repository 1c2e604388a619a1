import { type MessageKey, text, type Text } from "#core/text/messages/text.ts";
import {
  cardinalityOf,
  type Constraint,
  type EntityFacet,
  type Facet,
  type IdsValue,
  type Requirement,
  type Specification,
  valuesOf,
} from "./model.ts";

/** Finds how the standard spells the name of an entity, like `IfcCableSegment`; null for unknown names. */
export type EntityName = (entity: string) => string | null;

/** What sentences are made with. */
export type Speech = {
  readonly entityName: EntityName;
  /** Whether names of entities are put into English words: `IfcWall` as 'walls'. Other languages keep the names. */
  readonly isEnglish: boolean;
  readonly wording: (sentence: Text) => string;
};

/**
 * A specification in sentences, like 'Walls classified 21.2 in NS 3451 must have Pset_WallCommon.FireRating, one of EI 30, EI 60.' First
 * those on how many elements there must be, then one for each requirement.
 */
export function describeSpecification(one: Specification, speech: Speech): string[] {
  const cardinality = cardinalityOf(one);
  const elements = subjectOf(one.applicability, speech);
  return [
    ...(cardinality === "prohibited" ? [sentence(text("ids.mustNotExist", { elements }), speech)] : []),
    ...(cardinality === "required" ? [sentence(text("ids.mustExist", { elements }), speech)] : []),
    ...describeRequirements(one, speech),
  ];
}

/** The requirements of a specification, one sentence each. */
export function describeRequirements(one: Specification, speech: Speech): string[] {
  const subject = subjectOf(one.applicability, speech);
  return one.requirements.map((requirement) =>
    sentence(requirementText(subject, requirement, speech), speech),
  );
}

/** A sentence with a capital at its beginning, where a noun may stand. */
function sentence(one: Text, { wording }: Speech): string {
  const words = wording(one);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What applies to the elements that a facet names, like 'walls classified 21.2'. */
function subjectOf(applicability: readonly Facet[], speech: Speech): Text {
  const entity = applicability.find((facet) => facet.kind === "entity");
  const elements = entity === undefined ? text("ids.elements") : entityText(entity, speech, "plural");
  const conditions = applicability.flatMap((facet) => conditionOf(facet, speech) ?? []);
  return conditions.length === 0
    ? elements
    : text("ids.elementsWhere", { elements, conditions: joined(conditions, "ids.and") });
}

/** What a facet says beside the entity; null for that. */
function conditionOf(facet: Facet, speech: Speech): Text | null {
  switch (facet.kind) {
    case "entity":
      return null;
    case "classification":
      return classificationText(facet.value, facet.system);
    case "partOf":
      return text("ids.partOf", { element: entityText(facet.entity, speech, "singular") });
    case "attribute":
      return withValue(text("ids.withAttribute", { name: named(facet.name) }), facet.value);
    case "property":
      return withValue(text("ids.withProperty", propertyName(facet)), facet.value);
    case "material":
      return facet.value === null
        ? text("ids.ofAnyMaterial")
        : text("ids.ofMaterial", { name: named(facet.value) });
  }
}

function requirementText(subject: Text, { facet, cardinality }: Requirement, speech: Speech): Text {
  const must = { subject, cardinality } as const;
  switch (facet.kind) {
    case "entity":
      return text("ids.mustBe", { subject, elements: entityText(facet, speech, "plural") });
    case "partOf":
      return text("ids.mustBePartOf", { ...must, element: entityText(facet.entity, speech, "singular") });
    case "classification":
      return text("ids.mustBeClassified", {
        ...must,
        classified: classificationText(facet.value, facet.system),
      });
    case "attribute":
      return mustHave(must, withValue(text("ids.attributeNamed", { name: named(facet.name) }), facet.value));
    case "property":
      return mustHave(must, withValue(text("ids.propertyNamed", propertyName(facet)), facet.value));
    case "material":
      return mustHave(
        must,
        facet.value === null
          ? text("ids.anyMaterial")
          : text("ids.materialNamed", { name: named(facet.value) }),
      );
  }
}

function mustHave(must: { readonly subject: Text; readonly cardinality: string }, what: Text): Text {
  return text("ids.mustHave", { ...must, what });
}

function propertyName(facet: { readonly propertySet: IdsValue; readonly baseName: IdsValue }) {
  return { set: named(facet.propertySet), name: named(facet.baseName) };
}

type GrammaticalNumber = "singular" | "plural";

/** The entities in words, such as 'walls of type SOLIDWALL'. */
function entityText(
  { name, predefinedType }: Omit<EntityFacet, "kind">,
  { entityName, isEnglish }: Speech,
  number: GrammaticalNumber,
): Text {
  const isOne = number === "singular";
  const names = valuesOf(name)?.map((entity) => {
    const spelled = entityName(entity) ?? entity;
    return isEnglish ? englishWord(spelled, number) : spelled;
  });
  const elements =
    names === undefined
      ? text(isOne ? "ids.elementWhoseEntity" : "ids.elementsWhoseEntity", { name: named(name) })
      : text(isOne ? "ids.elementOfEntity" : "ids.elementsOfEntity", { entity: joined(names, "ids.or") });
  return predefinedType === null ? elements : text("ids.ofType", { elements, type: named(predefinedType) });
}

/** Where the parts of a name begin: `Cable`, `Carrier`, `Segment`; `CRS` stays one. */
const PART_BEGINS = /(?<=[^A-Z])(?=[A-Z])|(?=[A-Z][^A-Z])/;

/** The name of an entity in English words: `IfcCableCarrierSegment` as 'cable carrier segments'. */
function englishWord(entity: string, number: GrammaticalNumber): string {
  const name = entity.replace(/^Ifc/i, "");
  // A name that no table has is in upper case as a whole.
  const parts = name === name.toUpperCase() ? [name.toLowerCase()] : name.split(PART_BEGINS);
  const word = parts.map((part) => (/[a-z]/.test(part) ? part.toLowerCase() : part)).join(" ");
  if (number === "singular") return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
  if (/(?:furniture|equipment)$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function classificationText(value: IdsValue | null, systemValue: IdsValue): Text {
  const system = named(systemValue);
  if (value === null) return text("ids.classifiedIn", { system });
  const below = numberWithCodesBelow(value);
  return below === null
    ? text("ids.classifiedAs", { number: named(value), system })
    : text("ids.classifiedBelow", { number: below, system });
}

/** With what its value must be, if that is said. */
function withValue(what: Text, value: IdsValue | null): Text {
  // Without constraints, a restriction allows every value.
  if (value === null || (typeof value !== "string" && value.constraints.length === 0)) return what;
  const values = inOrder(valuesOf(value));
  if (values === null) return text("ids.valueLimits", { what, limits: named(value) });
  return values.length > 1
    ? text("ids.valueOneOf", { what, values: joined(values, "ids.listed") })
    : text("ids.valueIs", { what, value: values.join("") });
}

/** Texts joined by a word, or by commas. */
function joined(texts: readonly (Text | string)[], by: "ids.and" | "ids.or" | "ids.listed"): Text | string {
  const [first = "", ...others] = texts;
  return others.reduce((before, next) => text(by, { before, next }), first);
}

/** Arabic, Hebrew and other letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A text for a sentence of the other direction, where several such texts would stand in the reverse order. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Values for a sentence: where one of them needs it, each is isolated, so that they stand in the order of the sentence. */
function inOrder(values: readonly string[] | null): readonly string[] | null {
  return values?.some((value) => RIGHT_TO_LEFT.test(value)) === true
    ? values.map((value) => `\u2068${value}\u2069`)
    : values;
}

const LIMITS = {
  minInclusive: "ids.atLeast",
  minExclusive: "ids.moreThan",
  maxInclusive: "ids.atMost",
  maxExclusive: "ids.lessThan",
  pattern: "ids.like",
  length: "ids.ofLength",
  minLength: "ids.ofLengthAtLeast",
  maxLength: "ids.ofLengthAtMost",
} as const satisfies Partial<Record<Constraint["name"], MessageKey>>;

function isLimit(name: string): name is keyof typeof LIMITS {
  return Object.hasOwn(LIMITS, name);
}

/** Constraints that a value meets if it meets one of several with this name; it meets all others. */
const ALTERNATIVES: ReadonlySet<string> = new Set<Constraint["name"]>(["enumeration", "pattern"]);

function limitText({ name, value }: Constraint): Text | string {
  return isLimit(name) ? text(LIMITS[name], { value }) : `${name} ${value}`;
}

/** A value in words: the value itself, alternatives, or limits. */
function named(value: IdsValue): Text | string {
  const values = inOrder(valuesOf(value));
  if (values !== null) return joined(values, "ids.or");
  if (typeof value === "string") return isolated(value);
  const limits = Map.groupBy(value.constraints, (one) => (ALTERNATIVES.has(one.name) ? one.name : one));
  return joined(
    [...limits.values()].map((same) => joined(same.map(limitText), "ids.or")),
    "ids.and",
  );
}

/** The pattern of a class number and those that begin with it. */
export function patternOfCodesBelow(classNumber: string): string {
  return `${classNumber.replaceAll(/[\\^.|?*+(){}[\]-]/g, String.raw`\$&`)}.*`;
}

function numberWithCodesBelow(value: IdsValue): string | null {
  if (typeof value === "string") return null;
  const [only, ...others] = value.constraints;
  if (only?.name !== "pattern" || others.length > 0 || !only.value.endsWith(".*")) return null;
  const number = only.value.slice(0, -2).replaceAll(/\\(.)/g, "$1");
  return patternOfCodesBelow(number) === only.value ? number : null;
}
