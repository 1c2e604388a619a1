import type { ReactNode } from "react";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** A list of a compared concept, in the culture of the scope. */
export type ComparedList = (scope: Scope) => PagedQueryOptions<ConceptSummary>;

/** What a compared concept has in a row. */
export type ComparisonCell = {
  /** As plain text, for 'Copy' and 'Export'. */
  readonly text: string;
  /** The number of which the text is the form for people: 'Copy' and 'Export' write it in its place. */
  readonly number?: number;
  /** The culture of the text; omitted if it is none of a person's language, such as a number. */
  readonly culture?: string | null;
  /** The concepts whose names the text consists of, if it is made of names. */
  readonly named?: readonly ConceptSummary[];
  /** The list that has the concept of the cell. */
  readonly source?: { readonly list: ComparedList; readonly concept: ConceptSummary };
  /** As shown; default: the text. */
  readonly shown?: ReactNode;
};

export type Difference = "newer-version" | "other-values";

/** A row of a comparison. */
export type ComparisonRow = {
  readonly key: string;
  /** The heading below which it stands. */
  readonly section: string;
  readonly label: ComparisonCell;
  /** One for each compared concept; null where it has none. */
  readonly cells: readonly (ComparisonCell | null)[];
  /** How the cells differ; null while that is unknown. */
  readonly differences: readonly Difference[] | null;
  /** Whether the cells belong to different concepts of the same name. */
  readonly isMatchedByName?: boolean;
};

/** A row of the table: of the comparison, or the heading of a section. */
export type TableRow = ComparisonRow | { readonly key: string; readonly heading: string };

/** A state of a row: the word in files, and on the screen. */
type RowState = { readonly word: string; readonly text: Text };

const DIFFERENCES: Readonly<Record<Difference, RowState>> = {
  "newer-version": { word: "Newer version", text: text("compare.newerVersion") },
  "other-values": { word: "Other values", text: text("compare.otherValues") },
};
const SAME: RowState = { word: "Same", text: text("compare.same") };
const MATCHED_BY_NAME: RowState = { word: "Matched by name", text: text("compare.matchedByName") };

/** Whether a row has a difference; null while that is unknown. */
export function isDifferent({ cells, differences }: ComparisonRow): boolean | null {
  if (cells.includes(null)) return true;
  return differences === null ? null : differences.length > 0;
}

/**
 * The states of a row: 'Same', 'Only in A and B', 'Newer version', 'Other values', and 'Matched by name' beside them.
 * @param labels the names of the columns
 * @param list joins names in the language of the app
 * @returns an empty array while they are unknown
 */
export function statesOf(
  row: ComparisonRow,
  labels: readonly string[],
  list: (names: readonly string[]) => string,
): RowState[] {
  const having = labels.filter((_, column) => row.cells[column] !== null);
  const onlyIn = {
    word: `Only in ${LIST_IN_FILES.format(having)}`,
    text: text("compare.onlyIn", { names: list(having) }),
  };
  return [
    ...(having.length < labels.length ? [onlyIn] : []),
    ...(row.differences ?? []).map((difference) => DIFFERENCES[difference]),
    ...(isDifferent(row) === false ? [SAME] : []),
    ...(row.isMatchedByName === true ? [MATCHED_BY_NAME] : []),
  ];
}

const LIST_IN_FILES = new Intl.ListFormat("en");

/** The number of rows with a difference; at least so many if some rows have not been compared. */
export function countDifferences(rows: readonly ComparisonRow[]) {
  const found = rows.map(isDifferent);
  return { count: found.filter((one) => one === true).length, isMinimum: found.includes(null) };
}
