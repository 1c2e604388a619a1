import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { SecondName } from "#concepts/name/localized-name.tsx";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { AppLink } from "#navigation/app-link.tsx";
import { classificationsQuery } from "#queries/resources/classifications.ts";
import type { HrefOf } from "../filter/requirements-address.ts";
import { type Labels, withNoBreakSpace } from "../table/use-labels.ts";
import type { FindProductType } from "../table/use-product-types.ts";
import { Cell, type LinkProps, PlanCell, PlanRowHead } from "./plan-cells.tsx";
import type { PlanGroup, PlanRow } from "./plan.ts";
import type { PlanPosition } from "./use-plan-cells.ts";
import arrow from "#ui/controls/arrow.module.css";
import groupClasses from "./plan-group.module.css";
import classes from "./plan-table.module.css";

/** The rendering context of all lines of a plan. */
type PlanContext = {
  readonly hrefOf: HrefOf;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
  /** The rendered stages. */
  readonly stages: readonly { readonly stage: number; readonly column: number }[];
  readonly isPrinting: boolean;
  readonly linkProps: (position: PlanPosition) => LinkProps;
};

type PlanHeadProps = { readonly context: PlanContext; readonly ref: Ref<HTMLDivElement> };

/** The header row of stages, each with a link that filters by it. */
export function PlanHead({ context, ref }: PlanHeadProps) {
  const t = useTranslations("requirements");
  const { hrefOf, labels, stages, linkProps } = context;
  return (
    <div ref={ref} role="row" aria-rowindex={1} className={classes["row"]}>
      <div role="columnheader" aria-colindex={1} className={classes["corner"]}>
        {t("productType")}
      </div>
      {stages.map(({ stage, column }) => (
        <Cell key={stage} role="columnheader" column={column}>
          <AppLink
            to={hrefOf((view) => ({ ...view, cell: null, stages: [stage] }))}
            title={t("showStageOnly", { stage: labels.stage(stage) })}
            className={classes["narrow"]}
            {...linkProps({ row: -1, column })}
          >
            <bdi>{withNoBreakSpace(labels.stage(stage))}</bdi>
          </AppLink>
        </Cell>
      ))}
    </div>
  );
}

type PlanLineOfTypeProps = {
  readonly planRow: PlanRow;
  readonly row: number;
  readonly context: PlanContext;
};

/** The row of a product type, with its deliverables at each stage. */
export function PlanLineOfType({ planRow, row, context }: PlanLineOfTypeProps) {
  const { hrefOf, labels, findProductType, stages, isPrinting, linkProps } = context;
  return (
    <div data-row="" role="row" aria-rowindex={row + 2} className={classes["row"]}>
      <PlanRowHead
        guid={planRow.productTypeGuid}
        findProductType={findProductType}
        hrefOf={hrefOf}
        link={linkProps({ row, column: -1 })}
      />
      {stages.map(({ stage, column }) => (
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
}

type PlanGroupHeadProps = {
  readonly group: PlanGroup;
  readonly isOpen: boolean;
  /** Whether its own position is above the rendered rows: then it takes no space. */
  readonly isPinned: boolean;
  readonly row: number;
  readonly columnCount: number;
  readonly onToggle: (key: string) => void;
  readonly link: LinkProps;
};

/** The heading of a group, sticky above its product types, which expands and collapses it. */
export function PlanGroupHead(props: PlanGroupHeadProps) {
  const { group, isOpen, isPinned, row, columnCount, onToggle, link } = props;
  const t = useTranslations("requirements");
  return (
    <div
      data-row={isPinned ? undefined : ""}
      data-pinned={isPinned || undefined}
      role="row"
      aria-rowindex={row + 2}
      className={groupClasses["group"]}
    >
      <div role="rowheader" aria-colindex={1} aria-colspan={columnCount} className={groupClasses["cell"]}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${arrow["arrow"]} ${groupClasses["name"]}`}
          onClick={() => onToggle(group.key)}
          {...link}
        >
          <bdi>{group.name ?? t("notClassified")}</bdi>
          {group.name !== null && <SecondName concept={{ versionGuid: group.key }} first={group.name} />}
          <span className={groupClasses["count"]}>{t("productTypes", { count: group.rows.length })}</span>
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
