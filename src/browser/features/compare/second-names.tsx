import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import type { SecondNameOf } from "#browser/parts/second-culture/second-name-in.ts";
import type { TableColumn } from "#browser/ui/table/table.tsx";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { headerIn } from "#core/files/column-headers.ts";
import type { ComparedList, ComparisonCell, ComparisonRow, TableRow } from "./comparison-row.ts";

type SecondListsProps = {
  /** The lists from which cells come, always in the same order. */
  readonly lists: readonly ComparedList[];
  readonly inView: readonly ComparisonRow[];
};

/** Loads the names of the concepts in view in the second culture. */
export function SecondLists({ lists, inView }: SecondListsProps) {
  return (
    <SecondCulture>
      {({ SecondListOf }, beside) =>
        lists.map((list, index) => (
          <SecondListOf
            // oxlint-disable-next-line react/no-array-index-key -- functions have no keys
            key={`${beside} ${index}`}
            query={list}
            concepts={conceptsOf(list, inView)}
            beside={beside}
          />
        ))
      }
    </SecondCulture>
  );
}

/** The concepts of a list that some rows have. */
function conceptsOf(list: ComparedList, rows: readonly ComparisonRow[]): ConceptSummary[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell?.source?.list === list ? cell.source.concept : [])),
  );
}

/** The columns with those of the names in the second culture, for 'Copy' and 'Export'; names that have not loaded say so. */
export function withSecondNames(
  columns: readonly TableColumn<TableRow>[],
  labels: readonly string[],
  beside: string,
  nameOf: SecondNameOf,
): TableColumn<TableRow>[] {
  const column = (
    header: string,
    cellOf: (row: ComparisonRow) => ComparisonCell | null,
  ): TableColumn<TableRow> => ({
    key: `second ${header}`,
    header: headerIn(header, beside),
    value: (row) => {
      const names = "heading" in row ? [] : (cellOf(row)?.named ?? []).map(nameOf);
      if (names.includes(undefined)) return "Not loaded yet";
      return names.filter((name) => name !== null).join("; ") || null;
    },
  });
  return [
    ...columns,
    column("Name", ({ label }) => label),
    ...labels.map((label, index) => column(label, ({ cells }) => cells[index] ?? null)),
  ];
}
