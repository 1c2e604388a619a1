import classes from "./progress-bar.module.css";

type ProgressBarProps = {
  /** What is under way. */
  readonly label: string;
  readonly done: number;
  /** Null while nobody knows how much there is. */
  readonly total: number | null;
  /** How far it is, in words. */
  readonly text: string;
};

/** How much of something long is done. */
export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  const known =
    total === null
      ? {}
      : { "aria-valuemin": 0, "aria-valuemax": total, "aria-valuenow": Math.min(done, total) };
  const share = total === null || total === 0 ? 0 : Math.min(1, done / total);
  return (
    <div role="progressbar" aria-label={label} aria-valuetext={text} {...known} className={classes["bar"]}>
      <div className={classes["done"]} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
