import { openCatalogue } from "#browser/parts/catalogue-files/catalogues.ts";
import { closeSearch } from "#browser/routing/search-dialog.ts";
import type { CatalogueFile } from "#browser/storage/catalogue-files.ts";
import { LIMITS } from "#core/files/read/decode/limits.ts";
import type { ReadCatalogue, ReadFailure } from "#core/files/read/report/outcome.ts";
import { failureOf, ReadError } from "#core/files/read/report/read-error.ts";
import { createStore } from "#core/lib/store.ts";
import { text } from "#core/text/messages/text.ts";
import { type Reader, startReader } from "./read-in-worker.ts";
import type { SampledTable, Settled, TableChoice } from "./read-worker.ts";

/** A catalogue that was read and opened. */
export type OpenedCatalogue = Omit<ReadCatalogue, "files" | "model"> & {
  readonly file: CatalogueFile;
  readonly classifications: number;
};

/** The position of a table among those opened together. */
type Position = { readonly at: number; readonly of: number };

type PendingTable = {
  readonly table: SampledTable;
  readonly position: Position;
  /** Why the table could not be read with the previous choice. */
  readonly failure: ReadFailure | null;
};

export type Reading =
  | { readonly step: "idle" }
  | { readonly step: "reading"; readonly names: readonly string[]; readonly done: number }
  | (PendingTable & {
      readonly step: "columns";
      /** The names of files that were added meanwhile and are read next. */
      readonly next: readonly string[];
      readonly isBusy: boolean;
      /** Reads the table with this choice, or skips it with null. */
      readonly answer: (choice: TableChoice | null) => void;
    })
  | {
      readonly step: "read";
      readonly opened: readonly OpenedCatalogue[];
      readonly failures: readonly ReadFailure[];
      /** Reads the same files again. */
      readonly retry: () => void;
    };

/** The state of reading. It outlives page changes, so that reading continues. */
export const reading = createStore<Reading>({ step: "idle" });

/** The id of the element of a page that shows the state of reading. */
export const READING_PANEL_ID = "reading";

/** Whether a page shows the state of reading. */
export function isPanelShown(): boolean {
  return document.getElementById(READING_PANEL_ID) !== null;
}

/** Cancels the current run; null if there is none. */
const running = createStore<AbortController | null>(null);
/** Files that were added to the current run and are read next. */
const unread: File[] = [];

/** Reads files and opens their catalogues, together with those that are being read. Errors are part of the state. */
export async function readCatalogueFiles(added: readonly File[]): Promise<void> {
  if (added.length === 0) return;
  // Dropped onto the dialog, they would be read behind it.
  closeSearch();
  if (running.get() !== null) {
    unread.push(...added);
    const state = reading.get();
    if (state.step === "columns") reading.set({ ...state, next: namesOf(unread) });
    if (state.step === "reading") reading.set({ ...state, names: [...state.names, ...namesOf(added)] });
    return;
  }
  const own = new AbortController();
  running.set(own);
  const files: File[] = [];
  const outcomes: Settled[] = [];
  try {
    for (let next = [...added]; next.length > 0; next = unread.splice(0)) {
      files.push(...next);
      outcomes.push(...(await readTogether(next, own.signal)));
    }
  } catch (error) {
    if (own.signal.aborted) return;
    throw error;
  }
  running.set(null);
  // The user has skipped all tables.
  if (outcomes.length === 0) return cancelReading();
  reading.set({
    step: "read",
    opened: openAll(outcomes, files),
    failures: outcomes.filter((outcome) => outcome.kind === "failure"),
    retry: () => void readCatalogueFiles(files),
  });
}

/** Reads files that were added together; rejects only if it is cancelled. */
async function readTogether(files: readonly File[], signal: AbortSignal): Promise<Settled[]> {
  const report = (done: number): void =>
    reading.set({ step: "reading", names: namesOf([...files, ...unread]), done });
  report(0);
  try {
    const total = bytesOf(files);
    if (total > LIMITS.bytes * 2)
      throw new ReadError(text("files.tooLargeTogether", { megabytes: (LIMITS.bytes * 2) / 1_000_000 }));
    return await settle(files, signal, report);
  } catch (error) {
    signal.throwIfAborted();
    return [failureOf(namesOf(files), error)];
  }
}

function namesOf(files: readonly File[]): string[] {
  return files.map(({ name }) => name);
}

/** Cancels reading without opening anything. */
export function cancelReading(): void {
  running.get()?.abort();
  running.set(null);
  unread.length = 0;
  reading.set({ step: "idle" });
}

/** Reads files in a worker, and lets the user choose the columns of their tables, one table after the other. */
async function settle(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Settled[]> {
  const reader = startReader(signal);
  try {
    const outcomes = await reader.request({ type: "files", files }, onProgress);
    const of = outcomes.filter(({ kind }) => kind === "table").length;
    const settled: Settled[] = [];
    let at = 0;
    for (const outcome of outcomes) {
      if (outcome.kind === "table") at += 1;
      const read = outcome.kind === "table" ? await readTable(outcome, { at, of }, reader, signal) : outcome;
      if (read !== null) settled.push(read);
    }
    return settled;
  } finally {
    reader.end();
  }
}

/** Lets the user choose the columns of a table and reads it, until that succeeds; null if the user skips it. */
async function readTable(
  table: SampledTable,
  position: Position,
  reader: Reader,
  signal: AbortSignal,
): Promise<Settled | null> {
  let failure: ReadFailure | null = null;
  for (;;) {
    const pending: PendingTable = { table, position, failure };
    const choice = await new Promise<TableChoice | null>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      reading.set({ step: "columns", ...pending, next: namesOf(unread), isBusy: false, answer: resolve });
    });
    if (choice === null) return null;
    const current = { isSkipped: false };
    const answer = (later: TableChoice | null): void => {
      current.isSkipped ||= later === null;
    };
    reading.set({ step: "columns", ...pending, next: namesOf(unread), isBusy: true, answer });
    const [outcome] = await reader.request({ type: "table", id: table.id, choice });
    if (current.isSkipped) return null;
    if (outcome?.kind === "catalogue") return outcome;
    failure = outcome?.kind === "failure" ? outcome : null;
  }
}

function openAll(outcomes: readonly Settled[], chosen: readonly File[]): OpenedCatalogue[] {
  const ids = new Map<string, number>();
  // Outcomes are in the order of their files, so that files of the same name are told apart.
  const left = [...chosen];
  const take = (name: string): File[] => {
    const at = left.findIndex((file) => file.name === name);
    return at < 0 ? [] : left.splice(at, 1);
  };
  return outcomes.flatMap((outcome) => {
    const taken = outcome.files.flatMap(take);
    if (outcome.kind === "failure") return [];
    const { model, files, ...others } = outcome;
    // Two files with the same catalogue id, opened together, get different ids.
    const before = ids.get(model.namespace) ?? 0;
    ids.set(model.namespace, before + 1);
    const id = before === 0 ? model.namespace : `${model.namespace}-${before + 1}`;
    // Files of an archive have other names than what was chosen.
    const own = chosen.length === 1 ? chosen : taken;
    const file = { id, name: model.name, files, cultures: model.cultures, ...sizeAndDate(own) };
    openCatalogue(file, model);
    return [{ ...others, file, classifications: model.classifications.length }];
  });
}

/** What distinguishes files of the same name. */
function sizeAndDate(files: readonly File[]): Pick<CatalogueFile, "bytes" | "changedAt"> {
  if (files.length === 0) return {};
  return {
    bytes: bytesOf(files),
    changedAt: Math.max(...files.map(({ lastModified }) => lastModified)),
  };
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
