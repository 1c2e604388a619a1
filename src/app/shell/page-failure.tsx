import type { FallbackProps } from "react-error-boundary";
import { paths } from "#paths.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { AppLink } from "#widgets/app-link.tsx";

/** Stands where a page failed; the rest of the app goes on working. */
export function PageFailure({ error }: FallbackProps) {
  const detail = error instanceof Error ? error.message : "Unknown reason.";
  return (
    <Page>
      <PageHeading documentTitle="This page failed" />
      <ErrorPanel
        title="The page could not be shown"
        detail={`${detail} Loading it again often helps, above all after an update of the app.`}
        onRetry={() => window.location.reload()}
      />
      <p>
        <AppLink to={paths.overview()}>Go to the overview</AppLink>
      </p>
    </Page>
  );
}
