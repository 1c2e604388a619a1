import type { FallbackProps } from "react-error-boundary";
import { paths } from "#addresses.ts";
import { createStore } from "#lib/store.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { isMissingModule } from "#lib/missing-module.ts";
import { MissingModule, ReloadButton } from "#ui/feedback/missing-module.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { AppLink } from "#navigation/app-link.tsx";

/** The address of the last retry that was made while online. */
const retriedAt = createStore<string | null>(null);

/** Renders the page again; if that has failed before, reloads the app in its current version. */
function retry(reset: () => void): void {
  const { href } = window.location;
  if (navigator.onLine) {
    if (retriedAt.get() === href) window.location.reload();
    retriedAt.set(href);
  }
  reset();
}

/** Replaces a page that failed; the rest of the app keeps working. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const onRetry = (): void => retry(resetErrorBoundary);
  const detail = error instanceof Error ? error.message : "The reason is not known.";
  return (
    <Page>
      <PageHeading documentTitle="This page failed" />
      {isMissingModule(error) ? (
        <MissingModule
          title="The page could not be shown, because a part of the app could not be loaded."
          onRetry={onRetry}
        />
      ) : (
        <ErrorPanel
          title="The page could not be shown"
          detail={`${detail} Reloading often helps.`}
          onRetry={onRetry}
          actions={<ReloadButton />}
        />
      )}
      <p>
        <AppLink to={paths.overview()} onClick={() => resetErrorBoundary()}>
          Go to the overview
        </AppLink>
      </p>
    </Page>
  );
}
