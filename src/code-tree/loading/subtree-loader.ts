import type { ClassificationCode } from "#api/classifications.ts";
import type { PagedList } from "#api/paging.ts";
import { Throttle } from "#lib/throttle.ts";
import {
  type Attempt,
  type CodesLookup,
  isRefusal,
  readAnswer,
  type StrategyMemory,
} from "./lookup-strategy.ts";
import type { ParsedNumbers } from "../class-number/parents-by-number.ts";
import { PageRun } from "./page-run.ts";

/** What makes a code the same code in two answers. */
export function codeKey(code: ClassificationCode): string {
  return code.versionGuid ?? code.guid ?? `${code.classNumber ?? ""} ${code.defaultName ?? code.name ?? ""}`;
}

export type BranchOptions = {
  /** The code whose children are wanted; null for the first level. */
  readonly parent: ClassificationCode | null;
  /** The requests to try; for the first level there is one. */
  readonly attempts: readonly Attempt[];
  readonly ways: StrategyMemory;
  readonly take: number;
  readonly fetchPage: (
    lookup: CodesLookup,
    skip: number,
    signal: AbortSignal,
  ) => Promise<PagedList<ClassificationCode>>;
  /** The codes whose place is known: the parent, its ancestors and all their siblings. */
  readonly known: () => ClassificationCode[];
  readonly onChange: () => void;
};

/** Each code that was found below the parent, with its own parent (null: the first level), in the order of the list. */
type Found = ReadonlyMap<ClassificationCode, ClassificationCode | null>;

/** Of the time that passes, at most one part in so many goes into placing what has come so far. */
const PLACING_SHARE = 24;

/**
 * The children of one code, or the first level, on their way: tries the ways of asking one after the other until one brings children,
 * and takes over what comes with them.
 */
