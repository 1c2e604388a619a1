import { sleep } from "#core/api/http/abort.ts";
import { CodeCollector } from "#core/files/write/collect/code-collector.ts";
import { type CollectJob, type Collection, createCollection } from "#core/files/write/collect/collection.ts";
import type { ExportSource } from "#core/files/write/collect/source.ts";
import type { Culture } from "#core/files/write/table.ts";
import type { RunFailure, RunStatus } from "#core/lib/bounded-run.ts";
import { createStore } from "#core/lib/store.ts";
import type { Text } from "#core/text/messages/text.ts";
import { isUnknownVersion } from "../unknown-versions.ts";
import { type ComparedCodes, compareCodes } from "./compared-codes.ts";
import type { ListedCode } from "./match-codes.ts";
import { mergeCodes } from "./merge-codes.ts";

/** A part that could not be loaded. */
export type CodesFailure = {
  readonly key: string;
  /** The index of the classification: 0 or 1. */
  readonly side: number;
  readonly label: Text | string;
  readonly error: unknown;
};

/** The state of a comparison; the same object until something changes. */
export type ComparisonState = {
  /** `running` until the loaded codes are compared, too. */
  readonly status: RunStatus;
  /** The parts to load, as far as they are known, and how many of them are loaded. */
  readonly parts: number;
  readonly loaded: number;
  /** The number of loaded codes. */
  readonly codes: number;
  readonly failures: readonly CodesFailure[];
  /** The classifications of which the service has nothing at all: a version that it does not keep, for example. */
  readonly unknown: readonly CodesFailure[];
  /** Null until all codes are loaded, apart from failures. */
  readonly result: ComparedCodes | null;
};

/** Progress is reported at most once in this time, in ms: there are thousands of parts. */
const REPORT_EVERY_MS = 100;

/** Loads the codes of two classifications (E2) and compares them. */
export class CodesComparison {
  readonly #collection: Collection<readonly CodeCollector[]>;
  readonly #state = createStore<ComparisonState>({
    status: "idle",
    parts: 0,
    loaded: 0,
    codes: 0,
    failures: [],
    unknown: [],
    result: null,
  });
  #codes = 0;
  #reporting: ReturnType<typeof setTimeout> | undefined;

  /** @param versionGuids those of the two classifications */
  constructor(source: ExportSource, culture: Culture, versionGuids: readonly string[]) {
    const sides = versionGuids.map((versionGuid) => {
      const codes = source.codes(versionGuid, culture);
      const childrenOf: typeof codes.childrenOf = async (parent, signal) => {
        const children = await codes.childrenOf(parent, signal);
        this.#codes += children.items.length;
        return children;
      };
      return new CodeCollector({ ...codes, childrenOf }, { kind: "whole" }, [culture]);
    });
    this.#collection = createCollection(
      sides.flatMap((side, index) => side.jobs().map((job) => jobOf(index, job))),
      () => sides,
    );
    this.#collection.run.subscribe(() => this.#report());
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** For `useSyncExternalStore`. */
  readonly getState = (): ComparisonState => this.#state.get();

  /** Starts, or resumes after `stop`. */
  start(): void {
    const { run } = this.#collection;
    if (run.getProgress().status !== "finished") run.start();
  }

  /** Cancels the requests in flight; loaded codes are kept. */
  stop(): void {
    const { run } = this.#collection;
    if (run.getProgress().status === "running") run.stop();
  }

  /** Requests again what failed. */
  retry(): void {
    this.#collection.run.retry();
  }

  #report(): void {
    if (this.#collection.run.getProgress().status === "running") {
      this.#reporting ??= setTimeout(() => this.#publish(), REPORT_EVERY_MS);
    } else this.#publish();
  }

  #publish(): void {
    clearTimeout(this.#reporting);
    this.#reporting = undefined;
    const progress = this.#collection.run.getProgress();
    const failures = progress.failures.map(toFailure);
    const unknown = failures.filter((failure) => isOfFirstLevel(failure) && isUnknownVersion(failure.error));
    const isComplete = progress.status === "finished" && !failures.some(isOfFirstLevel);
    this.#state.set({
      status: isComplete ? "running" : progress.status,
      parts: progress.jobs,
      loaded: progress.done,
      codes: this.#codes,
      failures,
      unknown,
      result: this.#state.get().result,
    });
    if (isComplete) void this.#compare();
  }

  /** In several tasks, so that the page can respond in between. */
  async #compare(): Promise<void> {
    const { run, data } = this.#collection;
    const progress = run.getProgress();
    const trees: ListedCode[][] = [];
    for (const tree of data()) {
      trees.push(listedCodes(tree));
      await sleep(0);
    }
    const [first = [], second = []] = trees;
    const merged = mergeCodes(first, second);
    await sleep(0);
    // A retry may have begun.
    if (run.getProgress() !== progress) return;
    this.#state.set({ ...this.#state.get(), status: "finished", result: compareCodes(merged) });
  }
}

/** A job of one of the classifications: the keys of the two must not be the same. */
function jobOf(side: number, job: CollectJob): CollectJob {
  return {
    ...job,
    key: `${side} ${job.key}`,
    run: async (signal) => (await job.run(signal)).map((further) => jobOf(side, further)),
  };
}

function toFailure({ job, error }: RunFailure<CollectJob>): CodesFailure {
  return { key: job.key, side: Number(job.key.split(" ")[0]), label: job.label, error };
}

function isOfFirstLevel({ key }: CodesFailure): boolean {
  return /^\d children $/.test(key);
}

/** The codes of a classification with their texts in the culture. */
function listedCodes(tree: CodeCollector): ListedCode[] {
  return tree.entries().map(({ concept, texts: [texts], parent }) => ({
    parent,
    concept: {
      ...concept,
      name: texts?.name ?? null,
      technicalDefinition: texts?.definition ?? null,
    },
  }));
}
