import { quoting } from "#core/text/messages/quoting.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { restrictionProblems } from "./check-restriction.ts";
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
  valuesIn,
  valuesOf,
} from "./model.ts";

/** A rule that a specification breaks, as a sentence; the index of the specification is from 0. */
export type IdsProblem = { readonly specification: number; readonly name: string; readonly sentence: Text };

/**
 * The rules of IDS 1.0 that its schema cannot express, for every specification of a file.
 * @param schemaOf the names of a version; without them, names are not checked
 */
export function checkIds(
  { specifications }: IdsFile,
  schemaOf: (version: IfcVersion) => IfcSchema | undefined,
): IdsProblem[] {
  return specifications.flatMap((one, index) =>
    [
      ...problemsOf(
        one,
        one.ifcVersions.flatMap((version) => {
          const schema = schemaOf(version);
          return schema === undefined ? [] : [{ version, schema }];
        }),
      ),
    ].map((sentence) => ({ specification: index, name: one.name, sentence: quoting(sentence) })),
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

function* facetProblems(facet: Facet, editions: readonly Edition[]): Generator<Text> {
  for (const value of valuesIn(facet)) if (typeof value !== "string") yield* restrictionProblems(value);
  if (facet.kind === "entity") yield* entityProblems(facet, editions);
  if (facet.kind === "partOf") yield* entityProblems(facet.entity, editions);
  if (facet.kind === "property") yield* propertyProblems(facet, editions);
}

function* entityProblems({ name }: Omit<EntityFacet, "kind">, editions: readonly Edition[]): Generator<Text> {
  for (const entity of valuesOf(name) ?? []) {
    if (entity !== entity.toUpperCase()) yield text("ids.ruleEntityCase", { entity });
    // A specification for several versions may name an entity that only some of them have.
    if (editions.length > 0 && !editions.some(({ schema }) => schema.isEntity(entity)))
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
  const properties = valuesOf(baseName) ?? [];
  for (const set of (valuesOf(propertySet) ?? []).filter((one) => RESERVED.test(one)))
    for (const { version, schema } of editions)
      // The first problem of a set, which may have as many as there are properties.
      for (const property of properties) {
        const problem = setProblem(version, set, property, schema);
        if (problem === null) continue;
        yield problem;
        break;
      }
  if (dataType === null) {
    if (value !== null) yield text("ids.ruleValueNeedsType");
    return;
  }
  if (!/^[A-Z]+$/.test(dataType)) yield text("ids.ruleTypeCase", { type: dataType });
  const bases = editions.flatMap(({ schema }) => schema.dataType(dataType) ?? []);
  const [type] = bases;
  if (type === undefined && editions.length > 0) yield text("ids.ruleNoType", { type: dataType });
  if (value === null || type === undefined) return;
  const { base } = type;
  if (typeof value !== "string" && base !== null && value.base !== base)
    yield text("ids.ruleBase", { type: dataType, found: value.base, needed: base });
  const wrong = valuesOf(value)?.find((one) => !isValueOf(base, one));
  if (wrong !== undefined) yield text("ids.ruleValue", { value: wrong, type: dataType });
}

/** Blanks before it do not make the name another one to its readers. */
const RESERVED = /^\s*(pset_|qto_)/i;

/** Why a property set with a reserved prefix must not be required; null if it may. */
export function setProblem(
  version: IfcVersion,
  set: string,
  property: string,
  schema: IfcSchema,
): Text | null {
  const [, prefix] = RESERVED.exec(set) ?? [];
  if (prefix === undefined) return null;
  if (!schema.isStandardSet(set)) return quoting(text("ids.ruleReserved", { set, version, prefix }));
  return schema.hasProperty(set, property)
    ? null
    : quoting(text("ids.ruleNoProperty", { set, version, property }));
}

/** Whether an entity facet allows no entity of another. Patterns other than a simple one are taken to allow everything. */
function areDisjoint(applicable: EntityFacet, requested: EntityFacet): boolean {
  const entities = valuesOf(applicable.name);
  const isAllowed = allowing(requested.name);
  return entities !== null && !entities.some((entity) => isAllowed(entity));
}

/** Whether an IDS value allows a name. Restrictions other than a list or simple patterns are taken to allow everything. */
export function allows(value: IdsValue, name: string): boolean {
  return allowing(value)(name);
}

function allowing(value: IdsValue): (name: string) => boolean {
  const values = valuesOf(value);
  if (values !== null) {
    const allowed = new Set(values);
    return (name) => allowed.has(name);
  }
  const patterns =
    typeof value === "string" ? [] : value.constraints.filter(({ name }) => name === "pattern");
  const expressions = patterns.map((one) => expressionOf(one.value));
  return (name) =>
    expressions.length === 0 ||
    name.length > LONGEST_NAME ||
    expressions.some((expression) => expression?.test(name) ?? true);
}

/** Beyond these, a pattern could take minutes to try all its ways to match a name. */
const LONGEST_NAME = 255;
const MOST_QUANTIFIERS = 3;

/** The expression of a simple pattern; null for others, and those that JavaScript does not know. */
function expressionOf(pattern: string): RegExp | null {
  const plain = pattern.replaceAll(/\\./g, "");
  const count = (characters: RegExp): number => plain.match(characters)?.length ?? 0;
  if (/\)[*+{]/.test(plain) || count(/[?*+{]/g) > MOST_QUANTIFIERS || count(/\(/g) > MOST_QUANTIFIERS)
    return null;
  try {
    return new RegExp(`^(?:${pattern})$`, "u");
  } catch {
    return null;
  }
}
