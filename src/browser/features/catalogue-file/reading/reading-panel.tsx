import { Button } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { CATALOGUE_FILE_FIELD_ID } from "#browser/parts/catalogue-files/catalogue-file-button.tsx";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { ProgressBar } from "#browser/ui/feedback/progress-bar.tsx";
import { setFocusAfter } from "#browser/ui/focus/keep-focus.ts";
import { focusLate } from "#browser/ui/focus/late-focus.ts";
import { useLazyModule } from "#browser/ui/use-lazy-module.ts";
import type { ReadFailure } from "#core/files/read/report/outcome.ts";
import type { ColumnsDialogProps } from "../columns/columns-dialog.tsx";
import { type RequestedFile, ReadResults } from "./read-results.tsx";
import { cancelReading, reading, READING_PANEL_ID } from "./reading.ts";
import classes from "../catalogue-files.module.css";

type ReadingPanelProps = { readonly requested?: RequestedFile };

/** The progress and the result of reading. */
export function ReadingPanel({ requested }: ReadingPanelProps) {
  const t = useTranslations("catalogueFile");
  const state = useSyncExternalStore(reading.subscribe, reading.get);
  const wording = useText();
  const { list, percent } = useFormats();
  const detailOf = ({ message, where }: ReadFailure): string =>
    where === null ? wording(message) : t("failedAt", { message: wording(message), where: wording(where) });
  const { step } = state;
  const [shown, setShown] = useState({ step, isFirst: true });
  if (shown.step !== step) setShown({ step, isFirst: false });
  return (
    <>
      <div
        key={step}
        ref={step === "idle" || shown.isFirst ? undefined : focusPanel}
        id={READING_PANEL_ID}
        tabIndex={-1}
        className={classes.panel}
        data-step={step}
      >
        {state.step === "reading" && (
          <div className={classes.reading}>
            <ProgressBar label={t("reading")} done={state.done} total={1} text={percent(state.done)} />
            <Button ref={continueAtField} size="xs" variant="default" onClick={cancelReading}>
              {t("cancel")}
            </Button>
            <p className={classes.hint}>
              <bdi>{list(state.names, "unit")}</bdi>
            </p>
          </div>
        )}
        {state.step === "columns" && <Columns key={state.table.id} pending={state} />}
        {state.step === "read" && (
          <>
            {state.failures.map((failure) =>
              failure.isCodeMissing ? (
                <MissingModule
                  key={failure.files.join()}
                  title={t("cannotBeReadBecause", {
                    files: list(failure.files, "unit"),
                    reason: wording(failure.message),
                  })}
                  onRetry={state.retry}
                />
              ) : (
                <ErrorPanel
                  key={`${failure.files.join()} ${wording(failure.message)}`}
                  title={t("cannotBeRead", { files: list(failure.files, "unit") })}
                  detail={detailOf(failure)}
                />
              ),
            )}
            {state.opened.length > 0 && <ReadResults opened={state.opened} requested={requested} />}
          </>
        )}
      </div>
      <Announcer>{step === "read" ? t("readingFinished") : ""}</Announcer>
    </>
  );
}

/** Focuses the panel of a new step, so that keyboard users continue there. */
function focusPanel(panel: HTMLDivElement | null): void {
  const isFocused = focusLate(panel);
  continueAtField(panel);
  // The result is longer than what it replaces, and below it on small screens.
  if (panel?.dataset["step"] === "read" && isFocused) panel.scrollIntoView();
}

/** Lets keyboard users continue where files are opened if an element is removed, or its dialog closed, without a result. */
function continueAtField(element: HTMLElement | null): void {
  if (element !== null) setFocusAfter(element, () => document.getElementById(CATALOGUE_FILE_FIELD_ID));
}

const columnsDialog = lazyModule(() => import("../columns/columns-dialog.tsx"));

/** The dialog; its module is loaded when the first table is opened. */
function Columns(props: ColumnsDialogProps) {
  const t = useTranslations("catalogueFile");
  const { percent } = useFormats();
  const { module, hasFailed, retry } = useLazyModule(columnsDialog, true);
  if (module !== null) return <module.ColumnsDialog {...props} />;
  if (!hasFailed) return <ProgressBar label={t("reading")} done={1} total={1} text={percent(1)} />;
  return <MissingModule title={t("tableReaderNotLoaded")} onRetry={retry} />;
}
