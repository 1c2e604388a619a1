import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import classes from "./error-panel.module.css";

type ErrorPanelProps = {
  readonly title: string;
  readonly detail?: string | null;
  /** The HTTP status, if there was a response. */
  readonly status?: number | null;
  /** Omitted if a retry cannot help. */
  readonly onRetry?: (() => void) | undefined;
  readonly compact?: boolean;
  /** Further actions after 'Retry'. */
  readonly actions?: ReactNode;
};

/** An error message, announced immediately to screen readers, with a retry button. */
export function ErrorPanel({ title, detail, status, onRetry, compact = false, actions }: ErrorPanelProps) {
  const t = useTranslations("feedback");
  const retry =
    onRetry === undefined ? null : (
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t("retry")}
      </Button>
    );
  const statusText = status == null ? null : <span className={classes.status}>HTTP {status}</span>;
  if (compact) {
    return (
      <div role="alert" className={classes.compact} title={detail ?? undefined}>
        <span className={classes.compactText}>
          {title} {detail}
        </span>
        {statusText}
        {retry}
        {actions}
      </div>
    );
  }
  return (
    <div role="alert" className={classes.panel}>
      <p className={classes.title}>{title}</p>
      {detail != null && detail !== "" && <p>{detail}</p>}
      <div className={classes.foot}>
        {statusText}
        {retry}
        {actions}
      </div>
    </div>
  );
}
