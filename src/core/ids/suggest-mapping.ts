import type { Dimensions } from "#core/api/resources/units.ts";
import type { ExportConcept } from "#core/files/write/concept.ts";
import { givenText } from "#core/text/choose-text.ts";
import { fold } from "#core/text/match-text.ts";
import type { IfcSchema } from "./ifc/ifc-schema.ts";
import { dimensionsOfSymbol } from "./ifc/measures.ts";
import type { IfcProperty } from "./ifc/sets.ts";
import {
  type IdsProductType,
  nameOfConcept,
  type ProductTypeMapping,
  type PropertyMapping,
} from "./product-type.ts";

/** Finds the dimensions (2.7) of a unit by its name or symbol; null if they are not known. */
export type DimensionsOf = (unit: string) => Dimensions | null;

/** Functions that suggest a mapping from names. */
export type Suggestions = {
  readonly productType: (productType: IdsProductType) => Omit<ProductTypeMapping, "template">;
  /** The mapping of a property of a product type with this name and entity. */
  readonly property: (entry: ExportConcept, productType: string, entity: string) => PropertyMapping;
};

/** What the name of a property suggests; the set is null if it is in no standard one. */
type Found = { readonly set: string | null; readonly baseName: string; readonly dataType: string };

type Standard = { readonly set: string; readonly property: IfcProperty };

/** Creates the functions for a version of IFC. They keep what they find, so one object should serve many product types. */
export function createSuggestions(schema: IfcSchema, dimensionsOf: DimensionsOf): Suggestions {
  const entities = new Map(
    schema.entities
      .filter(({ name }) => schema.isKindOf(name, "IfcObject"))
      .map(({ name }) => [fold(name.slice("Ifc".length)), name]),
  );
  const byEntity = new Map<string, ReadonlyMap<string, Standard>>();
  const standardsOf = (entity: string): ReadonlyMap<string, Standard> => {
    const known = byEntity.get(entity) ?? standardsByWord(schema, entity);
    byEntity.set(entity, known);
    return known;
  };
  const find = (name: string, entity: string): Found => {
    const { word, unit } = splitUnit(name);
    const standard = standardsOf(entity).get(wordOf(word));
    const dimensions = unit === null ? null : dimensionsOf(unit);
    const [ofUnit] = dimensions === null ? [] : schema.measuresOf(dimensions);
    // A length is an `IfcLengthMeasure`, a thermal resistance an `IfcThermalResistanceMeasure`.
    const measure = ofUnit ?? schema.dataType(`Ifc${wordOf(word)}Measure`);
    return {
      set: standard?.set ?? null,
      baseName: standard?.property.name ?? name,
      dataType: standard?.property.dataTypes[0] ?? measure?.name ?? "IfcLabel",
    };
  };
  // Many product types have the same properties.
  const byName = new Map<string, Found>();
  return {
    productType: ({ name, template }) => ({
      // Entities have English names.
      entity: entityNamed(name, entities) || entityNamed(template?.concept.defaultName ?? "", entities),
      predefinedType: "",
      system: "",
      classNumber: "",
      areCodesBelowIncluded: true,
    }),
    property: (entry, productType, entity) => {
      const name = givenText(entry.concept.defaultName) ?? nameOfConcept(entry);
      const key = `${entity} ${name}`;
      const found = byName.get(key) ?? find(name, entity);
      byName.set(key, found);
      const { set, baseName, dataType } = found;
      // A property without a standard set is in one of the office, which is named after the product type until the user names it.
      const propertySet = set ?? productType;
      return { isIncluded: true, propertySet, baseName, dataType, cardinality: "required", uri: "" };
    },
  };
}

/** The entity that the name of a product type suggests; empty if none does. */
function entityNamed(name: string, entities: ReadonlyMap<string, string>): string {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  // The last word is usually the noun: a fire door is a door.
  const [entity = ""] = [words.join(""), ...words.toReversed()].flatMap(
    (word) => entities.get(word) ?? entities.get(singular(word)) ?? [],
  );
  return entity;
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

/** The properties of the standard sets for an entity by their names as words; of several, the first one. */
function standardsByWord(schema: IfcSchema, entity: string): ReadonlyMap<string, Standard> {
  const standards = schema
    .setsFor(entity)
    .flatMap((set) => set.properties.map((property) => ({ set: set.name, property })))
    .filter(({ property }) => property.dataTypes.length > 0);
  return new Map(standards.toReversed().map((standard) => [wordOf(standard.property.name), standard]));
}

/** Splits a name like `Width (mm)` or `Thermal transmittance [W/(m²·K)]`; the unit is null if there is none in brackets. */
export function splitUnit(name: string): { readonly word: string; readonly unit: string | null } {
  const text = name.trim();
  const begin = text.endsWith("]") ? text.lastIndexOf("[") : text.endsWith(")") ? openingOf(text) : -1;
  return begin < 1
    ? { word: text, unit: null }
    : { word: text.slice(0, begin), unit: text.slice(begin + 1, -1) };
}

/** The position of the bracket that the last one closes; -1 if there is none. */
function openingOf(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ")") depth += 1;
    if (text[at] === "(") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The letters and digits of a name: 'Fire rating' is `FireRating` in IFC. */
export function wordOf(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Finds the dimensions of the units that were loaded, by their names and symbols, and those of common symbols. */
export function createDimensionsOf(
  units: Iterable<{
    readonly names: readonly { readonly text: string }[];
    readonly symbols: readonly { readonly text: string }[];
    readonly dimensions: Dimensions | null;
  }>,
): DimensionsOf {
  const byName = new Map<string, Dimensions>();
  const bySymbol = new Map<string, Dimensions>();
  for (const { names, symbols, dimensions } of units) {
    if (dimensions === null) continue;
    for (const { text } of names) byName.set(fold(text), dimensions);
    // Case matters in symbols: a second (s) is not a siemens (S).
    for (const { text } of symbols) bySymbol.set(text.trim(), dimensions);
  }
  return (unit) => {
    const text = unit.trim();
    return bySymbol.get(text) ?? byName.get(fold(text)) ?? dimensionsOfSymbol(text);
  };
}
