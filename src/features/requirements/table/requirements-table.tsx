import { useEffect, useRef, useSyncExternalStore } from "react";
import { ROW_HEIGHT } from "#ui/list/row-height.ts";
import { useScrollPane } from "#ui/layout/scroll-pane.tsx";
import { useVirtualRows } from "#ui/list/use-virtual-rows.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { numberText } from "#lib/format.ts";
import { COLUMNS, type ColumnKey, type RowTexts } from "./columns.ts";
import { counted } from "#lib/counted.ts";
import type { PlacedRow } from "./requirement-rows.ts";
import type { RequirementsView } from "../filter/requirements-address.ts";
import type { FindProductType } from "./use-product-types.ts";
import tableClasses from "#ui/list/table.module.css";
import classes from "./requirements-table.module.css";

type Sort = RequirementsView["sort"];

type RequirementsTableProps = {
  readonly rows: readonly PlacedRow[];
  readonly sort: Sort;
  /** Changes the order in the latest address, which may not be rendered yet. */
  readonly onSort: (change: (sort: Sort) => Sort) => void;
  readonly texts: RowTexts;
  readonly findProductType: FindProductType;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
};

/** The distance (in rows) from the end of the loaded rows at which the next page is requested. */
const AHEAD = 30;

/** A virtual table; when printed, it renders all rows. */
export function RequirementsTable(props: RequirementsTableProps) {
  const { rows, sort, onSort, texts, findProductType, hasMore, isLoadingMore, onLoadMore } = props;
  const pane = useScrollPane();
  const body = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows({
    pane,
    list: body,
    count: rows.length,
    content: rows,
    expectedHeight: ROW_HEIGHT,
    wholeUpTo: 50,
  });
  const { first, last, style } = virtual;
  const inView = useSyncExternalStore(virtual.rows.inView.subscribe, virtual.rows.inView.get);
  const wantsMore = hasMore && !isLoadingMore && inView.last >= rows.length - AHEAD;
  useEffect(() => {
    if (wantsMore) onLoadMore();
  }, [wantsMore, onLoadMore, rows.length]);
  return (
    <div
      role="table"
      aria-label="Requirements"
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      className={tableClasses["table"]}
    >
      <div role="rowgroup" className={tableClasses["head"]}>
        <div role="row" aria-rowindex={1} className={classes["row"]}>
          {COLUMNS.map(({ key, label }) => (
            <div
              key={key}
              role="columnheader"
              aria-sort={sort?.by === key ? (sort.descending ? "descending" : "ascending") : "none"}
              className={classes["cell"]}
              data-column={key}
            >
              <button
                type="button"
                className={tableClasses["sort"]}
                onClick={() => onSort((before) => nextSort(before, key))}
              >
                {label}
                <span aria-hidden="true">{sort?.by === key ? (sort.descending ? " ↓" : " ↑") : ""}</span>
              </button>
            </div>
          ))}
        </div>
      </div>
      <div
        ref={body}
        role="rowgroup"
        // Takes the focus when the focused row is scrolled out of view.
        tabIndex={-1}
        className={`${tableClasses["body"]} ${tableClasses["link"]}`}
        style={style}
      >
        {rows.slice(first, last + 1).map((placed, place) => (
          <div
            // Rows may have no id, and hold no state.
            // oxlint-disable-next-line react/no-array-index-key
            key={first + place}
            data-row=""
            role="row"
            aria-rowindex={first + place + 2}
            className={`${classes["row"]} ${classes["line"]}`}
            data-first={placed.groupSize !== null || undefined}
          >
            <RequirementLine placed={placed} texts={texts} findProductType={findProductType} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Cycles through ascending, descending, and the order of the service. */
function nextSort(sort: Sort, by: ColumnKey): Sort {
  if (sort?.by !== by) return { by, descending: false };
  return sort.descending ? null : { by, descending: true };
}

type RequirementLineProps = {
  readonly placed: PlacedRow;
  readonly texts: RowTexts;
  readonly findProductType: FindProductType;
};

/** The cells of a requirement. The first one of a product type has its link and its number of rows. */
function RequirementLine({ placed, texts, findProductType }: RequirementLineProps) {
  const { row } = placed;
  return COLUMNS.map(({ key, text }) => (
    <div
      key={key}
      role="cell"
      className={classes["cell"]}
      data-column={key}
      data-none={(key === "role" && row.roleId === null) || undefined}
    >
      {key === "productType" ? (
        <ProductTypeName placed={placed} findProductType={findProductType} />
      ) : (
        <bdi>{text(row, texts) || "–"}</bdi>
      )}
    </div>
  ));
}

function ProductTypeName({ placed, findProductType }: Omit<RequirementLineProps, "texts">) {
  const { row, groupSize } = placed;
  const known = row.productTypeGuid === null ? null : findProductType(row.productTypeGuid);
  const name =
    known?.href != null ? (
      <LocalizedName {...known.shown} />
    ) : row.productTypeGuid === null ? (
      "No product type"
    ) : (
      <code className={classes["guid"]}>{row.productTypeGuid}</code>
    );
  return (
    <>
      {groupSize !== null && known?.href != null ? <AppLink to={known.href}>{name}</AppLink> : name}
      {groupSize !== null && (
        <>
          {" "}
          <span className={classes["size"]} title={`${counted(groupSize, "row")} shown`}>
            {numberText(groupSize)}
          </span>
        </>
      )}
    </>
  );
}
