import { chooseName } from "#browser/parts/name/localized-name.tsx";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ComparedList, ComparisonCell, ComparisonRow, Difference } from "./comparison-row.ts";
import { type MatchedConcepts, matchConcepts } from "./concepts/match-concepts.ts";

type ConceptRows<T extends ConceptSummary> = {
  readonly section: string;
  /** The concepts of each column. */
  readonly lists: readonly (readonly T[])[];
  /** Where the concepts of each column come from, if from a list. The same functions while the lists are the same. */
  readonly sources?: readonly ComparedList[];
  readonly culture: string | null;
  /** What a column shows of its concept; default: the name. */
  readonly cellOf?: (concept: T, column: number) => ComparisonCell;
};

/** The rows of lists of concepts, such as the values of properties. */
export function conceptRows<T extends ConceptSummary>({
  section,
  lists,
  sources = [],
  culture,
  cellOf = (concept, column) => ({ ...nameCell(concept, culture), ...sourceOf(concept, sources[column]) }),
}: ConceptRows<T>): ComparisonRow[] {
  return matchConcepts(lists).map(({ cells, isMatchedByName }, index) => {
    const named = cells.find((cell) => cell !== null);
    return {
      key: `${section} ${index}`,
      section,
      label: named === undefined ? { text: "" } : nameCell(named, culture),
      cells: cells.map((cell, column) => (cell === null ? null : cellOf(cell, column))),
      differences: versionDifferences(cells),
      isMatchedByName,
    };
  });
}

/** The name of a concept as a cell. */
export function nameCell(concept: ConceptSummary, culture: string | null): ComparisonCell {
  const name = chooseName(concept, culture);
  return { text: name.text, culture: name.culture, named: [concept] };
}

/** The list that has the concept of a cell, as a field of the cell. */
export function sourceOf(concept: ConceptSummary, list: ComparedList | undefined) {
  return list === undefined ? {} : { source: { list, concept } };
}

/** Says if the same concept is in several versions. Concepts matched by name are different ones, and have no common version. */
export function versionDifferences(cells: MatchedConcepts["cells"]): Difference[] {
  const versions = new Map<string, string>();
  const hasOther = cells.some((cell) => {
    if (cell?.guid == null || cell.versionGuid === null) return false;
    const other = versions.get(cell.guid);
    versions.set(cell.guid, cell.versionGuid);
    return other !== undefined && other !== cell.versionGuid;
  });
  return hasOther ? ["newer-version"] : [];
}
