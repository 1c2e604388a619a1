import { useTranslations } from "use-intl";
import { describeNote } from "#import-export/export/notes.ts";
import { useText } from "#messages/use-text.ts";
import { counted } from "#lib/text/counted.ts";
import { numberText } from "#lib/text/format.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { AUTOMATIC_REQUESTS, type CountProgress, type TranslationCount } from "./translation-count.ts";
import classes from "./count-panel.module.css";

type CountPanelProps = {
  readonly count: TranslationCount;
  readonly progress: CountProgress;
  /** The name of the progress bar. */
  readonly label: string;
  /** The button that starts it. */
  readonly start: string;
  /** Why it does not begin by itself. */
  readonly reason: string;
};

/** The button, the progress and the problems of a count. */
export function CountPanel({ count, progress, label, start, reason }: CountPanelProps) {
  const t = useTranslations("translations");
  const wording = useText();
  const { status, jobs, done, failures, isOnDemand, counted: result } = progress;
  const isNew = status === "idle" || isOnDemand;
  return (
    <>
      <RunPanel
        label={label}
        status={status}
        done={done + failures.length}
        total={jobs}
        text={isNew && status !== "running" ? reason : sentence(progress)}
        start={status === "finished" ? null : isNew ? start : t("goOn")}
        onStart={() => count.start()}
        onCancel={() => count.stop()}
      >
        {failures.length > 0 && status !== "running" && (
          <Failure
            error={failures[0]?.error}
            summary={`${counted(failures.length, "part")} could not be loaded: ${wording(failures[0]?.job.label ?? "")}${failures.length > 1 ? " and others" : ""}`}
            onRetry={() => count.retry()}
          />
        )}
      </RunPanel>
      {result?.notes.map((note) => (
        <p key={JSON.stringify(note)} className={classes["note"]}>
          {wording(describeNote(note))}
        </p>
      ))}
    </>
  );
}

export const ON_DEMAND = `Counting takes more than ${AUTOMATIC_REQUESTS} requests.`;

function sentence({ status, jobs, done, failures, hasGivenUp, counted: result }: CountProgress): string {
  const far = `${numberText(done + failures.length)} of ${counted(jobs, "part")}`;
  if (status === "running") return `${far} loaded`;
  const texts = counted(result?.texts.length ?? 0, "text");
  if (status === "finished") return failures.length > 0 ? `${texts} counted so far.` : `${texts} counted.`;
  return `${hasGivenUp ? "Stopped after too many failures" : "Stopped"} at ${far}; ${texts} counted so far.`;
}
