import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { matchConcepts, type MatchedConcepts } from "../concepts/match-concepts.ts";
import type { LoadedValues, MappedCell } from "./property-values.ts";

/** The mapped properties of a row, and their values. */
export type PropertyRow = MatchedConcepts & {
  /** The cells whose values can be requested, by column; null where there is no property with a version GUID. */
  readonly requests: readonly (MappedCell | null)[];
};

/** Matches the mapped properties of templates. */
export function propertyRows(
  templates: readonly string[],
  lists: readonly (readonly ConceptSummary[])[],
): PropertyRow[] {
  return matchConcepts(lists).map((matched) => ({
    ...matched,
    requests: matched.cells.map((cell, column) => {
      const template = templates[column];
      const property = cell?.versionGuid;
      return template === undefined || property == null || property === "" ? null : { template, property };
    }),
  }));
}

/** All cells whose values can be requested. */
export function cellsOf(rows: readonly PropertyRow[]): MappedCell[] {
  return rows.flatMap(({ requests }) => requests.filter((cell) => cell !== null));
}

/** The cells whose values decide whether rows differ: not those that only one template has. */
export function comparedCells(rows: readonly PropertyRow[]): MappedCell[] {
  return rows.flatMap((row) => {
    const cells = cellsOf([row]);
    return cells.length > 1 ? cells : [];
  });
}

/** The values of a row, by column: null where they are unknown, or the column has no property. */
export function valuesOf(row: PropertyRow, loaded: LoadedValues): (readonly ConceptSummary[] | null)[] {
  return row.requests.map((cell) => (cell === null ? null : loaded.of(cell)));
}

/**
 * The values of a row that some of its properties lack; values are compared as sets. Null while some are unknown.
 * @param values those of the row, by column
 */
export function ownValues(
  { requests }: PropertyRow,
  values: readonly (readonly ConceptSummary[] | null)[],
): ReadonlySet<ConceptSummary> | null {
  const compared = values.filter((_, column) => requests[column] !== null);
  if (compared.length < 2) return NO_VALUES;
  const lists = compared.filter((list) => list !== null);
  if (lists.length < compared.length) return null;
  const partial = matchConcepts(lists).filter(({ cells }) => cells.includes(null));
  return new Set(partial.flatMap(({ cells }) => cells.filter((cell) => cell !== null)));
}

const NO_VALUES: ReadonlySet<ConceptSummary> = new Set();
