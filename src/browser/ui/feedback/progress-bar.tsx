import classes from "./progress-bar.module.css";

type ProgressBarProps = {
  /** The accessible name: the task in progress. */
  readonly label: string;
  readonly done: number;
  /** Null while the total is unknown. */
  readonly total: number | null;
  /** The progress in words. */
  readonly text: string;
};

/** The progress of a long task. */
export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  const range =
    total === null
      ? {}
      : { "aria-valuemin": 0, "aria-valuemax": total, "aria-valuenow": Math.min(done, total) };
  const share = total === null || total === 0 ? 0 : Math.min(1, done / total);
  return (
    <div role="progressbar" aria-label={label} aria-valuetext={text} {...range} className={classes.bar}>
      <div className={classes.done} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
