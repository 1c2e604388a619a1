import type { Dimensions } from "#core/api/resources/units.ts";
import { type IfcEntity, readEntities } from "./entities.ts";
import { hasDimensions, type IfcMeasure, MEASURES } from "./measures.ts";
import { type IfcProperty, type IfcSet, readSets } from "./sets.ts";
import type { IfcTables } from "./tables.ts";

/** A data type that a property can have; the base is the type of XML Schema that restricts its values, null if none does. */
export type IfcDataType = { readonly name: string; readonly base: string | null };

/**
 * The names of an edition of IFC. Entities and data types are found in any case of letters, because IDS writes them in upper case; sets
 * and properties only as they are spelled.
 */
export type IfcSchema = {
  /** In alphabetical order; with those of IFC4 that stand in an IDS for IFC2X3 for the occurrences of a type object. */
  readonly entities: readonly IfcEntity[];
  readonly isEntity: (name: string) => boolean;
  /** The name of an entity as the standard spells it, like `IfcCableSegment`; null for unknown names. */
  readonly entityName: (name: string) => string | null;
  /** Whether an entity is another one or a subtype of it; false for unknown names. */
  readonly isKindOf: (name: string, supertype: string) => boolean;
  readonly predefinedTypes: (entity: string) => readonly string[];
  readonly sets: readonly IfcSet[];
  /**
   * The sets for an entity: its own, those of its supertypes and those of its type objects, whose properties count for the occurrences.
   * Without a predefined type also those for one predefined type only.
   */
  readonly setsFor: (entity: string, predefinedType?: string) => IfcSet[];
  readonly isStandardSet: (set: string) => boolean;
  /** Empty for names that are no standard set. */
  readonly propertiesOf: (set: string) => readonly IfcProperty[];
  readonly hasProperty: (set: string, property: string) => boolean;
  /** The (first) data type of a property; null for unknown names and for those that IDS cannot check. */
  readonly dataTypeOf: (set: string, property: string) => string | null;
  /** In alphabetical order, enumerations at the end. */
  readonly dataTypes: readonly IfcDataType[];
  readonly dataType: (name: string) => IfcDataType | null;
  readonly measures: readonly IfcMeasure[];
  /** The measures for numbers in a unit with these dimensions (2.7); the first one is the likeliest. */
  readonly measuresOf: (dimensions: Dimensions) => IfcMeasure[];
};

/** Reads the tables of an edition. */
export function readIfc(tables: IfcTables): IfcSchema {
  const entities = readEntities(tables);
  const sets = readSets(tables.sets);
  const dataTypes = readDataTypes(tables);
  const measures = MEASURES.filter(({ name }) => dataTypes.has(name.toUpperCase()));

  const entity = (name: string | null): IfcEntity | null => entities.get(name?.toUpperCase() ?? "") ?? null;
  const lineage = (name: string | null): string[] => {
    const one = entity(name);
    return one === null ? [] : [one.name, ...lineage(one.supertype)];
  };
  const propertiesOf = (set: string): readonly IfcProperty[] => sets.get(set)?.properties ?? [];
  const propertyOf = (set: string, property: string): IfcProperty | undefined =>
    propertiesOf(set).find(({ name }) => name === property);

  return {
    entities: [...entities.values()],
    isEntity: (name) => entity(name) !== null,
    entityName: (name) => entity(name)?.name ?? null,
    isKindOf: (name, supertype) => lineage(name).includes(entity(supertype)?.name ?? ""),
    predefinedTypes: (name) => entity(name)?.predefinedTypes ?? [],
    sets: [...sets.values()],
    setsFor: (name, predefinedType) => {
      const names = new Set([...lineage(name), ...lineage(entity(name)?.type ?? null)]);
      return [...sets.values()].filter(({ appliesTo }) =>
        appliesTo.some(
          (each) =>
            names.has(each.entity) &&
            (predefinedType === undefined ||
              each.predefinedType === null ||
              each.predefinedType === predefinedType),
        ),
      );
    },
    isStandardSet: (set) => sets.has(set),
    propertiesOf,
    hasProperty: (set, property) => propertyOf(set, property) !== undefined,
    dataTypeOf: (set, property) => propertyOf(set, property)?.dataTypes[0] ?? null,
    dataTypes: [...dataTypes.values()],
    dataType: (name) => dataTypes.get(name.toUpperCase()) ?? null,
    measures,
    measuresOf: (dimensions) => measures.filter((measure) => hasDimensions(measure, dimensions)),
  };
}

function readDataTypes(tables: IfcTables): ReadonlyMap<string, IfcDataType> {
  const listed = tables.dataTypes.map((line) => {
    const [name = "", base = "-"] = line.split(" ");
    return { name, base: base === "-" ? null : base };
  });
  const enumerations = tables.enumerations.map((line) => ({
    name: line.slice(0, line.indexOf(" ")),
    base: "string",
  }));
  return new Map([...listed, ...enumerations].map((each) => [each.name.toUpperCase(), each]));
}
