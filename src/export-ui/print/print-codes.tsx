import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import type { loadSecondCodes } from "#concepts/second-culture/load-second-codes.ts";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { useScope } from "#queries/scope/scope.ts";
import { useCulture } from "#session/culture-context.tsx";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { useActionSignal } from "#ui/use-action-signal.ts";
import { PrintButton } from "./print-button.tsx";

type PrintedClassification = {
  /** Its version GUID. */
  readonly classification: string;
  readonly codes: readonly ClassificationCode[];
};

type PrintCodesProps = {
  /** Returns what is printed. Called when the button is pressed. */
  readonly printed: () => readonly PrintedClassification[];
};

/** 'Print' of codes. With a second culture it first loads their names in that one, which are requested only for codes in view. */
export function PrintCodes({ printed }: PrintCodesProps) {
  const { beside } = useCulture();
  if (beside === null) return <PrintButton />;
  return (
    <SecondCulture>
      {(parts, beside) => <PrintBoth printed={printed} beside={beside} load={parts.loadSecondCodes} />}
    </SecondCulture>
  );
}

type PrintBothProps = PrintCodesProps & { readonly beside: string; readonly load: typeof loadSecondCodes };

type Run = { readonly missing: number; readonly total: number; readonly error: unknown };

function PrintBoth({ printed, beside, load }: PrintBothProps) {
  const t = useTranslations("printing");
  const queryClient = useQueryClient();
  const scope = useScope();
  const begin = useActionSignal();
  const [run, setRun] = useState<Run | null>(null);
  const isRunning = run !== null && run.error === null;
  const print = async (): Promise<void> => {
    const signal = begin();
    const missing: number[] = [];
    let total = 0;
    const loading = printed().map((one, index) => {
      const onProgress = (left: number): void => {
        missing[index] = left;
        const sum = missing.reduce((sum, count) => sum + count, 0);
        total = Math.max(total, sum);
        setRun({ missing: sum, total, error: null });
      };
      return load({ ...one, queryClient, scope, beside, onProgress }, signal);
    });
    try {
      await Promise.all(loading);
    } catch (error) {
      if (signal.aborted) return;
      cancel();
      return setRun({ missing: 0, total: 0, error });
    }
    // Rendered before the print dialog opens.
    flushSync(() => setRun(null));
    window.print();
  };
  const cancel = (): void => {
    // Aborts the signal of the run.
    begin();
    setRun(null);
  };
  return (
    <>
      <BusyButton size="compact-sm" variant="default" isBusy={isRunning} onClick={() => void print()}>
        {t("print")}
      </BusyButton>
      {run !== null && (
        <RunPanel
          label={t("loading")}
          status={isRunning ? "running" : "idle"}
          done={run.total - run.missing}
          total={run.total}
          text=""
          start={null}
          onStart={() => void print()}
          onCancel={cancel}
        >
          {!isRunning && (
            <Failure compact error={run.error} summary={t("incomplete")} onRetry={() => void print()} />
          )}
        </RunPanel>
      )}
    </>
  );
}
