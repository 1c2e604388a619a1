import { useEffect, useMemo, useRef, useState } from "react";
import { AppLink } from "#concepts/app-link.tsx";
import { buildPlan } from "./plan.ts";
import { Cell, PlanCell, PlanRowHead } from "./plan-cells.tsx";
import type { PlacedRow } from "./requirement-rows.ts";
import type { RequirementsView } from "./requirements-address.ts";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { type Labels, unbroken } from "./use-labels.ts";
import { type PlanPlace, placeText, usePlanCells } from "./use-plan-cells.ts";
import type { FindProductType } from "./use-product-types.ts";
import classes from "./plan-table.module.css";

type PlanTableProps = {
  readonly rows: readonly PlacedRow[];
  readonly hrefOf: (update: (view: RequirementsView) => RequirementsView) => string;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
};

const ROW_HEIGHT = 33;
/** Width of a stage in px. */
const COLUMN_WIDTH = 184;

/** Product types by stages, with LOI ids and roles in the cells, which narrow the filter. Draws only what is in view, however much there is. */
export function PlanTable({ rows: placed, hrefOf, labels, findProductType }: PlanTableProps) {
  const plan = useMemo(() => buildPlan(placed.map(({ row }) => row)), [placed]);
  const { stages, rows: planRows } = plan;
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { isPrinting, first, last, drawn, style, virtualRows } = useDrawnRows({
    pane,
    list: body,
    rows: planRows,
    expectedHeight: ROW_HEIGHT,
  });
  const columns = useColumnsInView(pane, stages.length, isPrinting);
  const hasLink = ({ row, column }: PlanPlace): boolean => {
    const planRow = planRows[row];
    if (planRow === undefined) return column >= 0;
    const stage = stages[column];
    return planRow.productTypeGuid !== null && (stage === undefined || planRow.cells.has(stage));
  };
  const reveal = ({ row, column }: PlanPlace): void => {
    if (row >= 0) virtualRows.scrollTo(row, "nearest");
    if (column >= 0 && (column < columns.first || column > columns.last))
      pane?.scrollTo({ left: column * COLUMN_WIDTH });
  };
  const { active, onKeyDown, onFocus } = usePlanCells({
    pane,
    rowCount: planRows.length,
    columnCount: stages.length,
    hasLink,
    reveal,
  });
  // The Tab stop has to be among what is drawn.
  const isDrawn =
    hasLink(active) &&
    (active.row < 0 || (active.row >= first && active.row <= last)) &&
    (active.column < 0 || (active.column >= columns.first && active.column <= columns.last));
  const stop = isDrawn ? active : { row: -1, column: columns.first };
  const drawnStages = stages
    .map((stage, column) => ({ stage, column }))
    .slice(columns.first, columns.last + 1);
  const linkProps = (place: PlanPlace) => ({
    "data-place": placeText(place),
    tabIndex: placeText(place) === placeText(stop) ? 0 : -1,
    onKeyDown,
    onFocus,
  });
  return (
    <div ref={setPane} className={classes["pane"]} style={{ "--plan-column": `${COLUMN_WIDTH}px` }}>
      <div
        role="table"
        aria-label="Plan"
        aria-rowcount={planRows.length + 1}
        aria-colcount={stages.length + 1}
        className={classes["plan"]}
        style={{ "--plan-stages": stages.length }}
      >
        <div role="rowgroup" className={classes["head"]}>
          <div role="row" aria-rowindex={1} className={classes["row"]}>
            <div role="columnheader" aria-colindex={1} className={classes["corner"]}>
              Product type
            </div>
            {drawnStages.map(({ stage, column }) => (
              <Cell key={stage} role="columnheader" column={column}>
                <AppLink
                  to={hrefOf((view) => ({ ...view, cell: null, stages: [stage] }))}
                  title={`Show stage ${labels.stage(stage)} only`}
                  className={classes["narrow"]}
                  {...linkProps({ row: -1, column })}
                >
                  <bdi>{unbroken(labels.stage(stage))}</bdi>
                </AppLink>
              </Cell>
            ))}
          </div>
        </div>
        <div ref={body} role="rowgroup" className={classes["body"]} style={style}>
          {drawn.map((planRow, place) => {
            const row = first + place;
            return (
              <div
                key={planRow.productTypeGuid ?? ""}
                data-row=""
                role="row"
                aria-rowindex={row + 2}
                className={classes["row"]}
              >
                <PlanRowHead
                  guid={planRow.productTypeGuid}
                  findProductType={findProductType}
                  hrefOf={hrefOf}
                  link={linkProps({ row, column: -1 })}
                />
                {drawnStages.map(({ stage, column }) => (
                  <Cell key={stage} role="cell" column={column}>
                    <PlanCell
                      planRow={planRow}
                      stage={stage}
                      hrefOf={hrefOf}
                      labels={labels}
                      link={isPrinting ? null : linkProps({ row, column })}
                    />
                  </Cell>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Up to so many stages are drawn whether or not they are in view. */
const FEW_STAGES = 12;

/** The columns to draw: those in view, the ones in part included, or all of them where they are few or the page is being printed. */
function useColumnsInView(pane: HTMLElement | null, count: number, isPrinting: boolean) {
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  useEffect(() => {
    if (pane === null) return undefined;
    const look = (): void => {
      const left = Math.abs(pane.scrollLeft);
      const first = Math.floor(left / COLUMN_WIDTH);
      const last = Math.ceil((left + pane.clientWidth) / COLUMN_WIDTH);
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(pane);
    pane.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      pane.removeEventListener("scroll", look);
    };
  }, [pane]);
  if (isPrinting || count <= FEW_STAGES) return { first: 0, last: count - 1 };
  return { first: Math.min(seen.first, Math.max(0, count - 1)), last: Math.min(seen.last, count - 1) };
}
