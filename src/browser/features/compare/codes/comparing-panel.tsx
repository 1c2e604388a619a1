import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { describeFailure } from "#browser/parts/failure/describe-failure.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { RunPanel } from "#browser/parts/progress/run-panel.tsx";
import { isApiError } from "#core/api/http/errors.ts";
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
  const { list } = useFormats();
  const { status, loaded, parts, codes, failures, unknown } = state;
  const isRunning = status === "running";
  const failed = failures.filter((failure) => !unknown.includes(failure));
  const far = t("codesProgress", { loaded, parts, codes });
  return (
    <>
      {status !== "finished" && (
        <RunPanel
          label={t("comparing")}
          status={status}
          done={loaded}
          total={parts}
          text={status === "stopped" ? t("stoppedAt", { progress: far }) : isRunning ? far : ""}
          start={status === "stopped" ? t("goOn") : null}
          onStart={() => comparison.start()}
          onCancel={() => comparison.stop()}
        />
      )}
      {!isRunning && unknown.length > 0 && (
        <Failure
          error={unknown[0]?.error}
          summary={t("noCodesFor", { names: list(unknown.map(({ side }) => labels[side] ?? "")) })}
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
  const t = useTranslations("compare");
  const wording = useText();
  return (
    <div>
      <Failure
        error={failures[0]?.error}
        summary={t("partsNotLoaded", { count: failures.length })}
        onRetry={onRetry}
      />
      <ul className={classes.missing}>
        {failures.slice(0, MISSING_SHOWN).map(({ key, side, label, error }) => {
          const { title, detail } = describeFailure(error);
          // Errors other than failed requests explain themselves.
          const reason = wording(isApiError(error) ? title : (detail ?? title));
          const part = <bdi>{wording(label)}</bdi>;
          const classification = <bdi>{labels[side]}</bdi>;
          return (
            <li key={key}>
              {t.rich("missingPart", { part: () => part, classification: () => classification, reason })}
            </li>
          );
        })}
        {failures.length > MISSING_SHOWN && (
          <li>{t("moreParts", { count: failures.length - MISSING_SHOWN })}</li>
        )}
      </ul>
    </div>
  );
}
