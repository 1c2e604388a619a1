import { useMemo } from "react";
import { useSearchParams } from "#concepts/use-search-params.ts";
import { type PageParams, paths } from "#addresses.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { AppLink } from "#concepts/app-link.tsx";
import { parseInt32 } from "./parse-values.ts";
import { ProjectRequirements } from "./project-requirements.tsx";
import { readView } from "./requirements-address.ts";
import { projectProblem } from "./use-filter-form.ts";

/** `/projects/:id/requirements?productType=&stage=&role=`: the requirements of a project, filtered (E10). */
export default function ProjectRequirementsPage({ project }: PageParams<"projectRequirements">) {
  const [params] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const id = parseInt32(project);
  return (
    <Page isWide={view.view === "plan"}>
      {id === null ? (
        <>
          <PageHeading documentTitle="Requirements" />
          <ErrorPanel title={projectProblem(project)} />
          <p>
            <AppLink to={paths.requirements()}>Choose a project</AppLink>
          </p>
        </>
      ) : (
        <ProjectRequirements project={id} view={view} />
      )}
    </Page>
  );
}
