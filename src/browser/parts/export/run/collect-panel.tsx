import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import type { Collection } from "#core/files/write/collect/collection.ts";
import { describeFailure } from "../../failure/describe-failure.ts";
import { RunPanel } from "../../progress/run-panel.tsx";

type CollectRun = Collection<unknown>["run"];

type CollectPanelProps = {
  /** What is loaded, with its verb: 'Loading values'. */
  readonly label: string;
  readonly run: CollectRun;
  readonly progress: ReturnType<CollectRun["getProgress"]>;
};

/** The progress of collecting the data of a file, with 'Cancel', 'Go on', and 'Retry' of what failed. */
export function CollectPanel({ label, run, progress }: CollectPanelProps) {
  const [failure] = progress.failures;
  const wording = useText();
  const t = useTranslations("exporting");
  const failed = useTranslations("failure");
  return (
    <RunPanel
      label={label}
      status={progress.status}
      done={progress.done}
      total={progress.jobs}
      text={
        failure === undefined
          ? ""
          : failed("titleWithDetail", {
              title: wording(describeFailure(failure.error).title),
              detail: wording(failure.job.label),
            })
      }
      start={failure === undefined ? t("goOn") : t("retry")}
      onStart={failure === undefined ? () => run.start() : () => run.retry()}
      onCancel={() => run.stop()}
    />
  );
}
