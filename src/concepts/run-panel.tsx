import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { RunStatus } from "#lib/bounded-run.ts";
import { Announcer } from "#ui/announcer.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import classes from "./run-panel.module.css";

type RunPanelProps = {
  /** What the run does, as the name of its part of the page and of its progress bar. */
  readonly label: string;
  readonly status: RunStatus;
  readonly done: number;
  /** Null while nobody knows how much there is. */
  readonly total: number | null;
  /** How far it is, and what came of it. */
  readonly text: string;
  /** The button that starts it or goes on with it; null where there is nothing to do. */
  readonly start: string | null;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** What went wrong, if anything did. */
  readonly children?: ReactNode;
};

/** Many requests for one wish: a button, then progress with 'Cancel', then what came of it. */
export function RunPanel(props: RunPanelProps) {
  const { label, status, done, total, text, start, onStart, onCancel, children } = props;
  const isRunning = status === "running";
  return (
    <section aria-label={label} tabIndex={-1} className={classes["panel"]}>
      {isRunning ? (
        <div className={classes["running"]}>
          <ProgressBar label={label} done={done} total={total} text={text} />
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        start !== null && (
          <Button size="xs" variant="default" className={classes["start"] ?? ""} onClick={onStart}>
            {start}
          </Button>
        )
      )}
      {text !== "" && <p className={classes["text"]}>{text}</p>}
      <Announcer>{isRunning ? "" : text}</Announcer>
      {children}
    </section>
  );
}
