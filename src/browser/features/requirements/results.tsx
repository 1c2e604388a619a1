import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { LinkSwitch } from "#browser/parts/link/link-switch.tsx";
import { useLoadAll } from "#browser/parts/list/use-load-all.ts";
import type { usePagedList } from "#browser/parts/list/use-paged-list.ts";
import { PrintButton } from "#browser/parts/print/print-button.tsx";
import { RunPanel } from "#browser/parts/progress/run-panel.tsx";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { Toolbar } from "#browser/ui/controls/toolbar.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { ListCount } from "#browser/ui/list/list-count.tsx";
import { paths } from "#core/addresses/addresses.ts";
import type { RequirementsItem } from "#core/api/resources/requirements.ts";
import {
  type HrefOf,
  isFiltered,
  NO_FILTER,
  type ReadView,
  type Update,
  VIEWS,
} from "./filter/requirements-address.ts";
import { useClassificationOf } from "./filter/use-classification-of.ts";
import { buildMatrix } from "./matrix/matrix.ts";
import { StageMatrix } from "./matrix/stage-matrix.tsx";
import type { RowTexts } from "./table/columns.ts";
import { loadedSentence } from "./table/loaded-sentence.ts";
import type { RequirementRow } from "./table/requirement-rows.ts";
import { exportSubject, tableOf, toEntries } from "./table/result-table.ts";
import { TableView } from "./table/table-view.tsx";
import type { Labels } from "./table/use-labels.ts";
import type { FindProductType } from "./table/use-product-types.ts";
import countClasses from "#browser/ui/list/list-count.module.css";
import barClasses from "#browser/ui/list/results-bar.module.css";
import classes from "./results.module.css";

type ResultsProps = {
  readonly project: number;
  readonly list: ReturnType<typeof usePagedList<RequirementsItem>>;
  readonly items: readonly RequirementsItem[];
  readonly rows: readonly RequirementRow[];
  readonly productTypes: readonly string[];
  /** Whether some requirement has no product type. */
  readonly hasNameless: boolean;
  readonly view: ReadView;
  readonly hrefOf: HrefOf;
  /** Changes the latest address. */
  readonly onChange: (update: Update) => void;
  readonly labels: Labels;
  readonly findProductType: FindProductType;
};

/** The results so far as a table, a matrix or a plan. */
export function Results(props: ResultsProps) {
  const { project, list, items, rows, productTypes, hasNameless, view, hrefOf, labels, findProductType } =
    props;
  const { data, error, hasMore, isFetching, isLoadingMore, isStale, loadMore, retry } = list;
  const t = useTranslations("requirements");
  const lists = useTranslations("lists");
  const wording = useText();
  const total = data?.total ?? null;
  const isCut = data !== undefined && data.endsEarly;
  const isComplete = !hasMore && error === null && !isCut;
  const all = useLoadAll(list, "automatic");
  const texts = useMemo(
    (): RowTexts => ({
      productType: (guid) => (guid === null ? "" : (findProductType(guid)?.name ?? guid)),
      stage: labels.stage,
      role: labels.role,
    }),
    [findProductType, labels],
  );
  const groups = useClassificationOf(
    productTypes,
    view.view === "plan" && view.isGrouped && !isStale && all.status !== "running",
  );
  const matrix = useMemo(() => (view.view === "matrix" ? buildMatrix(rows) : null), [view.view, rows]);

  if (rows.length === 0 && isComplete && !isStale && !isFetching)
    return <NoRequirements view={view} hrefOf={hrefOf} />;
  const context = { view, texts, labels, findProductType, classificationOf: groups.classificationOf };
  const copied = () => Promise.resolve({ name: "", ...tableOf(toEntries(rows, context), context) });
  const sentence = !isStale
    ? wording(
        loadedSentence({
          rows: rows.length,
          productTypes: productTypes.length + Number(hasNameless),
          results: items.length,
          total,
          isComplete,
        }),
      )
    : isFetching
      ? t("searchingAgain")
      : t("previousShown");
  return (
    <section aria-label={t("results")} className={classes.results}>
      <div className={barClasses.bar} data-screen-only>
        <LinkSwitch
          label={t("view")}
          choices={VIEWS.map((one) => ({
            value: one,
            label: t(one),
            to: hrefOf((before) => ({ ...before, view: one })),
          }))}
          chosen={view.view}
        />
        <Toolbar label={t("results")} className={barClasses.tools}>
          <CopyButton sheet={copied} />
          <ExportButton
            subject={exportSubject(project, t("fileName", { project: String(project) }), context)}
          />
          <PrintButton />
        </Toolbar>
      </div>
      <div role="status" className={countClasses.count}>
        {sentence}
      </div>
      {(hasMore || all.status === "running") && !isStale && (
        <RunPanel
          label={t("loadingAll")}
          status={all.status}
          done={items.length}
          total={total}
          text={all.status === "stopped" ? t("stoppedKept") : all.status === "idle" ? t("loadAllReason") : ""}
          start={t("loadAll")}
          onStart={all.start}
          onCancel={all.cancel}
        />
      )}
      {isCut && (
        <div className={barClasses.bar} data-screen-only>
          <ListCount count={items.length} total={total} endsEarly isFetching={isFetching} onRetry={retry} />
        </div>
      )}
      <div className={classes.content} data-stale={isStale || undefined} aria-busy={isStale && isFetching}>
        {matrix === null ? (
          <TableView
            rows={rows}
            view={view}
            hrefOf={hrefOf}
            onChange={props.onChange}
            labels={labels}
            texts={texts}
            findProductType={findProductType}
            groups={groups}
            hasMore={hasMore && !isStale}
            isLoadingMore={isLoadingMore}
            onLoadMore={loadMore}
          />
        ) : (
          <StageMatrix matrix={matrix} hrefOf={hrefOf} labels={labels} />
        )}
      </div>
      {hasMore && !isStale && all.status !== "running" && (
        <BusyButton
          size="compact-sm"
          variant="default"
          className={classes.more}
          isBusy={isLoadingMore}
          onClick={loadMore}
        >
          {lists("loadMore")}
        </BusyButton>
      )}
    </section>
  );
}

/** Shown while there are no results. */
function NoRequirements({ view, hrefOf }: Pick<ResultsProps, "view" | "hrefOf">) {
  const t = useTranslations("requirements");
  return isFiltered(view) ? (
    <EmptyState
      action={<AppLink to={hrefOf((before) => ({ ...before, ...NO_FILTER }))}>{t("clearFilter")}</AppLink>}

      reason={t("noneMatches")}
    />
  ) : (
    <EmptyState
      action={<AppLink to={paths.requirements()}>{t("anotherProject")}</AppLink>}
      reason={t("noRequirements")}
    />
  );
}
