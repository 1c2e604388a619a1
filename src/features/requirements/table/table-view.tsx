import "#ui/controls/switch.css";
import { Button, CloseButton, Switch } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Failure } from "#concepts/failure/failure.tsx";
import { SearchParamField } from "#navigation/search-param-field.tsx";
import { useChoice } from "#navigation/use-choice.ts";
import { numberText } from "#lib/text/format.ts";
import { counted } from "#lib/text/counted.ts";
import { nextSort } from "#ui/table/sort.ts";
import { arrange, type RequirementRow } from "./requirement-rows.ts";
import {
  type HrefOf,
  NO_ROLE,
  type ReadView,
  type RequirementsView,
  type Update,
} from "../filter/requirements-address.ts";
import type { RowTexts } from "./columns.ts";
import { PlanTable } from "../plan/plan-table.tsx";
import { RequirementsTable } from "./requirements-table.tsx";
import type { useClassificationOf } from "../filter/use-classification-of.ts";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";
import countClasses from "#ui/list/list-count.module.css";
import classes from "../results.module.css";

type TableViewProps = {
  readonly rows: readonly RequirementRow[];
  readonly view: ReadView;
  readonly hrefOf: HrefOf;
  readonly onChange: (update: Update) => void;
  readonly labels: Labels;
  readonly texts: RowTexts;
  readonly findProductType: FindProductType;
  readonly groups: ReturnType<typeof useClassificationOf>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
};

/** The loaded requirements as a table or a plan, filtered and sorted as in the address. */
export function TableView(props: TableViewProps) {
  const { rows, view, hrefOf, onChange, labels, texts, findProductType, groups, ...loading } = props;
  const { cell, sort, search } = view;
  const [isGrouped, setGrouped] = useChoice(view.isGrouped, (isGrouped) =>
    onChange((view) => ({ ...view, isGrouped })),
  );
  const deferred = useDeferredValue(rows);
  const cellStage = cell?.stage ?? null;
  const cellRole = cell?.role ?? null;
  const sortBy = sort?.by ?? null;
  const descending = sort?.descending ?? false;
  const placed = useMemo(
    () =>
      arrange(
        deferred,
        {
          cell: cellStage === null && cellRole === null ? null : { stage: cellStage, role: cellRole },
          sort: sortBy === null ? null : { by: sortBy, descending },
          search,
        },
        texts,
      ),
    [deferred, cellStage, cellRole, sortBy, descending, search, texts],
  );
  const isNarrowed = cell !== null || search !== "";
  return (
    <div className={classes["table-view"]}>
      <div className={classes["narrowing"]}>
        <SearchParamField
          label="Filter the loaded requirements"
          clearLabel="Remove the text"
          className={classes["search"]}
        />
        {view.view === "plan" && (groups.classificationOf !== null || !view.isGrouped) && (
          <span data-screen-only>
            <Switch
              size="xs"
              label="Group by classification"
              checked={isGrouped}
              onChange={(event) => setGrouped(event.currentTarget.checked)}
            />
          </span>
        )}
        {cell !== null && (
          <span className={classes["cell"]}>
            Only <bdi>{cellText(cell, labels)}</bdi>
            <CloseButton
              size={24}
              aria-label={`Show more than ${cellText(cell, labels)}`}
              title={`Show more than ${cellText(cell, labels)}`}
              onClick={() => onChange((view) => ({ ...view, cell: null }))}
            />
          </span>
        )}
        {isNarrowed && (
          <span role="status" className={countClasses["count"]}>
            {numberText(placed.length)} of {counted(deferred.length, "loaded requirement")}
          </span>
        )}
      </div>
      {groups.error !== null && (
        <Failure
          compact
          error={groups.error}
          summary="Some classifications of the product types could not be loaded"
          onRetry={groups.retry}
        />
      )}
      {placed.length === 0 && isNarrowed ? (
        <EmptyState
          action={
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onChange((view) => ({ ...view, cell: null, search: "" }))}
            >
              Show all loaded requirements
            </Button>
          }
          reason={
            loading.hasMore
              ? "no loaded requirement matches; the rest may have matches"
              : "no loaded requirement matches"
          }
        />
      ) : view.view === "plan" ? (
        <PlanTable
          rows={placed}
          hrefOf={hrefOf}
          labels={labels}
          findProductType={findProductType}
          classificationOf={groups.classificationOf}
        />
      ) : (
        <RequirementsTable
          rows={placed}
          sort={sort}
          onSort={(by) => onChange((view) => ({ ...view, sort: nextSort(view.sort, by) }))}
          texts={texts}
          findProductType={findProductType}
          {...loading}
        />
      )}
    </div>
  );
}

function cellText({ stage, role }: NonNullable<RequirementsView["cell"]>, labels: Labels): string {
  const parts = [
    stage === null ? null : `stage ${labels.stage(stage)}`,
    role === null ? null : role === NO_ROLE ? "no role" : `role ${labels.role(role)}`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
