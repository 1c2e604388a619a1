import { ActionIcon, CloseButton } from "@mantine/core";
import { useCallback, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import {
  closeOnEscape,
  closeRequests,
  openedRequests,
  openRequests,
} from "#browser/parts/failure/opened-requests.ts";
import { RequestsIcon } from "#browser/ui/controls/icons.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { focusLate } from "#browser/ui/focus/late-focus.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import classes from "./shell.module.css";

const requestsPanel = lazyModule(() => import("#browser/features/requests/requests-panel.tsx"));

/** Opens and closes the region 'Requests'. */
export function RequestsButton() {
  const t = useTranslations("shell");
  const isOpen = useSyncExternalStore(openedRequests.subscribe, openedRequests.get) !== null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t("requests")}
      title={t("requestsHint")}
      aria-expanded={isOpen}
      aria-controls={isOpen ? "requests" : undefined}
      onClick={({ currentTarget }) => (isOpen ? closeRequests() : openRequests(currentTarget, null))}
    >
      <RequestsIcon />
    </ActionIcon>
  );
}

/** The region 'Requests', below the page or in the dialog from which it was opened. Its module is loaded on first use. */
export function RequestsRegion() {
  const opened = useSyncExternalStore(openedRequests.subscribe, openedRequests.get);
  const { module, hasFailed, retry } = useLazyModule(requestsPanel, opened !== null);
  if (opened === null) return null;
  const panel = hasFailed ? (
    <NoPanel opener={opened.opener} onRetry={retry} />
  ) : (
    module && <module.RequestsPanel />
  );
  if (opened.dialog !== null) return createPortal(panel, opened.dialog);
  return <div className={classes.requests}>{panel}</div>;
}

type NoPanelProps = {
  readonly opener: HTMLElement;
  readonly onRetry: () => void;
};

/** The region without its module, which is closed as the one with it. */
function NoPanel({ opener, onRetry }: NoPanelProps) {
  const t = useTranslations("shell");
  const focus = useCallback((region: HTMLElement | null) => void focusLate(region, opener), [opener]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside
    <section
      id="requests"
      ref={focus}
      aria-label={t("requests")}
      tabIndex={-1}
      className={classes.missingPart}
      onKeyDown={closeOnEscape}
    >
      <MissingModule title={t("requestsNotShown")} onRetry={onRetry} />
      <CloseButton aria-label={t("closeRequests")} onClick={closeRequests} />
    </section>
  );
}
