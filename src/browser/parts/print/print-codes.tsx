import { useQueryClient } from "@tanstack/react-query";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { loadSecondCodes } from "../second-culture/load-second-codes.ts";
import { SecondCulture } from "../second-culture/second-culture.tsx";
import { PrintButton } from "./print-button.tsx";
import { useLoadedPrint } from "./use-loaded-print.tsx";

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

function PrintBoth({ printed, beside, load }: PrintBothProps) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { button, panel } = useLoadedPrint(async (signal, onProgress) => {
    const missing: number[] = [];
    let total = 0;
    const loading = printed().map((one, index) => {
      const report = (left: number): void => {
        missing[index] = left;
        const sum = missing.reduce((sum, count) => sum + count, 0);
        total = Math.max(total, sum);
        onProgress(total - sum, total);
      };
      return load({ ...one, queryClient, scope, beside, onProgress: report }, signal);
    });
    await Promise.all(loading);
  });
  return (
    <>
      {button}
      {panel}
    </>
  );
}
