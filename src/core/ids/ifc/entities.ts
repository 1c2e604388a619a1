import type { IfcTables } from "./tables.ts";

/** An entity of IFC; names are spelled as in the standard, like `IfcWall`. */
export type IfcEntity = {
  readonly name: string;
  readonly supertype: string | null;
  readonly isAbstract: boolean;
  /** The entity of its type objects, like `IfcWallType`; null if it has none. */
  readonly type: string | null;
  /** The values of its attribute PredefinedType, which subtypes inherit; empty without that attribute. */
  readonly predefinedTypes: readonly string[];
};

/** The entities of an edition by name in upper case, in alphabetical order. */
export function readEntities(tables: IfcTables): ReadonlyMap<string, IfcEntity> {
  const enumerations = new Map(
    tables.enumerations.map((line) => {
      const [name = "", ...values] = line.split(" ");
      return [name, values];
    }),
  );
  const entities = new Map<string, Omit<IfcEntity, "type">>();
  const path: Omit<IfcEntity, "type">[] = [];
  for (const line of tables.entities) {
    const depth = line.search(/\S/);
    const [marked = "", enumeration = ""] = line.trim().split(" ");
    const supertype = depth === 0 ? undefined : path[depth - 1];
    const name = marked.replace("*", "");
    path[depth] = {
      name,
      supertype: supertype?.name ?? null,
      isAbstract: marked !== name,
      predefinedTypes: enumerations.get(enumeration) ?? supertype?.predefinedTypes ?? [],
    };
    entities.set(name.toUpperCase(), path[depth]);
  }
  for (const line of tables.occurrencesByType) {
    const [name = "", supertype = ""] = line.split(" ");
    const predefinedTypes = entities.get(`${name}Type`.toUpperCase())?.predefinedTypes ?? [];
    entities.set(name.toUpperCase(), { name, supertype, isAbstract: false, predefinedTypes });
  }
  return new Map(
    [...entities]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entity]) => {
        // The types of doors and windows were called styles before IFC4.
        const type = entities.get(`${key}TYPE`) ?? entities.get(`${key}STYLE`);
        return [key, { ...entity, type: type?.name ?? null }];
      }),
  );
}
