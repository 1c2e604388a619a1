import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { useActionSignal } from "#browser/ui/use-action-signal.ts";
import { type Collection, settled } from "#core/files/write/collect/collection.ts";
import { describeFile } from "#core/files/write/formats.ts";
import type { ExportData } from "#core/files/write/kinds/kinds.ts";
import type { Note } from "#core/files/write/notes.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { ExportChoice } from "../dialog/export-choice.ts";
import type { ExportSubject } from "../export-subject.ts";
import { collectSubject } from "./collect-subject.ts";
import { createDownload, isStreamed, pickSink, type Sink } from "./file-sink.ts";

/** Something that could not be loaded. */
export type Missing = { readonly key: string; readonly label: Text | string; readonly error: unknown };

export type ExportState =
  | { readonly step: "choosing" }
  | { readonly step: "collecting"; readonly done: number; readonly jobs: number }
  /** Something could not be loaded; the user can retry, or write the file without it. */
  | { readonly step: "incomplete"; readonly missing: readonly Missing[] }
  | { readonly step: "writing" }
  /** The data are loaded, but the browser requires a user gesture before it asks where to save. */
  | { readonly step: "ready" }
  | { readonly step: "failed"; readonly error: unknown }
  | { readonly step: "done"; readonly name: string; readonly notes: readonly Note[] };

type ExportRun = {
  readonly collection: Collection;
  readonly choice: ExportChoice;
  readonly signal: AbortSignal;
};

/**
 * Runs an export from the chosen settings to the file. Unmounting cancels it.
 * @param onDone called once the file is complete, with what its reader should know
 */
export function useExportRun(subject: ExportSubject, onDone: (name: string, notes: readonly Note[]) => void) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { reauthentication } = useSession().session;
  const [state, setState] = useState<ExportState>({ step: "choosing" });
  const begin = useActionSignal();
  const [run, setRun] = useState<ExportRun | null>(null);

  const write = async ({ collection, choice, signal }: ExportRun): Promise<void> => {
    setState({ step: "writing" });
    try {
      // The code is loaded before the file is created: otherwise a failure would leave an empty file.
      const { writeFile } = await import("./write-file.ts");
      const data = collection.data();
      const file = describeFile(choice.format, data);
      const openSink = async (): Promise<Sink> =>
        isStreamed(rowsOf(data)) ? pickSink(file) : createDownload(file);
      const request = {
        data,
        format: choice.format.id,
        bsdd: choice.format.id === "bsdd" ? choice.bsdd : null,
      };
      const notes = [...(data.notes ?? []), ...(await writeFile(request, openSink, signal))];
      setState({ step: "done", name: file.name, notes });
      onDone(file.name, notes);
    } catch (error) {
      if (signal.aborted) return;
      const needsClick =
        error instanceof DOMException && ["AbortError", "SecurityError"].includes(error.name);
      setState(needsClick ? { step: "ready" } : { step: "failed", error });
    }
  };

  const collect = async (run: ExportRun, start: () => void): Promise<void> => {
    const { collection, signal } = run;
    const show = (): void => {
      const { status, done, jobs, failures } = collection.run.getProgress();
      if (status === "running") setState({ step: "collecting", done: done + failures.length, jobs });
    };
    const unsubscribe = collection.run.subscribe(show);
    // Also after the user did not sign in: otherwise it would fail again at once.
    reauthentication.allow();
    setState({ step: "collecting", done: 0, jobs: 0 });
    start();
    await settled(collection);
    unsubscribe();
    if (signal.aborted) return;
    const missing = missingFrom(collection);
    if (missing.length === 0) await write(run);
    else setState({ step: "incomplete", missing });
  };

  return {
    state,
    /** Cancels what is in progress. */
    cancel: (): void => void begin(),
    /** Loads the missing data, those of the subject or of a collection that a part of the dialog prepared, and writes the file. */
    start: (choice: ExportChoice, prepared?: Collection): void => {
      const collection = prepared ?? collectSubject(queryClient, scope, subject, choice);
      const signal = begin();
      signal.addEventListener("abort", () => collection.run.stop(), { once: true });
      const run = { collection, choice, signal };
      setRun(run);
      void collect(run, () => collection.run.start());
    },
    /** Retries only what failed. */
    resume: (): void => void (run && collect(run, () => run.collection.run.retry())),
    /** Writes the file with the loaded data. */
    write: (): void => void (run && write(run)),
  };
}

/** What could not be loaded: what failed, and what was not requested any more after that. */
function missingFrom({ run }: Collection): Missing[] {
  const notRequested = new TextError(text("exporting.notRequested"));
  return [...run.getProgress().failures, ...run.waiting.map((job) => ({ job, error: notRequested }))].map(
    ({ job, error }) => ({ key: job.key, label: job.label, error }),
  );
}

/** The approximate number of rows in the main table of the file. */
function rowsOf(data: ExportData): number {
  const lists = Object.values(data).filter((value: unknown) => Array.isArray(value));
  return Math.max(0, ...lists.map(({ length }) => length));
}
