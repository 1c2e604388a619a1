import "@mantine/core/styles/InlineInput.layer.css";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useMemo } from "react";
import { directionOf } from "#concepts/name/localized-name.tsx";
import { CopyButton } from "#export-ui/copy-button.tsx";
import { ExportButton } from "#export-ui/export-button.tsx";
import { tableSheet } from "#export-ui/table-sheet.ts";
import { languageTag } from "#lib/text/culture.ts";
import { numberText } from "#lib/text/format.ts";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { useCulture } from "#session/culture-context.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Table, type TableColumn } from "#ui/table/table.tsx";
import { useTableRows } from "#ui/table/use-table-rows.ts";
import type { ComparedConcept } from "./compared-concept.ts";
import {
  type ComparisonCell,
  type ComparisonRow,
  countDifferences,
  isDifferent,
  statesOf,
} from "./comparison-row.ts";
import { OnlyDifferences } from "./only-differences.tsx";
import { useOnlyDifferences } from "./use-only-differences.ts";
import classes from "./comparison-table.module.css";

/** Separates the names in a key for `useMemo`; names have no line feeds. */
const SEPARATOR = "\n";

/** The heading of a section, as a row of its own. */
type HeadingRow = { readonly key: string; readonly heading: string };
type TableRow = ComparisonRow | HeadingRow;

type ComparisonTableProps = {
  readonly concepts: readonly ComparedConcept[];
  readonly rows: readonly ComparisonRow[];
  /** Called with the rows in view whenever they change. A stable function. */
  readonly onRowsInView?: (rows: readonly ComparisonRow[]) => void;
  /** The progress of comparing rows that are not in view. */
  readonly children?: ReactNode;
};

/** The table 'Comparison': one column for each concept, and what differs. */
export function ComparisonTable({ concepts, rows, onRowsInView, children }: ComparisonTableProps) {
  const [only, setOnly] = useOnlyDifferences();
  const { culture } = useCulture();
  const memoryKey = `${useScrollKey()} comparison`;
  const labels = concepts.map(({ label }) => label).join(SEPARATOR);
  const columns = useMemo(() => columnsOf(labels.split(SEPARATOR)), [labels]);
  const shown = useMemo(() => (only ? rows.filter((row) => isDifferent(row) === true) : rows), [rows, only]);
  const view = useTableRows({
    rows: useMemo(() => withHeadings(shown), [shown]),
    memoryKey,
    hasOwnPane: true,
  });
  const { virtual } = view;
  const tableRows = view.rows;
  useEffect(() => {
    const report = (): void => {
      const { first, last } = virtual.inView.get();
      onRowsInView?.(tableRows.slice(first, last + 1).flatMap((row) => ("heading" in row ? [] : row)));
    };
    report();
    return virtual.inView.subscribe(report);
  }, [virtual, tableRows, onRowsInView]);
  const { count, isMinimum } = countDifferences(rows);
  const what = concepts.map(({ label }) => label).join(" – ");
  return (
    <>
      <div className={classes["tools"]} data-screen-only>
        <OnlyDifferences
          isChecked={only}
          onChange={setOnly}
          count={`${isMinimum ? "at least " : ""}${numberText(count)} of ${numberText(rows.length)}`}
        />
        {children}
        <CopyButton sheet={() => tableSheet("Comparison", columns, shown)} />
        <ExportButton
          subject={{
            kind: "data",
            what,
            data: {
              kind: "table",
              what,
              cultures: [culture],
              headers: columns.map(({ header }) => header),
              rows: shown.map((row) => columns.map(({ value }) => value?.(row) ?? null)),
            },
          }}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          reason={
            isMinimum
              ? "no differences so far"
              : only
                ? "there are no differences"
                : "there is nothing to compare"
          }
          action={
            only && (
              <Button size="compact-sm" variant="default" onClick={() => setOnly(false)}>
                Show all rows
              </Button>
            )
          }
        />
      ) : (
        <div style={{ "--compared": concepts.length }} className={classes["room"]}>
          <Table
            label="Comparison"
            columns={columns}
            view={view}
            keyOf={keyOf}
            headingOf={headingOf}
            hasStickyColumn
            paneLabel="Comparison table"
            className={classes["table"]}
          />
        </div>
      )}
    </>
  );
}

function columnsOf(labels: readonly string[]): TableColumn<TableRow>[] {
  const cell = (valueOf: (row: ComparisonRow) => ComparisonCell | null) => ({
    cell: (row: TableRow) => ("heading" in row ? null : <CellContent cell={valueOf(row)} />),
    value: (row: TableRow) => ("heading" in row ? null : (valueOf(row)?.text ?? null)),
  });
  return [
    {
      key: "section",
      header: "Section",
      value: (row) => ("heading" in row ? null : row.section),
    },
    {
      key: "label",
      header: "Name",
      isRowHeader: true,
      width: "minmax(9rem, 1fr)",
      ...cell(({ label }) => label),
    },
    ...labels.map((label, column) => ({
      key: `column ${column}`,
      header: label,
      width: "minmax(10rem, 1.5fr)",
      ...cell(({ cells }) => cells[column] ?? null),
    })),
    {
      key: "state",
      header: "State",
      width: "minmax(8rem, 1fr)",
      cell: (row) => !("heading" in row) && <States row={row} labels={labels} />,
      value: (row) => ("heading" in row ? null : statesOf(row, labels).join(", ")),
    },
  ];
}

function CellContent({ cell }: { readonly cell: ComparisonCell | null }) {
  if (cell === null)
    return (
      <span role="img" aria-label="None" className={classes["none"]}>
        –
      </span>
    );
  const { text, culture = null, shown } = cell;
  return (
    shown ?? (
      <bdi lang={languageTag(culture)} dir={directionOf(culture)}>
        {text}
      </bdi>
    )
  );
}

function States({ row, labels }: { readonly row: ComparisonRow; readonly labels: readonly string[] }) {
  const states = statesOf(row, labels);
  if (isDifferent(row) === null) return <span className={classes["none"]}>Not compared yet</span>;
  return states.map((state, index) => (
    <span key={state} className={classes["state"]} data-different={isDifferent(row)}>
      {index > 0 && ", "}
      <bdi>{state}</bdi>
    </span>
  ));
}

function keyOf({ key }: TableRow): string {
  return key;
}

function headingOf(row: TableRow): ReactNode {
  return "heading" in row ? row.heading : null;
}

/** The rows with a heading above each section. */
function withHeadings(rows: readonly ComparisonRow[]): TableRow[] {
  return rows.flatMap((row, index): TableRow[] =>
    rows[index - 1]?.section === row.section
      ? [row]
      : [{ key: `heading ${row.section}`, heading: row.section }, row],
  );
}
