import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { RunPanel } from "#browser/parts/progress/run-panel.tsx";
import { describeNote } from "#core/files/write/notes.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { CountProgress, TranslationCount } from "./translation-count.ts";
import classes from "../translations-page.module.css";

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
        text={isNew && status !== "running" ? reason : wording(progressText(progress))}
        start={status === "finished" ? null : isNew ? start : t("goOn")}
        onStart={() => count.start()}
        onCancel={() => count.stop()}
      >
        {failures.length > 0 && status !== "running" && (
          <Failure
            error={failures[0]?.error}
            summary={t("someNotLoaded", {
              count: failures.length,
              first: wording(failures[0]?.job.label ?? ""),
            })}
            onRetry={() => count.retry()}
          />
        )}
      </RunPanel>
      {result?.notes.map((note) => (
        <p key={JSON.stringify(note)} className={classes.note}>
          {wording(describeNote(note))}
        </p>
      ))}
    </>
  );
}

function progressText({ status, jobs, done, failures, hasGivenUp, counted }: CountProgress): Text {
  const progress = { done: done + failures.length, total: jobs };
  if (status === "running") return text("translations.partsLoaded", progress);
  const texts = counted?.texts.length ?? 0;
  if (status === "finished")
    return text(failures.length > 0 ? "translations.textsCountedSoFar" : "translations.textsCounted", {
      texts,
    });
  return text(hasGivenUp ? "translations.countGivenUp" : "translations.countStopped", { ...progress, texts });
}
