import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptColumns, type ExportConcept } from "#core/files/write/concept.ts";
import { type Column, createSheet, type Sheet } from "#core/files/write/table.ts";
import type { SecondCultureTexts } from "./second-culture-texts.ts";

type ListedConcepts = {
  /** The name of the list. */
  readonly what: string;
  readonly concepts: readonly ConceptSummary[];
  readonly culture: string | null;
  /** The texts in the second culture; null if none is set. */
  readonly second: SecondCultureTexts | null;
  readonly columns?: readonly Column<ConceptSummary>[] | undefined;
};

/** The rows of a list of concepts for 'Copy', with the names in both cultures. */
export function listSheet({ what, concepts, culture, second, columns = [] }: ListedConcepts): Sheet {
  const cultures = [culture, ...(second === null ? [] : [second.culture])];
  const entries = concepts.map((concept) => ({
    concept,
    texts: [{ name: concept.name, definition: null }, ...(second === null ? [] : [second.textsOf(concept)])],
  }));
  const further = columns.map(({ header, value }) => ({
    header,
    value: ({ concept }: ExportConcept) => value(concept),
  }));
  return createSheet(
    what,
    [...conceptColumns<ExportConcept>(cultures, (entry) => entry), ...further],
    entries,
  );
}
