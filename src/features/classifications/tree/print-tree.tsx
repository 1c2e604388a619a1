import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { CodeTree } from "#code-tree/code-tree.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { RunPanel } from "#concepts/progress/run-panel.tsx";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import type { loadSecondCodes } from "#concepts/second-culture/load-second-codes.ts";
import { PrintButton } from "#export-ui/print/print-button.tsx";
import { useScope } from "#queries/scope.ts";
import { useCulture } from "#session/culture-context.tsx";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { useActionSignal } from "#ui/use-action-signal.ts";

type PrintTreeProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
};

/** 'Print' of the open codes. With a second culture it first loads their names in that one, which are requested only for codes in view. */
export function PrintTree(props: PrintTreeProps) {
  const { beside } = useCulture();
  if (beside === null) return <PrintButton />;
  return (
    <SecondCulture>
      {(parts, beside) => <PrintBoth {...props} beside={beside} load={parts.loadSecondCodes} />}
    </SecondCulture>
  );
}

type PrintBothProps = PrintTreeProps & { readonly beside: string; readonly load: typeof loadSecondCodes };

type Run = { readonly missing: number; readonly total: number; readonly error: unknown };

function PrintBoth({ tree, classification, beside, load }: PrintBothProps) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const begin = useActionSignal();
  const [run, setRun] = useState<Run | null>(null);
  const isRunning = run !== null && run.error === null;
  const print = async (): Promise<void> => {
    const signal = begin();
    const codes = tree.getSnapshot().rows.flatMap((row) => (row.kind === "code" ? row.code : []));
    let total: number | null = null;
    const onProgress = (missing: number): void => {
      total ??= missing;
      setRun({ missing, total, error: null });
    };
    try {
      await load({ queryClient, scope, tree, classification, beside, codes, onProgress }, signal);
    } catch (error) {
      if (!signal.aborted) setRun({ missing: 0, total: 0, error });
      return;
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
        Print
      </BusyButton>
      {run !== null && (
        <RunPanel
          label="Loading the data to print"
          status={isRunning ? "running" : "idle"}
          done={run.total - run.missing}
          total={run.total}
          text=""
          start={null}
          onStart={() => void print()}
          onCancel={cancel}
        >
          {!isRunning && (
            <Failure
              compact
              error={run.error}
              summary="Not everything could be loaded for printing"
              onRetry={() => void print()}
            />
          )}
        </RunPanel>
      )}
    </>
  );
}
