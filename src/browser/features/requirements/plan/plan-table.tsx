import { useElementSize } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { createPageMemory, usePageMemory } from "#browser/routing/use-page-memory.ts";
import { useScrollMemory } from "#browser/ui/layout/scroll-pane.tsx";
import { useIsPrinting } from "#browser/ui/layout/use-is-printing.ts";
import { ROW_HEIGHT } from "#browser/ui/list/row-height.ts";
import { useVirtualRows } from "#browser/ui/list/use-virtual-rows.ts";
import { WHOLE_TABLE } from "#browser/ui/table/use-table-rows.ts";
import type { HrefOf } from "../filter/requirements-address.ts";
import type { PlacedRow } from "../table/requirement-rows.ts";
import type { Labels } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import { type PlanContext, PlanGroupHead, PlanHead, PlanLineOfType } from "./plan-lines.tsx";
import { buildPlan, type ClassificationOf, groupRows, linesBetween, toLines } from "./plan.ts";
import { type PlanPosition, usePlanCells } from "./use-plan-cells.ts";
import classes from "./plan-table.module.css";

type PlanTableProps = {
  readonly rows: readonly PlacedRow[];
  readonly hrefOf: HrefOf;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  /** Null if product types are not grouped. */
  readonly classificationOf: ClassificationOf | null;
};

/** Least width of a stage in px; where all of them fit, they share what is left. */
const COLUMN_WIDTH = 148;

/**
 * A virtual table of product types by stages, with LOI ids and roles in the cells, which link to narrower filters. Not a `Table`: only the
 * columns in view are rendered, the heading of a group stays in view above its rows, and all links are one tab stop. No other table needs any
 * of these.
 */
export function PlanTable(props: PlanTableProps) {
  const { rows: placed, hrefOf, labels, findProductType, classificationOf } = props;
  const t = useTranslations("requirements");
  const { stages, lines, toggle } = usePlanLines(placed, classificationOf);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const memoryKey = `${useScrollKey()} plan`;
  const { ref: head, height: headHeight } = useElementSize();
  const body = useRef<HTMLDivElement>(null);
  const { rows, isPrinting, first, last, style } = useVirtualRows({
    pane,
    list: body,
    count: lines.length,
    content: lines,
    expectedHeight: ROW_HEIGHT,
    memoryKey,
    wholeUpTo: WHOLE_TABLE,
  });
  useScrollMemory(pane, memoryKey);
  const columns = useColumnsInView(pane, stages.length, isPrinting);
  const hasLink = ({ row, column }: PlanPosition): boolean => {
    const line = lines[row];
    if (line === undefined) return column >= 0;
    if (line.group !== null) return column < 0;
    const stage = stages[column];
    return line.row.productTypeGuid !== null && (stage === undefined || line.row.cells.has(stage));
  };
  const reveal = ({ row, column }: PlanPosition): void => {
    if (row >= 0) rows.scrollTo(row, "nearest");
    if (pane === null || (column >= columns.first && column <= columns.last) || column < 0) return;
    // Written from right to left, scroll positions are negative.
    const sign = getComputedStyle(pane).direction === "rtl" ? -1 : 1;
    pane.scrollTo({ left: sign * column * COLUMN_WIDTH });
  };
  const { active, onKeyDown, onFocus } = usePlanCells({
    pane,
    rowCount: lines.length,
    columnCount: stages.length,
    hasLink,
    reveal,
  });
  // The tab stop must be among the rendered cells.
  const isRendered =
    hasLink(active) &&
    (active.row < 0 || (active.row >= first && active.row <= last)) &&
    (active.column < 0 || (active.column >= columns.first && active.column <= columns.last));
  const stop = isRendered ? active : { row: -1, column: columns.first };
  const stopIn = (row: number): number | null => (stop.row === row ? stop.column : null);
  const context = useMemo(
    (): PlanContext => ({
      hrefOf,
      labels,
      findProductType,
      stages: stages.map((stage, column) => ({ stage, column })).slice(columns.first, columns.last + 1),
      isPrinting,
    }),
    [hrefOf, labels, findProductType, stages, columns.first, columns.last, isPrinting],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it
    <div
      ref={setPane}
      className={classes.pane}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      style={{ "--plan-column": `${COLUMN_WIDTH}px`, "--plan-head-height": `${headHeight}px` }}
    >
      <div
        role="table"
        aria-label={t("plan")}
        aria-rowcount={lines.length + 1}
        aria-colcount={stages.length + 1}
        className={classes.plan}
        style={{ "--plan-stages": stages.length }}
      >
        <div role="rowgroup" className={classes.head}>
          <PlanHead ref={head} row={-1} stop={stopIn(-1)} context={context} />
        </div>
        <div ref={body} role="rowgroup" className={classes.body} style={style}>
          <div className={classes.begin} />
          {linesBetween(lines, first, last).map(({ line, row }) =>
            line.group === null ? (
              <PlanLineOfType
                key={`type ${line.row.productTypeGuid ?? ""}`}
                planRow={line.row}
                row={row}
                stop={stopIn(row)}
                context={context}
              />
            ) : (
              <PlanGroupHead
                key={`group ${line.group.key}`}
                group={line.group}
                isOpen={line.isOpen}
                isPinned={row < first}
                row={row}
                stop={stopIn(row)}
                columnCount={stages.length + 1}
                onToggle={toggle}
              />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The collapsed groups. */
const COLLAPSED = createPageMemory(NONE);

/** The stages and lines of the plan, without the rows of collapsed groups; when printed, all groups are expanded. */
function usePlanLines(placed: readonly PlacedRow[], classificationOf: ClassificationOf | null) {
  const isPrinting = useIsPrinting();
  const [closed, setClosed] = usePageMemory(COLLAPSED);
  const plan = useMemo(() => buildPlan(placed.map(({ row }) => row)), [placed]);
  const groups = useMemo(() => groupRows(plan.rows, classificationOf), [plan, classificationOf]);
  const lines = useMemo(
    () => toLines(plan.rows, groups, isPrinting ? NONE : closed),
    [plan, groups, isPrinting, closed],
  );
  const toggle = (key: string): void =>
    setClosed(new Set(closed.has(key) ? [...closed].filter((one) => one !== key) : [...closed, key]));
  return { stages: plan.stages, lines, toggle };
}

/** Up to this many stages, all are rendered. */
const FEW_STAGES = 12;

/** The columns to render: those in view (also in part), or all of them if they are few or the page is being printed. */
function useColumnsInView(pane: HTMLElement | null, count: number, isPrinting: boolean) {
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  useEffect(() => {
    if (pane === null) return undefined;
    const update = (): void => {
      const left = Math.abs(pane.scrollLeft);
      const first = Math.floor(left / COLUMN_WIDTH);
      const last = Math.ceil((left + pane.clientWidth) / COLUMN_WIDTH);
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    const observer = new ResizeObserver(update);
    observer.observe(pane);
    pane.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      pane.removeEventListener("scroll", update);
    };
  }, [pane]);
  if (isPrinting || count <= FEW_STAGES) return { first: 0, last: count - 1 };
  return { first: Math.min(seen.first, Math.max(0, count - 1)), last: Math.min(seen.last, count - 1) };
}
