/** The names of one edition of IFC, as text in the format that `README.md` describes. */
export type IfcTables = {
  readonly entities: string;
  readonly occurrencesByType: string;
  readonly enumerations: string;
  readonly dataTypes: string;
  readonly sets: string;
};

/** The lines of a table, without the empty ones around it. */
export function linesOf(table: string): string[] {
  return table.split("\n").filter((line) => line !== "");
}
