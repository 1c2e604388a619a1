import { useTranslations } from "use-intl";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { nextSort, readSort, type Sort, writeSort } from "#browser/ui/table/sort.ts";
import { Table } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { RESULT_COLUMNS } from "./result-columns.tsx";
import type { ResultLine } from "./result-lines.ts";
import classes from "./results-table.module.css";

type ResultsTableProps = { readonly lines: readonly ResultLine[]; readonly sort: Sort | null };

/** The table 'Results'; its order is in the address. */
export function ResultsTable({ lines, sort }: ResultsTableProps) {
  const t = useTranslations("lookup");
  const scrollKey = useScrollKey();
  const [, setSearchParams] = useSearchParams();
  const view = useTableRows({ rows: lines, memoryKey: `${scrollKey} results` });
  const sortBy = (by: string): void => {
    const latest = new URLSearchParams(latestLocation().search).get("sort");
    setSearchParams(
      { sort: writeSort(nextSort(readSort(latest, RESULT_COLUMNS), by)) },
      { state: { scrollKey } },
    );
  };
  return (
    <Table
      label={t("results")}
      columns={RESULT_COLUMNS}
      view={view}
      keyOf={({ key }) => key}
      sort={sort}
      onSort={sortBy}
      hasCards
      className={classes.results}
    />
  );
}
