import { text, type Text } from "#core/text/messages/text.ts";
import {
  cardinalityOf,
  type EntityFacet,
  type Facet,
  type IdsValue,
  type PropertyFacet,
  type Requirement,
  type Specification,
  valuesOf,
} from "./model.ts";
import { inLength, inOrder, joined, named, type Speech } from "./value-words.ts";

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
    : text("ids.elementsWhere", { elements, conditions: joined(conditions, "ids.and", speech) });
}

/** What a facet says beside the entity; null for that. */
function conditionOf(facet: Facet, speech: Speech): Text | null {
  switch (facet.kind) {
    case "entity":
      return null;
    case "classification":
      return classificationText(facet.value, facet.system, speech);
    case "partOf":
      return text("ids.partOf", { element: entityText(facet.entity, speech, "singular") });
    case "attribute":
      return withValue(text("ids.withAttribute", { name: named(facet.name, speech) }), facet.value, speech);
    case "property":
      return withValue(text("ids.withProperty", propertyName(facet, speech)), facet.value, speech);
    case "material":
      return facet.value === null
        ? text("ids.ofAnyMaterial")
        : text("ids.ofMaterial", { name: named(facet.value, speech) });
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
        classified: classificationText(facet.value, facet.system, speech),
      });
    case "attribute":
      return mustHave(
        must,
        withValue(text("ids.attributeNamed", { name: named(facet.name, speech) }), facet.value, speech),
      );
    case "property":
      return mustHave(
        must,
        withValue(text("ids.propertyNamed", propertyName(facet, speech)), facet.value, speech),
      );
    case "material":
      return mustHave(
        must,
        facet.value === null
          ? text("ids.anyMaterial")
          : text("ids.materialNamed", { name: named(facet.value, speech) }),
      );
  }
}

function mustHave(must: { readonly subject: Text; readonly cardinality: string }, what: Text): Text {
  return text("ids.mustHave", { ...must, what });
}

function propertyName({ propertySet, baseName }: PropertyFacet, speech: Speech) {
  return { set: named(propertySet, speech), name: named(baseName, speech) };
}

type GrammaticalNumber = "singular" | "plural";

/** The entities in words, such as 'walls of type SOLIDWALL'. */
function entityText(
  { name, predefinedType }: Omit<EntityFacet, "kind">,
  speech: Speech,
  number: GrammaticalNumber,
): Text {
  const { entityName, isEnglish } = speech;
  const isOne = number === "singular";
  const names = valuesOf(name)?.map((entity) => {
    const spelled = entityName(entity) ?? inLength(entity, speech);
    return isEnglish ? englishWord(spelled, number) : spelled;
  });
  const elements =
    names === undefined
      ? text(isOne ? "ids.elementWhoseEntity" : "ids.elementsWhoseEntity", { name: named(name, speech) })
      : text(isOne ? "ids.elementOfEntity" : "ids.elementsOfEntity", {
          entity: joined(names, "ids.or", speech),
        });
  return predefinedType === null
    ? elements
    : text("ids.ofType", { elements, type: named(predefinedType, speech) });
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

function classificationText(value: IdsValue | null, systemValue: IdsValue, speech: Speech): Text {
  const system = named(systemValue, speech);
  if (value === null) return text("ids.classifiedIn", { system });
  const below = numberWithCodesBelow(value);
  return below === null
    ? text("ids.classifiedAs", { number: named(value, speech), system })
    : text("ids.classifiedBelow", { number: inLength(below, speech), system });
}

/** With what its value must be, if that is said. */
function withValue(what: Text, value: IdsValue | null, speech: Speech): Text {
  // Without constraints, a restriction allows every value.
  if (value === null || (typeof value !== "string" && value.constraints.length === 0)) return what;
  const values = valuesOf(value);
  if (values === null) return text("ids.valueLimits", { what, limits: named(value, speech) });
  return values.length > 1
    ? text("ids.valueOneOf", { what, values: joined(inOrder(values, speech), "ids.listed", speech) })
    : text("ids.valueIs", { what, value: inOrder(values, speech).join("") });
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