export class SubtreeLoader {
  readonly #options: BranchOptions;
  #index = 0;
  #run: PageRun<ClassificationCode> | null = null;
  #found: Found = new Map();
  #fallback: { found: Found; run: PageRun<ClassificationCode>; index: number } | null = null;
  /** Whether what was found is taken for want of anything surer. */
  #isLastResort = false;
  /** What had come before everything was asked for once more. */
  #kept: readonly ClassificationCode[] = [];
  #settled = false;
  readonly #numbers: ParsedNumbers = new Map();
  readonly #pace = new Throttle(PLACING_SHARE);
  #placing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BranchOptions) {
    this.#options = options;
  }

  /** The code whose children these are, as it first came; null for the first level. */
  get parent(): ClassificationCode | null {
    return this.#options.parent;
  }

  get found(): Found {
    return this.#found;
  }

  /** Nothing more is to come, and nothing failed. */
  get settled(): boolean {
    return this.#settled;
  }

  get busy(): boolean {
    return this.#run?.busy ?? false;
  }

  /** The pages that failed, with the Skip at which each would begin. */
  get failures(): { skip: number; error: unknown }[] {
    return (this.#run?.pages ?? []).flatMap((page) => (page.status === "failed" ? [page] : []));
  }

  /** How many codes have come, and how many the service has announced. */
  get progress(): { loaded: number; total: number | null } {
    return { loaded: this.#run?.loaded ?? 0, total: this.#run?.total ?? null };
  }

  /** Whether every code that is asked for is a direct child, so that the announced total is the number of children. */
  get direct(): boolean {
    return this.#attempt?.stem === null;
  }

  /** Whether the service stopped sending before the total that it had announced. */
  get endedEarly(): boolean {
    return this.#run?.endedEarly ?? false;
  }

  /** Starts, or goes on where it was stopped. */
  start(): void {
    if (this.#settled) return;
    const attempt = this.#attempt;
    if (attempt === undefined) {
      this.#settle();
      return;
    }
    this.#run ??= this.#createRun(attempt);
    this.#run.start();
  }

  stop(): void {
    this.#run?.stop();
  }

  /** Asks again: for the failed pages, behind an early end, or, where no way brought children, by all ways from the beginning. */
  retry(): void {
    this.#settled = false;
    if (this.#attempt === undefined) this.#index = 0;
    if (this.#found.size === 0 && this.failures.length === 0) this.#run = null;
    this.#run?.retry();
    if (this.#run?.done === true) {
      // Every place of the list has been filled, some with items that had come before: only all of it once more can help.
      this.#kept = this.#codesOf(this.#run);
      this.#run = null;
    }
    this.start();
  }

  /** Lets go of what was needed to find the codes, once they have been taken over; not where somebody may want to go on. */
  release(): void {
    if (!this.#settled || this.endedEarly || this.#found.size === 0) return;
    this.#found = new Map();
    this.#run = null;
    this.#fallback = null;
    this.#kept = [];
    this.#numbers.clear();
  }

  get #attempt(): Attempt | undefined {
    return this.#options.attempts[this.#index];
  }

  #createRun(attempt: Attempt): PageRun<ClassificationCode> {
    return new PageRun<ClassificationCode>({
      take: this.#options.take,
      keyOf: codeKey,
      fetchPage: (skip, signal) => this.#options.fetchPage(attempt.lookup, skip, signal),
      onChange: () => this.#changed(attempt),
    });
  }

  #changed(attempt: Attempt): void {
    if (this.#advance(attempt)) this.#options.onChange();
  }

  /** Returns whether there may be something new; not where the placing of what has come is put off. */
  #advance(attempt: Attempt): boolean {
    const run = this.#run;
    if (run === null || attempt !== this.#attempt) return true;
    const { parent, ways } = this.#options;
    if (
      parent !== null &&
      run.loaded === 0 &&
      this.failures.some(({ error }) => isRefusal(error, attempt.way))
    ) {
      ways.refused(attempt.way);
      while (this.#options.attempts[this.#index + 1]?.way === attempt.way) this.#index += 1;
      this.#next();
      return true;
    }
    const wait = this.#pace.wait();
    if (run.busy && wait > 0) {
      this.#placing ??= setTimeout(() => {
        this.#placing = undefined;
        this.#changed(attempt);
      }, wait);
      return false;
    }
    clearTimeout(this.#placing);
    this.#placing = undefined;
    const { found, certain } = this.#pace.run(() => this.#read(attempt, run));
    const accepted = parent === null || (found.size > 0 && (certain || this.#isLastResort));
    // What looked like an answer may turn out to be none with the next page.
    this.#found = accepted ? found : new Map();
    if (accepted && certain && parent !== null) ways.answered(attempt.way);
    if (!run.done) return true;
    if (accepted) this.#settle();
    else {
      if (found.size > 0) this.#fallback ??= { found, run, index: this.#index };
      this.#next();
    }
    return true;
  }

  #next(): void {
    this.#run = null;
    this.#index += 1;
    this.start();
  }

  #settle(): void {
    if (this.#attempt === undefined && this.#fallback !== null) {
      this.#found = this.#fallback.found;
      this.#run = this.#fallback.run;
      this.#index = this.#fallback.index;
      this.#isLastResort = true;
    }
    this.#settled = true;
  }

  #codesOf(run: PageRun<ClassificationCode>): ClassificationCode[] {
    const loaded = run.pages.flatMap((page) => (page.status === "loaded" ? page.items : []));
    const codes = new Map<string, ClassificationCode>();
    for (const code of [...loaded, ...this.#kept])
      if (!codes.has(codeKey(code))) codes.set(codeKey(code), code);
    return [...codes.values()];
  }

  #read(attempt: Attempt, run: PageRun<ClassificationCode>): { found: Found; certain: boolean } {
    const all = this.#codesOf(run);
    const { parent } = this.#options;
    if (parent === null) return { found: new Map(all.map((code) => [code, null])), certain: true };
    const { parents, certain } = readAnswer(attempt, parent, all, this.#options.known(), this.#numbers);
    return { found: parents, certain };
  }
}
