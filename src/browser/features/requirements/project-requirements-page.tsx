import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { usePagedList } from "#browser/parts/list/use-paged-list.ts";
import { recordViewedProject } from "#browser/queries/names/viewed-project.ts";
import { requirementsQuery } from "#browser/queries/resources/requirements.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import type { RequirementsItem } from "#core/api/resources/requirements.ts";
import { parseInt32 } from "#core/lib/int32.ts";
import { FilterForm } from "./filter/filter-form.tsx";
import { FilterSummary } from "./filter/filter-summary.tsx";
import { union } from "./filter/parse-values.ts";
import {
  readView,
  filterOf,
  type HrefOf,
  type ReadView,
  type RequirementsView,
  type Update,
  writeView,
} from "./filter/requirements-address.ts";
import { projectProblem } from "./filter/use-filter-form.ts";
import { IdsFilePanel } from "./ids-file/ids-file-panel.tsx";
import { Results } from "./results.tsx";
import { isUnknownProject, SearchFailure } from "./search-failure.tsx";
import { toRows } from "./table/requirement-rows.ts";
import { SecondProductTypes } from "./table/second-product-types.tsx";
import { useLabels, useProjectNames } from "./table/use-labels.ts";
import { useNameLookup, useProductTypes } from "./table/use-product-types.ts";
import pageClasses from "#browser/ui/layout/page.module.css";
import classes from "./requirements-page.module.css";

/** `/projects/:id/requirements?productType=&stage=&role=`: the requirements of a project, filtered (E10). */
export default function ProjectRequirementsPage({ project }: PageParams<"projectRequirements">) {
  const [params] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const id = parseInt32(project);
  const t = useTranslations("requirements");
  const wording = useText();
  return (
    <Page isWide={view.view === "plan"}>
      {id === null ? (
        <>
          <PageHeading documentTitle={t("requirements")} />
          <ErrorPanel title={wording(projectProblem(project))} />
          <p>
            <AppLink to={paths.requirements()}>{t("chooseProject")}</AppLink>
          </p>
        </>
      ) : (
        <ProjectRequirements project={id} view={view} />
      )}
    </Page>
  );
}

type ProjectRequirementsProps = { readonly project: number; readonly view: ReadView };

const NOTHING: readonly RequirementsItem[] = [];

/** The requirements of one project: filter, table, matrix, plan. */
function ProjectRequirements({ project, view }: ProjectRequirementsProps) {
  const scope = useScope();
  const go = useGo();
  const scrollKey = useScrollKey();
  const labels = useLabels();
  const t = useTranslations("requirements");
  const list = usePagedList(requirementsQuery(scope, project, filterOf(view)));
  const items = list.data?.items ?? NOTHING;
  const rows = useMemo(() => toRows(items), [items]);
  const ids = useMemo(() => idsOf(rows), [rows]);
  const { find: findProductType, guidNamed, areSeveral } = useProductTypes();
  const namedTypes = useMemo(
    () => ids.productTypes.map((guid) => ({ guid, name: findProductType(guid)?.name ?? guid })),
    [ids, findProductType],
  );
  const areNamesLoading = useNameLookup([...ids.productTypes, ...view.productTypes], findProductType);

  const queryClient = useQueryClient();
  useEffect(
    () => recordViewedProject(queryClient, scope.service, project),
    [queryClient, scope.service, project],
  );

  const { pathname, search: shownSearch } = useLocation();
  const hrefOf: HrefOf = useCallback(
    (update) => (search) =>
      paths.projectRequirements(project, writeView(update(search === shownSearch ? view : viewIn(search)))),
    [project, shownSearch, view],
  );
  // A recent change may not be rendered yet, but it is in the address.
  const latest = (): ReadView => viewIn(latestLocation().search);
  const goTo = (id: number, next: RequirementsView, state: unknown): void =>
    go(paths.projectRequirements(id, writeView(next)), { state });
  const change = (update: Update): void => {
    // The user may have followed a link to another page that is not rendered yet.
    if (latestLocation().pathname !== pathname) return;
    const before = latest();
    const next = update(before);
    if (isSame(before, next)) return;
    goTo(project, next, { scrollKey });
  };
  const search = (id: number, update: Update): void => {
    const before = latest();
    if (id !== project) goTo(id, { ...update(before), cell: null, search: "" }, null);
    else if (!isSame(before, update(before))) change(update);
    else if (!list.isFetching) list.reload();
  };

  const name = useProjectNames()(project);
  const heading =
    name === null ? t("headingProject", { project: String(project) }) : t("headingName", { name });
  return (
    <div className={`${pageClasses.stack} ${classes.page}`} data-view={view.view}>
      <PageHeading documentTitle={heading}>
        <bdi>{heading}</bdi>
      </PageHeading>
      <FilterForm
        project={String(project)}
        isProjectUnknown={isUnknownProject(list.error)}
        view={view}
        labels={labels}
        findProductType={findProductType}
        guidNamed={guidNamed}
        areSeveral={areSeveral}
        areNamesLoading={areNamesLoading || (list.data === undefined && list.error === null)}
        stages={ascending(union(labels.stages, ids.stages))}
        roles={ascending(union(labels.roles, ids.roles))}
        onChange={change}
        onSearch={search}
      />
      <FilterSummary view={view} labels={labels} findProductType={findProductType} />
      <SecondProductTypes guids={ids.productTypes} find={findProductType} />
      <IdsFilePanel productTypes={list.data === undefined ? null : namedTypes} />
      {list.error !== null && <SearchFailure error={list.error} project={project} onRetry={list.retry} />}
      {list.data !== undefined ? (
        <Results
          key={JSON.stringify(filterOf(view))}
          project={project}
          list={list}
          items={items}
          rows={rows}
          productTypes={ids.productTypes}
          hasNameless={ids.hasNameless}
          view={view}
          hrefOf={hrefOf}
          onChange={change}
          labels={labels}
          findProductType={findProductType}
        />
      ) : (
        list.error === null && <ListSkeleton label={t("requirements")} />
      )}
    </div>
  );
}

function viewIn(search: string): ReadView {
  return readView(new URLSearchParams(search));
}

function isSame(a: RequirementsView, b: RequirementsView): boolean {
  return JSON.stringify(writeView(a)) === JSON.stringify(writeView(b));
}

function idsOf(rows: ReturnType<typeof toRows>) {
  const productTypes = new Set(rows.map((row) => row.productTypeGuid));
  return {
    productTypes: [...productTypes].filter((guid) => guid !== null),
    hasNameless: productTypes.has(null),
    stages: [...new Set(rows.map((row) => row.stageId))],
    roles: [...new Set(rows.map((row) => row.roleId))].filter((role) => role !== null),
  };
}

function ascending(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}
