import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useScrollPane } from "#ui/scroll-pane.tsx";
import { RequirementLine } from "./requirement-line.tsx";
import type { PlacedRow } from "./requirement-rows.ts";
import type { Column, RequirementsView } from "./requirements-address.ts";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";
import classes from "./requirements-table.module.css";

type Sort = RequirementsView["sort"];

type RequirementsTableProps = {
  readonly rows: readonly PlacedRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
};

const HEADINGS: readonly { readonly by: Column; readonly label: string }[] = [
  { by: "productType", label: "Product type" },
  { by: "loi", label: "LOI" },
  { by: "stage", label: "Stage" },
  { by: "role", label: "Role" },
];

/** Height of a row in px, where nothing in it needs a second line. */
const ROW_HEIGHT = 33;
/** How close (in rows) to the end of what is loaded the next page is asked for. */
const AHEAD = 30;

/** A table that draws only the rows in view of its scroll pane, however many there are. */
export function RequirementsTable(props: RequirementsTableProps) {
  const { rows, sort, onSort, labels, findProductType, hasMore, isLoadingMore, onLoadMore } = props;
  const pane = useScrollPane();
  const body = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: offset,
    initialOffset: () => pane?.scrollTop ?? 0,
  });
  // What stands above the table may grow or shrink at any rendering; a place that did not change ends it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (pane === null || body.current === null) return;
    const top = body.current.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop;
    setOffset((before) => (Math.abs(before - top) < 1 ? before : top));
  });

  const drawn = virtualizer.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  const wantsMore = hasMore && !isLoadingMore && pane !== null && lastDrawn >= rows.length - AHEAD;
  useEffect(() => {
    if (wantsMore) onLoadMore();
  }, [wantsMore, onLoadMore, rows.length]);

  return (
    <>
      <p className={classes["note"]}>Only the rows in view are printed. The matrix is printed as a whole.</p>
      <div
        role="table"
        aria-label="Requirements"
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        className={classes["table"]}
      >
        <div role="rowgroup" className={classes["head"]}>
          <div role="row" aria-rowindex={1} className={classes["row"]}>
            {HEADINGS.map(({ by, label }) => (
              <div
                key={by}
                role="columnheader"
                aria-sort={sort?.by === by ? (sort.descending ? "descending" : "ascending") : "none"}
                className={classes["cell"]}
                data-column={by}
              >
                <button type="button" className={classes["sort"]} onClick={() => onSort(nextSort(sort, by))}>
                  {label}
                  <span aria-hidden="true">{sort?.by === by ? (sort.descending ? " ↓" : " ↑") : ""}</span>
                </button>
              </div>
            ))}
          </div>
        </div>
        <div
          ref={body}
          role="rowgroup"
          className={classes["body"]}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {drawn.map(({ index, key, start }) => {
            const placed = rows[index];
            return placed === undefined ? null : (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={`${classes["row"]} ${classes["line"]}`}
                data-first={placed.groupSize !== null || undefined}
                style={{ transform: `translateY(${start - offset}px)` }}
              >
                <RequirementLine placed={placed} labels={labels} findProductType={findProductType} />
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Up, then down, then as the service sent them. */
function nextSort(sort: Sort, by: Column): Sort {
  if (sort?.by !== by) return { by, descending: false };
  return sort.descending ? null : { by, descending: true };
}
