import { Button } from "@mantine/core";
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { MissingModule } from "#browser/ui/feedback/missing-module.tsx";
import { ProgressBar } from "#browser/ui/feedback/progress-bar.tsx";
import { closeDialog, ModalDialog } from "#browser/ui/layout/modal-dialog.tsx";
import { isApiError } from "#core/api/http/errors.ts";
import { bsddDefaults, invalidBsddOptions } from "#core/files/write/formats/bsdd/options.ts";
import type { Culture } from "#core/files/write/table.ts";
import { isMissingModule } from "#core/lib/missing-module.ts";
import { describeFailure } from "../../failure/describe-failure.ts";
import { ShowRequest } from "../../failure/show-request.tsx";
import type { ExportSubject } from "../export-subject.ts";
import { NoteItems } from "../note-items.tsx";
import { type ExportState, type Missing, useExportRun } from "../run/use-export-run.ts";
import { type ExportChoice, formatsFor, hasCultures } from "./export-choice.ts";
import { ExportForm } from "./export-form.tsx";
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
  const controls = useTranslations("controls");
  const { culture, beside } = useCulture();
  const [chosen, setChosen] = useState<Partial<ExportChoice>>({});
  // What the user did not choose is that of the page, which may be rendered for another culture only after 'Export' was clicked.
  const choice = {
    ...firstChoice(subject, beside === null || !hasCultures(subject) ? [culture] : [culture, beside]),
    ...chosen,
  };
  const { state, start, resume, write, cancel } = useExportRun(subject, (name, notes) => {
    onSaved(t("saved", { name }));
    if (notes.length === 0) onClose();
  });
  const close = (): void => {
    cancel();
    onClose();
  };
  // It exports what the page under it shows, which may be another code or tab now: after Back, or by 'Search everything'.
  // The address is that of the window, which is ahead of the rendered page if a link was followed right before 'Export'.
  useLocation();
  const [openedOn] = useState(() => latestLocation().pathname);
  useEffect(() => {
    if (latestLocation().pathname !== openedOn) close();
  });
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
        className={classes.export ?? ""}
        // The part for IDS knows what is mapped, and why it may not be exported yet.
        {...(isIds
          ? { type: "submit" as const, form: idsForm }
          : { onClick: () => isValid && start(choice) })}
      >
        {controls("export")}
      </Button>
    ),
    incomplete: (
      <>
        {act(t("writeWithout"), write, "default")}
        {act(t("goOn"), resume)}
      </>
    ),
    ready: act(t("save"), write),
    failed: act(t("retry"), write),
  };
  const foot = (
    <>
      {act(state.step === "done" ? t("close") : t("cancel"), closeDialog, "default")}
      {acts[state.step]}
    </>
  );
  return (
    <ModalDialog title={controls("export")} onClose={close} foot={foot}>
      <Step key={state.step} isMoved={state.step !== "choosing"}>
        {state.step === "choosing" ? (
          <ExportForm
            subject={subject}
            choice={choice}
            onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
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
    <div ref={isMoved ? focus : null} tabIndex={-1} className={classes.step}>
      {children}
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Outcome({ state }: { readonly state: ExportState }) {
  const wording = useText();
  const t = useTranslations("exporting");
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
      return <p>{t("ready")}</p>;
    case "failed": {
      if (isMissingModule(state.error)) return <MissingModule title={t("writerNotLoaded")} />;
      const { title, detail } = describeFailure(state.error);
      return (
        <div role="alert">
          <p>{t("failed")}</p>
          <p>{wording(detail ?? title)}</p>
        </div>
      );
    }
    case "done":
      return (
        <div role="status">
          <p>{t("savedWithNotes", { name: state.name })}</p>
          <ul className={classes.missing}>
            <NoteItems notes={state.notes} />
          </ul>
        </div>
      );
  }
}

function Progress({ done, jobs }: { readonly done: number; readonly jobs: number | null }) {
  const t = useTranslations("exporting");
  const text = jobs === null ? t("writing") : t("partsFetched", { done, total: Math.max(jobs, 1) });
  return (
    <div className={classes.progress}>
      <ProgressBar label={t("exporting")} done={done} total={jobs} text={text} />
      <p>{text}</p>
    </div>
  );
}

/** The maximum number of missing items to list. */
const MISSING_SHOWN = 100;

function MissingParts({ missing }: { readonly missing: readonly Missing[] }) {
  const wording = useText();
  const t = useTranslations("exporting");
  return (
    <div role="alert">
      <p>{t("missing", { count: missing.length })}</p>
      <ul className={classes.missing}>
        {missing.slice(0, MISSING_SHOWN).map(({ key, label, error }) => {
          const { title, detail, status } = describeFailure(error);
          // Errors other than failed requests (a list that ended early, missing codes) explain themselves.
          const reason = wording(isApiError(error) ? title : (detail ?? title));
          const part = <bdi>{wording(label)}</bdi>;
          return (
            <li key={key}>
              {status === null
                ? t.rich("missingPart", { part: () => part, reason })
                : t.rich("missingPartWithStatus", { part: () => part, reason, status: String(status) })}{" "}
              <ShowRequest error={error} compact />
            </li>
          );
        })}
      </ul>
      {missing.length > MISSING_SHOWN && <p>{t("andMore", { count: missing.length - MISSING_SHOWN })}</p>}
    </div>
  );
}

function firstChoice(subject: ExportSubject, cultures: readonly Culture[]): ExportChoice {
  const [format] = formatsFor(subject);
  // Never: each subject has formats.
  if (format === undefined) throw new Error("There are no formats.");
  const bsdd = bsddDefaults({ what: subject.what, cultures });
  return { format, extent: "whole", cultures, bsdd, ids: { version: "IFC4", files: "one" } };
}
