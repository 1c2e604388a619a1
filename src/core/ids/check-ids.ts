import { text, type Text } from "#core/text/messages/text.ts";
import { isValueOf } from "./data-types.ts";
import type { IfcSchema } from "./ifc/ifc-schema.ts";
import {
  cardinalityOf,
  type EntityFacet,
  type Facet,
  type IdsFile,
  type IdsValue,
  type IfcVersion,
  type PropertyFacet,
  type Specification,
  valuesOf,
} from "./model.ts";

/** A rule that a specification breaks, as a sentence; the index of the specification is from 0. */
export type IdsProblem = { readonly specification: number; readonly name: string; readonly sentence: Text };

/** The rules of IDS 1.0 that its schema cannot express, for every specification of a file. */
export function checkIds(
  { specifications }: IdsFile,
  schemaOf: (version: IfcVersion) => IfcSchema,
): IdsProblem[] {
  return specifications.flatMap((one, index) =>
    [
      ...problemsOf(
        one,
        one.ifcVersions.map((version) => ({ version, schema: schemaOf(version) })),
      ),
    ].map((sentence) => ({ specification: index, name: one.name, sentence })),
  );
}

/** A version that a specification is for, with its names. */
type Edition = { readonly version: IfcVersion; readonly schema: IfcSchema };

function* problemsOf(one: Specification, editions: readonly Edition[]): Generator<Text> {
  const { applicability, requirements, minOccurs, maxOccurs } = one;
  const cardinality = cardinalityOf(one);
  if (cardinality === null) yield text("ids.ruleOccurs", { min: String(minOccurs), max: String(maxOccurs) });
  if (cardinality === "prohibited" && requirements.length > 0) yield text("ids.ruleProhibits");
  if (applicability.length === 0) yield text("ids.ruleApplicability");
  for (const facet of [...applicability, ...requirements.map(({ facet }) => facet)])
    yield* facetProblems(facet, editions);
  for (const { facet } of requirements) {
    const applicable = applicability.find((each) => each.kind === "entity");
    if (facet.kind === "entity" && applicable !== undefined && areDisjoint(applicable, facet))
      yield text("ids.ruleDisjoint");
  }
}

function facetProblems(facet: Facet, editions: readonly Edition[]): Generator<Text> {
  switch (facet.kind) {
    case "entity":
      return entityProblems(facet, editions);
    case "partOf":
      return entityProblems(facet.entity, editions);
    case "property":
      return propertyProblems(facet, editions);
    case "classification":
      return restrictionProblems(facet.system, facet.value);
    case "attribute":
      return restrictionProblems(facet.name, facet.value);
    case "material":
      return restrictionProblems(facet.value);
  }
}

function* entityProblems(
  { name, predefinedType }: Omit<EntityFacet, "kind">,
  editions: readonly Edition[],
): Generator<Text> {
  yield* restrictionProblems(name, predefinedType);
  for (const entity of valuesOf(name) ?? []) {
    if (entity !== entity.toUpperCase()) yield text("ids.ruleEntityCase", { entity });
    // A specification for several versions may name an entity that only some of them have.
    if (!editions.some(({ schema }) => schema.isEntity(entity)))
      yield text("ids.ruleNoEntity", { versions: versionsOf(editions), count: editions.length, entity });
  }
}

function versionsOf(editions: readonly Edition[]): Text | string {
  const [first = "", ...others] = editions.map(({ version }) => version);
  return others.reduce<Text | string>((before, next) => text("ids.and", { before, next }), first);
}

function* propertyProblems(
  { propertySet, baseName, dataType, value }: PropertyFacet,
  editions: readonly Edition[],
): Generator<Text> {
  yield* restrictionProblems(propertySet, baseName, value);
  for (const set of valuesOf(propertySet) ?? [])
    for (const property of valuesOf(baseName) ?? [])
      for (const { version, schema } of editions) {
        const problem = setProblem(version, set, property, schema);
        if (problem !== null) yield problem;
      }
  if (dataType === null) {
    if (value !== null) yield text("ids.ruleValueNeedsType");
    return;
  }
  if (!/^[A-Z]+$/.test(dataType)) yield text("ids.ruleTypeCase", { type: dataType });
  const bases = editions.flatMap(({ schema }) => schema.dataType(dataType) ?? []);
  const [type] = bases;
  if (type === undefined) yield text("ids.ruleNoType", { type: dataType });
  if (value === null || type === undefined) return;
  const { base } = type;
  if (typeof value !== "string" && base !== null && value.base !== base)
    yield text("ids.ruleBase", { type: dataType, found: value.base, needed: base });
  const wrong = valuesOf(value)?.find((one) => !isValueOf(base, one));
  if (wrong !== undefined) yield text("ids.ruleValue", { value: wrong, type: dataType });
}

/** Why a property set with a reserved prefix must not be required; null if it may. */
export function setProblem(
  version: IfcVersion,
  set: string,
  property: string,
  schema: IfcSchema,
): Text | null {
  // Blanks before it do not make the name another one to its readers.
  const [, prefix] = /^\s*(pset_|qto_)/i.exec(set) ?? [];
  if (prefix === undefined) return null;
  if (!schema.isStandardSet(set)) return text("ids.ruleReserved", { set, version, prefix });
  return schema.hasProperty(set, property) ? null : text("ids.ruleNoProperty", { set, version, property });
}

const LIMITS_OF_NUMBERS: ReadonlySet<string> = new Set([
  "minInclusive",
  "minExclusive",
  "maxInclusive",
  "maxExclusive",
  "totalDigits",
  "fractionDigits",
]);

function* restrictionProblems(...values: readonly (IdsValue | null)[]): Generator<Text> {
  for (const value of values) {
    if (value === null || typeof value === "string") continue;
    const { base, constraints } = value;
    if (constraints.length === 0) yield text("ids.ruleNoConstraints");
    for (const { name } of constraints) {
      if (name === "pattern" && base !== "string") yield text("ids.rulePattern", { base });
      if (LIMITS_OF_NUMBERS.has(name) && base === "string")
        yield text("ids.ruleNumberLimit", { limit: name });
    }
  }
}

/** Whether an entity facet allows no entity of another. Patterns other than a simple one are taken to allow everything. */
function areDisjoint(applicable: EntityFacet, requested: EntityFacet): boolean {
  const entities = valuesOf(applicable.name);
  return entities !== null && !entities.some((entity) => allows(requested.name, entity));
}

/** Whether an IDS value allows a name. Restrictions other than a list or patterns are taken to allow everything. */
export function allows(value: IdsValue, name: string): boolean {
  const values = valuesOf(value);
  if (values !== null) return values.includes(name);
  if (typeof value === "string") return value === name;
  const patterns = value.constraints.filter((one) => one.name === "pattern");
  return patterns.length === 0 || patterns.some((one) => matches(one.value, name));
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(text);
  } catch {
    // A construct of XML Schema that JavaScript does not know.
    return true;
  }
}
