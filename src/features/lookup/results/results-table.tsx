import { memo, useRef } from "react";
import { AppLink } from "#navigation/app-link.tsx";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { useSearchParams } from "#navigation/use-search-params.ts";
import { LOOKUP_COLUMNS } from "#import-export/export/kinds/lookup.ts";
import { DEFAULT_LANGUAGE, direction, languageTag } from "#lib/culture.ts";
import { ROW_HEIGHT } from "#ui/list/row-height.ts";
import { useScrollPane } from "#ui/layout/scroll-pane.tsx";
import { useVirtualRows } from "#ui/list/use-virtual-rows.ts";
import type { ResultLine } from "./result-lines.ts";
import { nextSort, readSort, type ResultSort } from "./sort-lines.ts";
import tableClasses from "#ui/list/table.module.css";
import classes from "./results-table.module.css";

type ResultsTableProps = { readonly lines: readonly ResultLine[]; readonly sort: ResultSort | null };

/** The table 'Results' as a virtual table. */
export function ResultsTable({ lines, sort }: ResultsTableProps) {
  const pane = useScrollPane();
  const place = useScrollKey();
  const list = useRef<HTMLDivElement>(null);
  const { first, last, style } = useVirtualRows({
    pane,
    list,
    count: lines.length,
    content: lines,
    expectedHeight: ROW_HEIGHT,
    memoryKey: `${place} results`,
  });
  return (
    <div role="table" aria-label="Results" aria-rowcount={lines.length + 1} className={tableClasses["table"]}>
      <div role="rowgroup" className={`${tableClasses["head"]} ${classes["head"]}`}>
        <div role="row" aria-rowindex={1} className={classes["row"]}>
          {LOOKUP_COLUMNS.map((column) => (
            <SortableHead key={column.header} column={column} sort={sort} />
          ))}
        </div>
      </div>
      <div
        ref={list}
        role="rowgroup"
        tabIndex={-1}
        style={style}
        className={`${tableClasses["body"]} ${tableClasses["link"]} ${classes["body"]}`}
      >
        {lines.slice(first, last + 1).map((line, index) => (
          <div
            key={line.key}
            data-row=""
            role="row"
            aria-rowindex={first + index + 2}
            className={classes["row"]}
          >
            <Cells line={line} />
          </div>
        ))}
      </div>
    </div>
  );
}

type SortableHeadProps = Pick<ResultsTableProps, "sort"> & { readonly column: ResultSort["column"] };

/** The heading of a column, which sorts by it; the order is in the address. */
function SortableHead({ column, sort }: SortableHeadProps) {
  const [, setSearchParams] = useSearchParams();
  const place = useScrollKey();
  const own = sort?.column === column ? sort : null;
  const click = (): void =>
    setSearchParams(
      (params) => {
        const next = nextSort(readSort(params.get("sort")), column);
        if (next === null) params.delete("sort");
        else params.set("sort", next);
        return params;
      },
      { state: { place } },
    );
  return (
    <div role="columnheader" aria-sort={own === null ? "none" : own.descending ? "descending" : "ascending"}>
      <button type="button" className={tableClasses["sort"]} onClick={click}>
        {column.header}
        <span aria-hidden="true">{own === null ? "" : own.descending ? " ↓" : " ↑"}</span>
      </button>
    </div>
  );
}

const Cells = memo(function Cells({ line }: { readonly line: ResultLine }) {
  return LOOKUP_COLUMNS.map(({ header, value }) => {
    const text = String(value(line.entry) ?? "");
    return (
      <div key={header} role="cell" data-header={header} className={classes["cell"]}>
        {text === "" && header !== "Name" ? null : header === "Name" ? (
          <Name line={line} />
        ) : header === "Default name" ? (
          <bdi lang={languageTag(DEFAULT_LANGUAGE)} dir={direction(DEFAULT_LANGUAGE)}>
            {text}
          </bdi>
        ) : (
          <bdi>{text}</bdi>
        )}
      </div>
    );
  });
});

function Name({ line: { found } }: { readonly line: ResultLine }) {
  if (found === null) return null;
  const name = <LocalizedName concept={found} culture={found.culture} />;
  return found.path === null ? name : <AppLink to={found.path}>{name}</AppLink>;
}
