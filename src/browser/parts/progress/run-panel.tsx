import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSession } from "#browser/session/session-context.tsx";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ProgressBar } from "#browser/ui/feedback/progress-bar.tsx";
import type { RunStatus } from "#core/lib/bounded-run.ts";
import classes from "./run-panel.module.css";

type RunPanelProps = {
  /** The accessible name of the section and of its progress bar. */
  readonly label: string;
  readonly status: RunStatus;
  readonly done: number;
  /** Null while the total is unknown. */
  readonly total: number | null;
  /** The progress and the result in words. */
  readonly text: string;
  /** The text of the button that starts or resumes the run; null if there is nothing to do. */
  readonly start: string | null;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** Error messages. */
  readonly children?: ReactNode;
};

/** A run of many requests: a start button, then progress with 'Cancel', then the result. */
export function RunPanel(props: RunPanelProps) {
  const t = useTranslations("concepts");
  const { label, status, done, total, text, start, onStart, onCancel, children } = props;
  const { session } = useSession();
  const isRunning = status === "running";
  const begin = (): void => {
    // Also after the user did not sign in: otherwise it would fail again at once.
    session.reauthentication.allow();
    onStart();
  };
  return (
    <section aria-label={label} tabIndex={-1} className={classes.panel}>
      {isRunning ? (
        <div className={classes.running}>
          <ProgressBar label={label} done={done} total={total} text={text} />
          <Button size="xs" variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </div>
      ) : (
        start !== null && (
          <Button size="xs" variant="default" className={classes.start ?? ""} onClick={begin}>
            {start}
          </Button>
        )
      )}
      {text !== "" && <p className={classes.text}>{text}</p>}
      <Announcer>{isRunning ? "" : text}</Announcer>
      {children}
    </section>
  );
}
