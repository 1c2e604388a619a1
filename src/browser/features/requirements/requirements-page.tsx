import { Button, Text as Paragraph, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { requirementsQuery } from "#browser/queries/resources/requirements.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useStartingPoints } from "#browser/queries/starting-points.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useRecentProjects } from "#browser/storage/recent-projects.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { parseInt32 } from "#core/lib/int32.ts";
import type { Text } from "#core/text/messages/text.ts";
import { trimTyped } from "#core/text/trim-typed.ts";
import { ProjectField } from "./filter/project-field.tsx";
import { filterOf, NO_FILTER } from "./filter/requirements-address.ts";
import { projectProblem } from "./filter/use-filter-form.ts";
import { IdsFilePanel } from "./ids-file/ids-file-panel.tsx";
import { useProjectNames } from "./table/use-labels.ts";
import pageClasses from "#browser/ui/layout/page.module.css";
import countClasses from "#browser/ui/list/list-count.module.css";
import classes from "./requirements-page.module.css";

/** `/requirements`: asks for a project, and offers recent ones and the starting points (none). */
export default function RequirementsPage() {
  const used = useRecentProjects(useScope().service);
  const { data, error, refetch } = useStartingPoints();
  const t = useTranslations("requirements");
  const given = data?.projects.map(({ id }) => id) ?? [];
  const field = useRef<HTMLInputElement>(null);
  return (
    <Page>
      <div className={pageClasses.stack}>
        <PageHeading documentTitle={t("requirements")} />
        <Paragraph c="dimmed" size="sm" className={pageClasses.lead ?? ""}>
          {t("lead")}
        </Paragraph>
        <ProjectForm field={field} />
        <IdsFilePanel productTypes={null} />
        <Projects title={t("recentProjects")} ids={used} />
        {error !== null && <Failure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton label={t("startingPoints")} items={3} />}
        <Projects title={t("startingPoints")} ids={given} />
        {data !== undefined && given.length + used.length === 0 && (
          <EmptyState
            action={
              <Button size="compact-sm" variant="default" onClick={() => field.current?.focus()}>
                {t("enterProject")}
              </Button>
            }
            reason={t("noProjects")}
          />
        )}
      </div>
    </Page>
  );
}

function ProjectForm({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const go = useGo();
  const t = useTranslations("requirements");
  const wording = useText();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<Text | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const id = parseInt32(trimTyped(typed));
    if (id === null) setProblem(projectProblem(typed));
    else go(paths.projectRequirements(id));
  };
  return (
    <form aria-label={t("project")} className={classes.form} onSubmit={submit}>
      <ProjectField field={field} value={typed} onChange={setTyped} problem={problem && wording(problem)} />
      <Button type="submit" size="xs" className={classes.button ?? ""}>
        {t("search")}
      </Button>
    </form>
  );
}

/** A list of projects; nothing without any. */
function Projects({ title, ids }: { readonly title: string; readonly ids: readonly number[] }) {
  const nameOf = useProjectNames();
  if (ids.length === 0) return null;
  return (
    <section className={classes.section}>
      <Title order={2} size="h5">
        {title}
      </Title>
      <ul className={classes.list} aria-label={title}>
        {ids.map((id) => (
          <ProjectLink key={id} id={id} name={nameOf(id)} />
        ))}
      </ul>
    </section>
  );
}

function ProjectLink({ id, name }: { readonly id: number; readonly name: string | null }) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const t = useTranslations("requirements");
  const prefetch = (): void => {
    // The query keeps the error for the page.
    queryClient.query(requirementsQuery(scope, id, filterOf(NO_FILTER))).catch(() => {});
  };
  return (
    <li>
      <AppLink to={paths.projectRequirements(id)} prefetch={prefetch}>
        <bdi>{name ?? t("projectNumber", { project: String(id) })}</bdi>
      </AppLink>
      {name !== null && <span className={countClasses.count}>{id}</span>}
    </li>
  );
}
