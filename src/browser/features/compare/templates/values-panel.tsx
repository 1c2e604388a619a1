import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { RunPanel } from "#browser/parts/progress/run-panel.tsx";
import { failureOf } from "#browser/queries/failed-requests.ts";
import type { PropertyValues } from "./property-values.ts";

type ValuesPanelProps = { readonly run: PropertyValues["run"] };

/** The progress of comparing all values. Its own component, since it changes with each of thousands of responses. */
export function ValuesPanel({ run }: ValuesPanelProps) {
  const t = useTranslations("compare");
  const { status, jobs, done, failures } = useSyncExternalStore(run.subscribe, run.getProgress);
  const [failure] = failures;
  return (
    <RunPanel
      label={t("comparing")}
      status={status}
      done={done}
      total={jobs}
      text={status === "running" ? t("valuesProgress", { done, total: jobs }) : ""}
      start={status === "stopped" ? t("goOn") : null}
      onStart={() => run.start()}
      onCancel={() => run.stop()}
    >
      {failure !== undefined && status !== "running" && (
        <Failure
          compact
          error={failure.error}
          summary={t("valuesNotLoaded", { count: failures.length })}
          onRetry={() => run.retry()}
        />
      )}
    </RunPanel>
  );
}

type FailedInViewProps = ValuesPanelProps & {
  /** The failed requests for values of rows in view. */
  readonly failed: readonly { readonly error: unknown; readonly refetch: () => unknown }[];
};

/** Says that values in view could not be loaded, unless the panel says so of all. */
export function FailedInView({ run, failed }: FailedInViewProps) {
  const t = useTranslations("compare");
  const { failures } = useSyncExternalStore(run.subscribe, run.getProgress);
  if (failed.length === 0 || failures.length > 0) return null;
  const { error, retry } = failureOf(failed);
  return <Failure error={error} summary={t("valuesInViewNotLoaded")} onRetry={retry} />;
}
