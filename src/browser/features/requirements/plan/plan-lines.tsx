import { memo, type Ref } from "react";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { SecondName, TextIn } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import type { HrefOf } from "../filter/requirements-address.ts";
import { type Labels, withNoBreakSpace } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import { Cell, PlanCell, PlanRowHead } from "./plan-cells.tsx";
import type { PlanGroup, PlanRow } from "./plan.ts";
import { linkProps } from "./use-plan-cells.ts";
import arrow from "#browser/ui/controls/arrow.module.css";
import groupClasses from "./plan-group.module.css";
import classes from "./plan-table.module.css";

/** What all lines of a plan have in common; the same object until any of it changes. */
export type PlanContext = {
  readonly hrefOf: HrefOf;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  /** The rendered stages. */
  readonly stages: readonly { readonly stage: number; readonly column: number }[];
  readonly isPrinting: boolean;
};

type LineProps = {
  /** The index of the line; the header of stages has -1. */
  readonly row: number;
  /** The column of the tab stop; null if it is in another line. */
  readonly stop: number | null;
};

type PlanHeadProps = LineProps & { readonly context: PlanContext; readonly ref: Ref<HTMLDivElement> };

/** The header row of stages, each with a link that filters by it. */
export function PlanHead({ row, stop, context, ref }: PlanHeadProps) {
  const t = useTranslations("requirements");
  const { hrefOf, labels, stages } = context;
  return (
    <div ref={ref} role="row" aria-rowindex={1} className={classes.row}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t("productType")}
      </div>
      {stages.map(({ stage, column }) => (
        <Cell key={stage} role="columnheader" column={column}>
          <AppLink
            to={hrefOf((view) => ({ ...view, cell: null, stages: [stage] }))}
            title={t("showStageOnly", { stage: labels.stage(stage) })}
            className={classes.narrow}
            {...linkProps({ row, column }, stop)}
          >
            <bdi>{withNoBreakSpace(labels.stage(stage))}</bdi>
          </AppLink>
        </Cell>
      ))}
    </div>
  );
}

type PlanLineOfTypeProps = LineProps & { readonly planRow: PlanRow; readonly context: PlanContext };

/** The row of a product type, with its deliverables at each stage. Memoised, since each of its cells is a link. */
export const PlanLineOfType = memo(function PlanLineOfType(props: PlanLineOfTypeProps) {
  const { planRow, row, stop, context } = props;
  const { hrefOf, labels, findProductType, stages, isPrinting } = context;
  return (
    <div data-row="" role="row" aria-rowindex={row + 2} className={classes.row}>
      <PlanRowHead
        guid={planRow.productTypeGuid}
        findProductType={findProductType}
        hrefOf={hrefOf}
        link={linkProps({ row, column: -1 }, stop)}
      />
      {stages.map(({ stage, column }) => (
        <Cell key={stage} role="cell" column={column}>
          <PlanCell
            planRow={planRow}
            stage={stage}
            hrefOf={hrefOf}
            labels={labels}
            link={isPrinting ? null : linkProps({ row, column }, stop)}
          />
        </Cell>
      ))}
    </div>
  );
});

type PlanGroupHeadProps = LineProps & {
  readonly group: PlanGroup;
  readonly isOpen: boolean;
  /** Whether its own position is above the rendered rows: then it takes no space. */
  readonly isPinned: boolean;
  readonly columnCount: number;
  readonly onToggle: (key: string) => void;
};

/** The heading of a group, sticky above its product types, which expands and collapses it. */
export function PlanGroupHead(props: PlanGroupHeadProps) {
  const { group, isOpen, isPinned, row, stop, columnCount, onToggle } = props;
  const t = useTranslations("requirements");
  return (
    <div
      data-row={isPinned ? undefined : ""}
      data-pinned={isPinned || undefined}
      role="row"
      aria-rowindex={row + 2}
      className={groupClasses.group}
    >
      <div role="rowheader" aria-colindex={1} aria-colspan={columnCount} className={groupClasses.cell}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${arrow["arrow"]} ${groupClasses.name}`}
          onClick={() => onToggle(group.key)}
          {...linkProps({ row, column: -1 }, stop)}
        >
          {group.name === null ? (
            <bdi>{t("notClassified")}</bdi>
          ) : (
            <TextIn culture={group.culture}>{group.name}</TextIn>
          )}
          {group.name !== null && <SecondName concept={{ versionGuid: group.key }} first={group.name} />}
          <span className={groupClasses.count}>{t("productTypes", { count: group.rows.length })}</span>
        </button>
        {group.name !== null && (
          <SecondCulture>
            {({ SecondHeading }, beside) => (
              <SecondHeading versionGuid={group.key} beside={beside} query={classificationsQuery} />
            )}
          </SecondCulture>
        )}
      </div>
    </div>
  );
}
