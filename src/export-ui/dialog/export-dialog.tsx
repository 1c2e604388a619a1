import { Button } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { isApiError } from "#api/http/errors.ts";
import { bsddDefaults, invalidBsddOptions } from "#import-export/export/formats/bsdd/options.ts";
import { EXPORT_FORMATS } from "#import-export/export/formats.ts";
import type { Culture } from "#import-export/export/table.ts";
import { useCulture } from "#session/culture-context.tsx";
import { isMissingModule } from "#lib/missing-module.ts";
import { MissingModule } from "#ui/feedback/missing-module.tsx";
import { closeDialog, ModalDialog } from "#ui/layout/modal-dialog.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { numberText } from "#lib/text/format.ts";
import { describeFailure } from "#concepts/failure/failure.tsx";
import { useText } from "#messages/use-text.ts";
import { ShowRequest } from "#concepts/failure/show-request.tsx";
import { type ExportChoice, formatsFor, hasCultures } from "./export-choice.ts";
import { ExportForm } from "./export-form.tsx";
import type { ExportSubject } from "../export-subject.ts";
import { NoteItems } from "../note-items.tsx";
import { type ExportState, type Missing, useExportRun } from "../run/use-export-run.ts";
import classes from "./export-dialog.module.css";

export type ExportDialogProps = {
  readonly subject: ExportSubject;
  readonly onClose: () => void;
  /** Called with a message about the saved file. */
  readonly onSaved: (sentence: string) => void;
};

/** The export dialog: extent, format and cultures; then progress, missing data, and the file. */
export function ExportDialog({ subject, onClose, onSaved }: ExportDialogProps) {
  const t = useTranslations("exporting");
  const { culture, beside } = useCulture();
  const [choice, setChoice] = useState<ExportChoice>(() =>
    firstChoice(subject, beside === null || !hasCultures(subject) ? [culture] : [culture, beside]),
  );
  const { state, start, resume, write, cancel } = useExportRun(subject, (name, notes) => {
    onSaved(`${name} was saved.`);
    if (notes.length === 0) onClose();
  });
  const close = (): void => {
    cancel();
    onClose();
  };
  const isValid =
    choice.cultures.length > 0 &&
    (choice.format.id !== "bsdd" || invalidBsddOptions(choice.bsdd).length === 0);
  const idsForm = useId();
  const isIds = choice.format.id === "ids";
  const act = (label: string, onClick: (event: MouseEvent) => void, variant = "filled") => (
    <Button size="xs" variant={variant} onClick={onClick}>
      {label}
    </Button>
  );
  const acts: Partial<Record<ExportState["step"], ReactNode>> = {
    choosing: (
      <Button
        size="xs"
        aria-disabled={!isValid || undefined}
        className={classes["export"] ?? ""}
        // The part for IDS knows what is mapped, and why it may not be exported yet.
        {...(isIds
          ? { type: "submit" as const, form: idsForm }
          : { onClick: () => isValid && start(choice) })}
      >
        {t("export")}
      </Button>
    ),
    incomplete: (
      <>
        {act("Write without these", write, "default")}
        {act("Go on", resume)}
      </>
    ),
    ready: act("Save the file", write),
    failed: act("Retry", write),
  };
  const foot = (
    <>
      {act(state.step === "done" ? "Close" : "Cancel", closeDialog, "default")}
      {acts[state.step]}
    </>
  );
  return (
    <ModalDialog title={t("export")} onClose={close} foot={foot}>
      <Step key={state.step} isMoved={state.step !== "choosing"}>
        {state.step === "choosing" ? (
          <ExportForm
            subject={subject}
            choice={choice}
            onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
            idsForm={idsForm}
            onStartIds={(collection) => start(choice, collection)}
          />
        ) : (
          <Outcome state={state} />
        )}
      </Step>
    </ModalDialog>
  );
}

/** Takes the focus when the step changes, because the focused button is removed. */
function Step({ isMoved, children }: { readonly isMoved: boolean; readonly children: ReactNode }) {
  return (
    <div ref={isMoved ? focus : null} tabIndex={-1} className={classes["step"]}>
      {children}
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Outcome({ state }: { readonly state: ExportState }) {
  const t = useTranslations("exporting");
  const wording = useText();
  switch (state.step) {
    case "choosing":
      return null;
    case "collecting":
      return <Progress done={state.done} jobs={state.jobs} />;
    case "writing":
      return <Progress done={0} jobs={null} />;
    case "incomplete":
      return <MissingParts missing={state.missing} />;
    case "ready":
      return <p>{t("allDataIsLoadedSave")}</p>;
    case "failed":
      return isMissingModule(state.error) ? (
        <MissingModule title={t("thePartOfTheApp")} />
      ) : (
        <div role="alert">
          <p>{t("theFileCouldNotBe")}</p>
          <p>{wording(describeFailure(state.error).detail ?? "")}</p>
        </div>
      );
    case "done":
      return (
        <div role="status">
          <p>{state.name} was saved. Notes:</p>
          <ul className={classes["missing"]}>
            <NoteItems notes={state.notes} />
          </ul>
        </div>
      );
  }
}

function Progress({ done, jobs }: { readonly done: number; readonly jobs: number | null }) {
  const t = useTranslations("exporting");
  const text = jobs === null ? "Writing the file" : `${done} of ${Math.max(jobs, 1)} parts fetched`;
  return (
    <div className={classes["progress"]}>
      <ProgressBar label={t("exporting")} done={done} total={jobs} text={text} />
      <p>{text}</p>
    </div>
  );
}

/** The maximum number of missing items to list. */
const MISSING_SHOWN = 100;

function MissingParts({ missing }: { readonly missing: readonly Missing[] }) {
  const wording = useText();
  return (
    <div role="alert">
      <p>{missing.length === 1 ? "One part" : `${numberText(missing.length)} parts`} could not be fetched:</p>
      <ul className={classes["missing"]}>
        {missing.slice(0, MISSING_SHOWN).map(({ key, label, error }) => {
          const { title, detail, status } = describeFailure(error);
          // Errors other than failed requests (a list that ended early, missing codes) explain themselves.
          const reason = wording(isApiError(error) ? title : (detail ?? title));
          return (
            <li key={key}>
              <bdi>{label}</bdi>: {reason}
              {status !== null && ` (HTTP ${status})`} <ShowRequest error={error} compact />
            </li>
          );
        })}
      </ul>
      {missing.length > MISSING_SHOWN && <p>And {numberText(missing.length - MISSING_SHOWN)} more.</p>}
    </div>
  );
}

function firstChoice(subject: ExportSubject, cultures: readonly Culture[]): ExportChoice {
  const [format] = [...formatsFor(subject), ...EXPORT_FORMATS];
  if (format === undefined) throw new Error("There are no formats.");
  return { format, extent: "whole", cultures, bsdd: bsddDefaults({ what: subject.what, cultures }) };
}
