import { useThrottledValue } from "@mantine/hooks";
import { useMemo, useRef, useCallback, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { ProgressBar } from "#browser/ui/feedback/progress-bar.tsx";
import { readSort, sortRows } from "#browser/ui/table/sort.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { Lookup } from "../run/lookup.ts";
import type { LookupProgress } from "../run/progress.ts";
import { RESULT_COLUMNS } from "./result-columns.tsx";
import { toLines } from "./result-lines.ts";
import { ResultsTable } from "./results-table.tsx";
import barClasses from "#browser/ui/list/results-bar.module.css";
import classes from "./lookup-results.module.css";

/** The minimum interval between announcements of the progress. */
const ANNOUNCE_EVERY_MS = 2000;

type LookupResultsProps = {
  readonly lookup: Lookup;
  /** As the address has it. */
  readonly sort: string | null;
};

/** The progress and the results of a lookup. */
export function LookupResults({ lookup, sort }: LookupResultsProps) {
  const t = useTranslations("lookup");
  const progress = useProgress(lookup);
  const { status, results, failed, error, done } = progress;
  const { reauthentication } = useSession().session;
  const region = useRef<HTMLElement>(null);
  const order = useMemo(() => readSort(sort, RESULT_COLUMNS), [sort]);
  const wording = useText();
  const lines = useMemo(
    () => sortRows(toLines(results, wording), RESULT_COLUMNS, order),
    [results, wording, order],
  );
  const isRunning = status === "running";
  const sentence = wording(progressText(progress));
  const announcement = useThrottledValue(sentence, ANNOUNCE_EVERY_MS);
  const what = t("lookup");
  const entries = lines.map(({ entry }) => entry);
  const goOn = (): void => {
    // Also after the user did not sign in: otherwise it would fail again at once.
    reauthentication.allow();
    lookup.run.start();
  };
  return (
    <section ref={region} aria-label={t("lookup")} tabIndex={-1} className={classes.results}>
      <div className={barClasses.bar}>
        <p role="status" className={classes.sentence}>
          {isRunning ? announcement : sentence}
        </p>
        <div className={barClasses.tools} data-screen-only>
          <CopyButton sheet={() => tableSheet("Results", RESULT_COLUMNS, lines)} />
          <ExportButton
            subject={{
              kind: "data",
              what,
              data: { kind: "lookup", what, cultures: [lookup.culture], results: entries },
            }}
          />
        </div>
      </div>
      {(isRunning || status === "stopped") && (
        <div className={classes.running} data-screen-only>
          {isRunning && (
            <ProgressBar label={t("lookingUp")} done={done} total={results.length} text={sentence} />
          )}
          <BusyButton
            size="compact-sm"
            variant="default"
            isBusy={false}
            focusAfter={() => region.current}
            onClick={() => (isRunning ? lookup.run.stop() : goOn())}
          >
            {isRunning ? t("cancel") : t("goOn")}
          </BusyButton>
        </div>
      )}
      {failed > 0 && !isRunning && (
        <Failure
          error={error}
          summary={t("notLookedUp", { count: failed })}
          onRetry={() => lookup.run.retry()}
        />
      )}
      <ResultsTable lines={lines} sort={order} />
    </section>
  );
}

function progressText({ status, results, done, notFound, failed, hasGivenUp }: LookupProgress): Text {
  const counts = { done, total: results.length, notFound };
  const progress =
    failed === 0
      ? text("lookup.progress", counts)
      : text("lookup.progressWithFailures", { ...counts, failed });
  if (status !== "stopped") return progress;
  return text(hasGivenUp ? "lookup.givenUp" : "lookup.stopped", { progress });
}

/** The minimum interval between updates, since rendering thousands of lines takes time. */
const PAUSE_MS = 100;

/** The progress of a lookup, throttled. */
function useProgress(lookup: Lookup): LookupProgress {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const unsubscribe = lookup.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = null;
          listener();
        }, PAUSE_MS);
      });
      return () => {
        unsubscribe();
        if (timer !== null) clearTimeout(timer);
      };
    },
    [lookup],
  );
  return useSyncExternalStore(subscribe, lookup.getProgress);
}
