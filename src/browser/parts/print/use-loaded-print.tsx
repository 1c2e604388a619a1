import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { useActionSignal } from "#browser/ui/use-action-signal.ts";
import { Failure } from "../failure/failure.tsx";
import { RunPanel } from "../progress/run-panel.tsx";

type Run = { readonly done: number; readonly total: number | null; readonly error: unknown };

const BEGINNING = { done: 0, total: null, error: null } as const satisfies Run;

/**
 * 'Print' of what has to be loaded first, and the progress or failure of loading it.
 * @param load resolves once everything that is printed is loaded
 */
export function useLoadedPrint(
  load: (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<void>,
) {
  const t = useTranslations("printing");
  const begin = useActionSignal();
  const [run, setRun] = useState<Run | null>(null);
  const isRunning = run !== null && run.error === null;
  const cancel = (): void => {
    // Aborts the signal of the run.
    begin();
    setRun(null);
  };
  const print = async (): Promise<void> => {
    const signal = begin();
    setRun(BEGINNING);
    try {
      await load(signal, (done, total) => {
        if (!signal.aborted) setRun({ done, total, error: null });
      });
    } catch (error) {
      if (signal.aborted) return;
      cancel();
      setRun({ ...BEGINNING, error });
    }
    if (signal.aborted) return;
    // Rendered before the print dialog opens.
    flushSync(() => setRun(null));
    window.print();
  };
  const start = (): void => void print();
  return {
    button: (
      <BusyButton size="compact-sm" variant="default" isBusy={isRunning} onClick={start}>
        {t("print")}
      </BusyButton>
    ),
    panel: run !== null && (
      <RunPanel
        label={t("loading")}
        status={isRunning ? "running" : "idle"}
        done={run.done}
        total={run.total}
        text=""
        start={null}
        onStart={start}
        onCancel={cancel}
      >
        {!isRunning && <Failure compact error={run.error} summary={t("incomplete")} onRetry={start} />}
      </RunPanel>
    ),
  };
}
