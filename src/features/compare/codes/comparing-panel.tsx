import { useTranslations } from "use-intl";
import { isApiError } from "#api/http/errors.ts";
import { describeFailure, Failure } from "#concepts/failure/failure.tsx";
import { useText } from "#messages/use-text.ts";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { counted } from "#lib/text/counted.ts";
import { numberText } from "#lib/text/format.ts";
import { unknownVersionsText } from "../unknown-versions.ts";
import type { CodesComparison, CodesFailure, ComparisonState } from "./codes-comparison.ts";
import classes from "./classification-comparison.module.css";

type ComparingPanelProps = {
  readonly comparison: CodesComparison;
  readonly state: ComparisonState;
  readonly labels: readonly [string, string];
};

/** The progress of a comparison with 'Cancel' and 'Go on', and what could not be loaded. */
export function ComparingPanel({ comparison, state, labels }: ComparingPanelProps) {
  const t = useTranslations("compare");
  const { status, loaded, parts, codes, failures, unknown } = state;
  const isRunning = status === "running";
  const failed = failures.filter((failure) => !unknown.includes(failure));
  const far = `${numberText(loaded)} of ${counted(parts, "part")}, ${counted(codes, "code")}`;
  return (
    <>
      {status !== "finished" && (
        <RunPanel
          label={t("comparing")}
          status={status}
          done={loaded}
          total={parts}
          text={status === "stopped" ? `Stopped at ${far}.` : isRunning ? far : ""}
          start={status === "stopped" ? t("goOn") : null}
          onStart={() => comparison.start()}
          onCancel={() => comparison.stop()}
        />
      )}
      {!isRunning && unknown.length > 0 && (
        <Failure
          error={unknown[0]?.error}
          summary={unknownVersionsText(
            unknown.map(({ side }) => labels[side] ?? ""),
            "no codes",
          )}
          onRetry={() => comparison.retry()}
        />
      )}
      {!isRunning && failed.length > 0 && (
        <MissingParts failures={failed} labels={labels} onRetry={() => comparison.retry()} />
      )}
    </>
  );
}

/** The maximum number of missing parts to list. */
const MISSING_SHOWN = 20;

type MissingPartsProps = {
  readonly failures: readonly CodesFailure[];
  readonly labels: readonly [string, string];
  readonly onRetry: () => void;
};

function MissingParts({ failures, labels, onRetry }: MissingPartsProps) {
  const wording = useText();
  return (
    <div>
      <Failure
        error={failures[0]?.error}
        summary={`${counted(failures.length, "part")} could not be loaded, so that codes may be missing on one side`}
        onRetry={onRetry}
      />
      <ul className={classes["missing"]}>
        {failures.slice(0, MISSING_SHOWN).map(({ key, side, label, error }) => {
          const { title, detail } = describeFailure(error);
          // Errors other than failed requests explain themselves.
          const reason = wording(isApiError(error) ? title : (detail ?? title));
          return (
            <li key={key}>
              <bdi>{wording(label)}</bdi> (<bdi>{labels[side]}</bdi>): {reason}
            </li>
          );
        })}
        {failures.length > MISSING_SHOWN && <li>And {numberText(failures.length - MISSING_SHOWN)} more.</li>}
      </ul>
    </div>
  );
}
