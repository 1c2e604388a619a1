/** A property or quantity of a standard set. */
export type IfcProperty = {
  readonly name: string;
  /**
   * Its data types, like `IfcLabel`: two for a property with a table of values, none for one that refers to another object or consists
   * of properties, which IDS cannot check.
   */
  readonly dataTypes: readonly string[];
  /** The values that the standard lists for it; null if it lists none. */
  readonly values: readonly string[] | null;
};

/** What a set is for; with a predefined type (or, for a few, an object type) if only for elements of that one. */
export type Applicability = { readonly entity: string; readonly predefinedType: string | null };

/** A standard property set (`Pset_`) or quantity set (`Qto_`). */
export type IfcSet = {
  readonly name: string;
  readonly appliesTo: readonly Applicability[];
  readonly properties: readonly IfcProperty[];
};

/** The sets of an edition by name. */
export function readSets(lines: readonly string[]): ReadonlyMap<string, IfcSet> {
  return new Map(
    lines.map((line) => {
      const [name = "", appliesTo = "", properties = ""] = line.split(" | ");
      const set = {
        name,
        appliesTo: appliesTo.split(", ").map((each) => {
          const [entity = "", predefinedType = null] = each.split("/");
          return { entity, predefinedType };
        }),
        properties: properties.split(" ").map(readProperty),
      };
      return [name, set];
    }),
  );
}

/** Reads `FireRating:IfcLabel`, `Status=NEW/EXISTING`, `Curve:IfcReal/IfcPressureMeasure` or `Material:-`. */
function readProperty(text: string): IfcProperty {
  const [, name = "", sign, rest = ""] = /^(\w+)([:=])(.*)$/.exec(text) ?? [];
  const parts = rest === "-" ? [] : rest.split("/");
  return sign === "="
    ? { name, dataTypes: ["IfcLabel"], values: parts }
    : { name, dataTypes: parts, values: null };
}
