import { Button, CloseButton, Switch } from "@mantine/core";
import "#browser/ui/controls/switch.css";
import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { SearchParamField } from "#browser/parts/search-field/search-param-field.tsx";
import { useChoice } from "#browser/routing/use-choice.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { useIsPrinting } from "#browser/ui/layout/use-is-printing.ts";
import { nextSort } from "#browser/ui/table/sort.ts";
import {
  type HrefOf,
  NO_ROLE,
  type ReadView,
  type RequirementsView,
  type Update,
} from "../filter/requirements-address.ts";
import type { useClassificationOf } from "../filter/use-classification-of.ts";
import { PlanTable } from "../plan/plan-table.tsx";
import type { RowTexts } from "./columns.ts";
import { arrange, type RequirementRow } from "./requirement-rows.ts";
import { RequirementsTable } from "./requirements-table.tsx";
import type { Labels } from "./use-labels.ts";
import type { FindProductType } from "./use-product-types.ts";
import countClasses from "#browser/ui/list/list-count.module.css";
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
  const { view, hrefOf, onChange, labels, groups, hasMore, isLoadingMore, onLoadMore } = props;
  const t = useTranslations("requirements");
  const { cell, sort, search } = view;
  const [isGrouped, setGrouped] = useChoice(view.isGrouped, (isGrouped) =>
    onChange((view) => ({ ...view, isGrouped })),
  );
  const { rows: loaded, texts, findProductType } = useShown(props);
  const placed = useMemo(() => arrange(loaded, view, texts), [loaded, view, texts]);
  const shownCell = cell && <bdi>{cellText(cell, labels, t)}</bdi>;
  const isNarrowed = cell !== null || search !== "";
  return (
    <div className={classes["table-view"]}>
      <div className={classes.narrowing}>
        <SearchParamField
          label={t("filterLoaded")}
          clearLabel={t("removeText")}
          className={classes.search}
          keepsScroll
        />
        {view.view === "plan" && (groups.classificationOf !== null || !view.isGrouped) && (
          <span data-screen-only>
            <Switch
              size="xs"
              label={t("groupClassification")}
              checked={isGrouped}
              onChange={(event) => setGrouped(event.currentTarget.checked)}
            />
          </span>
        )}
        {cell !== null && (
          <span className={classes.cell}>
            {t.rich("onlyCell", { cell: () => shownCell })}
            <CloseButton
              size={24}
              aria-label={t("showMoreThan", { cell: cellText(cell, labels, t) })}
              title={t("showMoreThan", { cell: cellText(cell, labels, t) })}
              onClick={() => onChange((view) => ({ ...view, cell: null }))}
            />
          </span>
        )}
        {isNarrowed && (
          <span role="status" className={countClasses.count}>
            {t("loadedOf", { shown: placed.length, count: loaded.length })}
          </span>
        )}
      </div>
      {groups.error !== null && (
        <Failure
          compact
          error={groups.error}
          summary={t("someClassificationsFailed")}
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
              {t("showAllLoaded")}
            </Button>
          }
          reason={hasMore ? t("noneLoadedYet") : t("noneLoadedMatches")}
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
          hasMore={hasMore}
          isLoadingMore={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </div>
  );
}

/** The rows and names to show: those that arrive in quick succession together, except on paper, which does not change any more. */
function useShown({ rows, texts, findProductType }: TableViewProps) {
  const latest = useMemo(() => ({ rows, texts, findProductType }), [rows, texts, findProductType]);
  const deferred = useDeferredValue(latest);
  return useIsPrinting() ? latest : deferred;
}

type Translator = ReturnType<typeof useTranslations<"requirements">>;

function cellText(cell: NonNullable<RequirementsView["cell"]>, labels: Labels, t: Translator): string {
  const stage = cell.stage === null ? null : labels.stage(cell.stage);
  const hasNoRole = cell.role === NO_ROLE;
  if (cell.role === null || hasNoRole) {
    if (stage === null) return t("cellNoRole");
    return hasNoRole ? t("cellStageNoRole", { stage }) : t("cellStage", { stage });
  }
  const role = labels.role(cell.role);
  return stage === null ? t("cellRole", { role }) : t("cellBoth", { stage, role });
}
