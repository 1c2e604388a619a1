import type { ExportConcept } from "#core/files/write/concept.ts";
import { fold } from "#core/text/match-text.ts";
import { allows } from "./check-ids.ts";
import { type IdsFile, type PropertyFacet, type Requirement, type Specification, valuesOf } from "./model.ts";
import {
  type IdsMapping,
  type IdsProductType,
  keyOfConcept,
  nameOfConcept,
  type PropertyMapping,
} from "./product-type.ts";
import { splitUnit, wordOf } from "./suggest-mapping.ts";

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

const NONE: readonly never[] = [];

/** Joins the specifications of a file to product types. */
export function coverageOf<T extends Named>(
  { specifications }: IdsFile,
  productTypes: readonly T[],
): Coverage<T> {
  const byGuid = Map.groupBy(productTypes, ({ guid }) => guid);
  const byName = Map.groupBy(productTypes, ({ name }) => fold(name));
  const joined = specifications.map((specification) => ({
    specification,
    productTypes: byGuid.get(specification.identifier ?? "") ?? byName.get(fold(specification.name)) ?? NONE,
  }));
  // Specifications of the same name share their product types.
  const covered = new Set([...new Set(joined.map((one) => one.productTypes))].flat());
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
  // The same names occur again and again.
  const words = new Map<string, string>();
  const wordIn = (name: string): string => {
    const word = words.get(name) ?? wordOf(name);
    words.set(name, word);
    return word;
  };
  const known = new Map(
    covered.flatMap((productType) => {
      const own = mapping.properties.get(productType.key);
      const needs = productType.properties.map((entry) =>
        needOf(entry, own?.get(keyOfConcept(entry.concept)) ?? null, wordIn),
      );
      return needs.length === 0 ? [] : [[productType, createComparison(needs)] as const];
    }),
  );
  const besides = specifications.flatMap(({ specification, productTypes }) => {
    const types = productTypes.flatMap((one) => known.get(one) ?? []);
    const requirements = specification.requirements.filter((requirement) => {
      const property = askedPropertyOf(requirement, wordIn);
      if (property === null) return true;
      for (const type of types) type.ask(property);
      return !types.some((type) => type.has(property));
    });
    return types.length === 0 || requirements.length === 0 ? [] : [{ ...specification, requirements }];
  });
  return {
    lacking: [...known].flatMap(([productType, type]) => {
      const properties = type.lacking().map(({ name }) => name);
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

type WordOf = typeof wordOf;

function needOf(entry: ExportConcept, mapped: PropertyMapping | null, wordIn: WordOf): Need {
  const name = nameOfConcept(entry);
  // A mapping is suggested by the name with and without what is in brackets after it.
  const names = [name, entry.concept.defaultName ?? name].flatMap((one) => [one, splitUnit(one).word]);
  return { name, words: [...new Set(names.map(wordIn))], mapped };
}

/** A property that a specification asks for, with its names as words. */
type AskedProperty = {
  readonly facet: PropertyFacet;
  readonly words: readonly string[];
  readonly isProhibited: boolean;
};

function askedPropertyOf({ facet, cardinality }: Requirement, wordIn: WordOf): AskedProperty | null {
  if (facet.kind !== "property") return null;
  const words = (valuesOf(facet.baseName) ?? []).map(wordIn);
  return { facet, words, isProhibited: cardinality === "prohibited" };
}

/** Compares the properties of a product type with those that specifications ask for. */
function createComparison(needs: readonly Need[]) {
  const mapped = needs.flatMap((need) => need.mapped ?? []);
  const unmappedWords = new Set(needs.flatMap(({ words, mapped }) => (mapped === null ? words : [])));
  const asked: AskedProperty[] = [];
  const askedWords = new Set<string>();
  /** Whether a specification asks for it as the mapping does: that elements have it, or that they do not. */
  const isMet = ({ words, mapped: own }: Need): boolean =>
    own === null
      ? words.some((word) => askedWords.has(word))
      : asked.some(
          ({ facet, isProhibited }) =>
            isProhibited === (own.cardinality === "prohibited") && isSame(facet, own),
        );
  return {
    ask: (property: AskedProperty): void => {
      asked.push(property);
      if (!property.isProhibited) for (const word of property.words) askedWords.add(word);
    },
    has: ({ facet, words }: AskedProperty): boolean =>
      words.some((word) => unmappedWords.has(word)) || mapped.some((one) => isSame(facet, one)),
    // A property that the user left out is not lacking.
    lacking: (): Need[] => needs.filter((need) => need.mapped?.isIncluded !== false && !isMet(need)),
  };
}

function isSame({ propertySet, baseName }: PropertyFacet, mapped: PropertyMapping): boolean {
  return allows(propertySet, mapped.propertySet) && allows(baseName, mapped.baseName);
}
