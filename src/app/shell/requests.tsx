import { ActionIcon } from "@mantine/core";
import { Suspense, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { closeRequests, openedRequests, openRequests } from "#concepts/failure/opened-requests.ts";
import { RequestsIcon } from "#ui/controls/icons.tsx";
import { MissingCode } from "#ui/feedback/missing-code.tsx";
import { resetFailedPages, lazyPage } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";
import classes from "./shell.module.css";

const RequestsPanel = lazyPage(
  createLoader(async () => ({
    default: (await import("#features/requests/requests-panel.tsx")).RequestsPanel,
  })),
);

/** Opens and closes the region 'Requests'. */
export function RequestsButton() {
  const isOpen = useSyncExternalStore(openedRequests.subscribe, openedRequests.get) !== null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label="Requests"
      title="Requests that the app has sent to the service"
      aria-expanded={isOpen}
      aria-controls={isOpen ? "requests" : undefined}
      onClick={({ currentTarget }) => (isOpen ? closeRequests() : openRequests(currentTarget, null))}
    >
      <RequestsIcon />
    </ActionIcon>
  );
}

/** The region 'Requests', below the page or in the dialog from which it was opened. Its code is loaded on first use. */
export function RequestsRegion() {
  const opened = useSyncExternalStore(openedRequests.subscribe, openedRequests.get);
  if (opened === null) return null;
  const panel = (
    <ErrorBoundary FallbackComponent={NoPanel} onReset={resetFailedPages}>
      <Suspense>
        <RequestsPanel />
      </Suspense>
    </ErrorBoundary>
  );
  if (opened.dialog !== null) return createPortal(panel, opened.dialog);
  return <div className={classes["requests"]}>{panel}</div>;
}

function NoPanel({ resetErrorBoundary }: FallbackProps) {
  return (
    <section id="requests" aria-label="Requests">
      <MissingCode title="The requests could not be shown." onRetry={resetErrorBoundary} />
    </section>
  );
}
