import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Collection, settled } from "#import-export/export/collect/collection.ts";
import { describeFile } from "#import-export/export/formats.ts";
import type { ExportData } from "#import-export/export/kinds/kinds.ts";
import type { Note } from "#import-export/export/notes.ts";
import { useScope } from "#queries/scope.ts";
import { collectSubject } from "./collect-subject.ts";
import type { ExportChoice } from "../dialog/export-choice.ts";
import type { ExportSubject } from "../export-subject.ts";
import { createDownload, isStreamed, pickSink, type Sink } from "./file-sink.ts";

/** Something that could not be loaded. */
export type Missing = { readonly key: string; readonly label: string; readonly error: unknown };

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

/** Runs an export from the chosen settings to the file. Unmounting cancels it. */
export function useExportRun(subject: ExportSubject) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const [state, setState] = useState<ExportState>({ step: "choosing" });
  const run = useRef<{ collection: Collection; choice: ExportChoice; controller: AbortController } | null>(
    null,
  );

  const cancel = (): void => {
    run.current?.controller.abort();
    run.current?.collection.run.stop();
    run.current = null;
  };
  useEffect(() => cancel, []);

  const write = async (): Promise<void> => {
    const current = run.current;
    if (current === null) return;
    const { collection, choice, controller } = current;
    setState({ step: "writing" });
    try {
      // The code is loaded before the file is created: otherwise a failure would leave an empty file.
      const { writeFile } = await import("./write-file.ts");
      const data = collection.data();
      const file = describeFile(choice.format, data.what, data.cultures);
      const openSink = async (): Promise<Sink> =>
        isStreamed(rowsOf(data)) ? pickSink(file) : createDownload(file);
      const request = {
        data,
        format: choice.format.id,
        bsdd: choice.format.id === "bsdd" ? choice.bsdd : null,
      };
      const notes = await writeFile(request, openSink, controller.signal);
      setState({ step: "done", name: file.name, notes: [...(data.notes ?? []), ...notes] });
    } catch (error) {
      if (controller.signal.aborted) return;
      const needsClick =
        error instanceof DOMException && ["AbortError", "SecurityError"].includes(error.name);
      setState(needsClick ? { step: "ready" } : { step: "failed", error });
    }
  };

  const collect = async (begin: (collection: Collection) => void): Promise<void> => {
    const current = run.current;
    if (current === null) return;
    const { collection } = current;
    const show = (): void => {
      const { status, done, jobs, failures } = collection.run.getProgress();
      if (status === "running") setState({ step: "collecting", done: done + failures.length, jobs });
    };
    const unsubscribe = collection.run.subscribe(show);
    setState({ step: "collecting", done: 0, jobs: 0 });
    begin(collection);
    await settled(collection);
    unsubscribe();
    if (run.current !== current) return;
    const { failures } = collection.run.getProgress();
    if (failures.length === 0) await write();
    else {
      const missing = failures.map(({ job, error }) => ({ key: job.key, label: job.label, error }));
      setState({ step: "incomplete", missing });
    }
  };

  return {
    state,
    cancel,
    /** Loads the missing data and writes the file. */
    start: (choice: ExportChoice): void => {
      const collection = collectSubject(queryClient, scope, subject, choice);
      run.current = { collection, choice, controller: new AbortController() };
      void collect((collection) => collection.run.start());
    },
    /** Retries only what failed. */
    resume: (): void => void collect((collection) => collection.run.retry()),
    /** Writes the file with the loaded data. */
    write: (): void => void write(),
  };
}

/** The approximate number of rows in the main table of the file. */
function rowsOf(data: ExportData): number {
  const lists = Object.values(data).filter((value: unknown) => Array.isArray(value));
  return Math.max(0, ...lists.map(({ length }) => length));
}
