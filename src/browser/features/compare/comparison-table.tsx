import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { PrintButton } from "#browser/parts/print/print-button.tsx";
import { useSecondNameOf } from "#browser/parts/second-culture/second-culture.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { Table } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { onDemand } from "#core/lib/on-demand.ts";
import type { ComparedConcept } from "./compared-concept.ts";
import { comparisonColumns } from "./comparison-columns.tsx";
import {
  type ComparedList,
  type ComparisonRow,
  countDifferences,
  isDifferent,
  type TableRow,
} from "./comparison-row.ts";
import { OnlyDifferences } from "./only-differences.tsx";
import { SecondLists, withSecondNames } from "./second-names.tsx";
import { useOnlyDifferences } from "./use-only-differences.ts";
import barClasses from "#browser/ui/list/results-bar.module.css";
import classes from "./comparison-table.module.css";

type ComparisonTableProps = {
  readonly concepts: readonly ComparedConcept[];
  readonly rows: readonly ComparisonRow[];
  /** The lists from which the cells come, as their `source` says. */
  readonly lists?: readonly ComparedList[];
  /** Called with the rows in view whenever they change. A stable function. */
  readonly onRowsInView?: (rows: readonly ComparisonRow[]) => void;
  /** The progress of comparing rows that are not in view. */
  readonly children?: ReactNode;
};

const NO_LISTS: readonly ComparedList[] = [];

/** The table 'Comparison': one column for each concept, and what differs. */
export function ComparisonTable({
  concepts,
  rows,
  lists = NO_LISTS,
  onRowsInView,
  children,
}: ComparisonTableProps) {
  const t = useTranslations("compare");
  const formats = useFormats();
  const [only, setOnly] = useOnlyDifferences();
  const { culture, beside } = useCulture();
  const secondNameOf = useSecondNameOf();
  const [inView, setInView] = useState<readonly ComparisonRow[]>([]);
  const memoryKey = `${useScrollKey()} comparison`;
  const columns = useMemo(() => comparisonColumns(concepts, formats), [concepts, formats]);
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
      const inView = tableRows.slice(first, last + 1).flatMap((row) => ("heading" in row ? [] : row));
      onRowsInView?.(inView);
      if (beside !== null) setInView(inView);
    };
    report();
    return virtual.inView.subscribe(report);
  }, [virtual, tableRows, onRowsInView, beside]);
  const { count, isMinimum } = countDifferences(rows);
  const labels = concepts.map(({ label }) => label);
  const what = labels.join(" – ");
  const copied = beside === null ? columns : withSecondNames(columns, labels, beside, secondNameOf);
  const exported = onDemand(() => ({
    kind: "table" as const,
    what,
    cultures: [culture],
    headers: copied.map(({ header }) => header),
    rows: shown.map((row) => copied.map(({ value }) => value?.(row) ?? null)),
  }));
  return (
    <>
      <div className={classes.tools} data-screen-only>
        <OnlyDifferences
          isChecked={only}
          onChange={setOnly}
          isCounting={isMinimum}
          count={t(isMinimum ? "differingRowsAtLeast" : "differingRows", { count, total: rows.length })}
        />
        {children}
        <div className={barClasses.tools}>
          <CopyButton sheet={() => tableSheet("Comparison", copied, shown)} />
          <ExportButton
            subject={{
              kind: "data",
              what,
              get data() {
                return exported();
              },
            }}
          />
          <PrintButton />
        </div>
      </div>
      <SecondLists lists={lists} inView={inView} />
      {shown.length === 0 ? (
        <EmptyState
          reason={isMinimum ? t("noDifferences") : only ? t("noDifferencesAtAll") : t("nothingToCompare")}
          action={
            only && (
              <Button size="compact-sm" variant="default" onClick={() => setOnly(false)}>
                {t("showAllRows")}
              </Button>
            )
          }
        />
      ) : (
        <div style={{ "--compared": concepts.length }} className={classes.room}>
          <Table
            label={t("comparison")}
            columns={columns}
            view={view}
            keyOf={keyOf}
            headingOf={headingOf}
            hasStickyColumn
            paneLabel={t("comparisonTable")}
            className={classes.table}
          />
        </div>
      )}
    </>
  );
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
