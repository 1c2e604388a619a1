import type { FallbackProps } from "react-error-boundary";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { MissingModule, ReloadButton } from "#browser/ui/feedback/missing-module.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { isMissingModule } from "#core/lib/missing-module.ts";
import { createStore } from "#core/lib/store.ts";

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
  const t = useTranslations("shell");
  const onRetry = (): void => retry(resetErrorBoundary);
  const detail = error instanceof Error ? error.message : t("unknownReason");
  return (
    <Page>
      <PageHeading documentTitle={t("pageFailed")} />
      {isMissingModule(error) ? (
        <MissingModule title={t("pageNotLoaded")} onRetry={onRetry} />
      ) : (
        <ErrorPanel
          title={t("pageNotShown")}
          detail={t("pageFailedDetail", { reason: detail })}
          onRetry={onRetry}
          actions={<ReloadButton />}
        />
      )}
      <p>
        <AppLink to={paths.overview()} onClick={() => resetErrorBoundary()}>
          {t("goToOverview")}
        </AppLink>
      </p>
    </Page>
  );
}
