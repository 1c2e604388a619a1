import { fold } from "#lib/text/match-text.ts";
import type { ExportConcept } from "../export/concept.ts";
import { allows } from "./check-ids.ts";
import { type IdsFile, type PropertyFacet, type Requirement, type Specification, valuesOf } from "./model.ts";
import {
  type IdsMapping,
  type IdsProductType,
  keyOfConcept,
  nameOfConcept,
  type PropertyMapping,
} from "./product-type.ts";
import { wordOf } from "./suggest-mapping.ts";

/** A product type of requirements. */
type Named = { readonly guid: string; readonly name: string };

/** How the specifications of a file and product types correspond. */
export type Coverage<T extends Named> = {
  /** The product types that each specification is for, in the order of the file: those with its identifier, else with its name. */
  readonly specifications: readonly {
    readonly specification: Specification;
    readonly productTypes: readonly T[];
  }[];
  readonly covered: readonly T[];
  readonly notCovered: readonly T[];
};

/** Joins the specifications of a file to product types. */
export function coverageOf<T extends Named>(
  { specifications }: IdsFile,
  productTypes: readonly T[],
): Coverage<T> {
  const byGuid = Map.groupBy(productTypes, ({ guid }) => guid);
  const byName = Map.groupBy(productTypes, ({ name }) => fold(name));
  const joined = specifications.map((specification) => ({
    specification,
    productTypes: byGuid.get(specification.identifier ?? "") ?? byName.get(fold(specification.name)) ?? [],
  }));
  const covered = new Set(joined.flatMap((one) => one.productTypes));
  return {
    specifications: joined,
    covered: productTypes.filter((one) => covered.has(one)),
    notCovered: productTypes.filter((one) => !covered.has(one)),
  };
}

/** How the requirements of specifications and the properties of the product types that they are for correspond. */
export type PropertyCoverage = {
  /** The product types with the names of the properties that no specification requires; without those that lack none. */
  readonly lacking: readonly { readonly productType: Named; readonly properties: readonly string[] }[];
  /** The specifications with the requirements that none of their product types has as a property; without those that have none. */
  readonly besides: readonly Specification[];
  /** The product types without properties, for which nothing can be compared. */
  readonly unknown: readonly Named[];
};

/**
 * Compares the properties of product types with what the specifications for them require: by set and name where the property is mapped,
 * else by its name alone.
 */
export function propertyCoverageOf(
  { specifications, covered }: Coverage<IdsProductType>,
  mapping: IdsMapping,
): PropertyCoverage {
  const known = new Map(
    covered.flatMap((productType) => {
      const { key, properties } = productType;
      const own = mapping.properties.get(key);
      const needs = properties.map((entry) => needOf(entry, own?.get(keyOfConcept(entry.concept)) ?? null));
      const asked: AskedProperty[] = [];
      return needs.length === 0 ? [] : [[productType, { needs, asked }] as const];
    }),
  );
  const besides = specifications.flatMap(({ specification, productTypes }) => {
    const types = productTypes.flatMap((one) => known.get(one) ?? []);
    const requirements = specification.requirements.filter((requirement) => {
      const property = askedPropertyOf(requirement);
      if (property === null) return true;
      for (const { asked } of types) asked.push(property);
      return !types.some(({ needs }) => needs.some((need) => isSame(property, need)));
    });
    return types.length === 0 || requirements.length === 0 ? [] : [{ ...specification, requirements }];
  });
  return {
    lacking: [...known].flatMap(([productType, { needs, asked }]) => {
      const properties = needs
        // A property that the user left out is not lacking.
        .filter(({ mapped }) => mapped?.isIncluded !== false)
        .filter((need) => !asked.some((property) => isMet(property, need)))
        .map(({ name }) => name);
      return properties.length === 0 ? [] : [{ productType, properties }];
    }),
    besides,
    unknown: covered.filter((one) => !known.has(one)),
  };
}

/** A property of a product type, with its names as words. */
type Need = {
  readonly name: string;
  readonly words: readonly string[];
  readonly mapped: PropertyMapping | null;
};

function needOf(entry: ExportConcept, mapped: PropertyMapping | null): Need {
  const name = nameOfConcept(entry);
  return { name, words: [name, entry.concept.defaultName ?? name].map(wordOf), mapped };
}

/** A property that a specification asks for, with its names as words. */
type AskedProperty = {
  readonly facet: PropertyFacet;
  readonly words: ReadonlySet<string>;
  readonly isProhibited: boolean;
};

function askedPropertyOf({ facet, cardinality }: Requirement): AskedProperty | null {
  if (facet.kind !== "property") return null;
  const words = new Set((valuesOf(facet.baseName) ?? []).map(wordOf));
  return { facet, words, isProhibited: cardinality === "prohibited" };
}

function isSame({ facet, words }: AskedProperty, need: Need): boolean {
  const { mapped } = need;
  return mapped === null
    ? need.words.some((word) => words.has(word))
    : allows(facet.propertySet, mapped.propertySet) && allows(facet.baseName, mapped.baseName);
}

/** Whether a specification asks for a property as the mapping does: that elements have it, or that they do not. */
function isMet(property: AskedProperty, need: Need): boolean {
  return property.isProhibited === (need.mapped?.cardinality === "prohibited") && isSame(property, need);
}
