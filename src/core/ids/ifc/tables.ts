/** The tables of names in an edition of IFC, as lines in the format that `README.md` describes. */
export type IfcTables = {
  readonly entities: readonly string[];
  readonly occurrencesByType: readonly string[];
  readonly enumerations: readonly string[];
  readonly dataTypes: readonly string[];
  readonly sets: readonly string[];
};

/** Reads the file of an edition. A table begins with its name, like `[entities]`; one that is not there is empty. */
export function readTables(text: string): IfcTables {
  const linesOf = (table: string): string[] => {
    const [, rest = ""] = text.split(`[${table}]\n`);
    const [lines = ""] = rest.split("\n[");
    return lines.split("\n").filter((line) => line !== "");
  };
  return {
    entities: linesOf("entities"),
    occurrencesByType: linesOf("occurrencesByType"),
    enumerations: linesOf("enumerations"),
    dataTypes: linesOf("dataTypes"),
    sets: linesOf("sets"),
  };
}
