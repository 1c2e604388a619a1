import type { AppLocation } from "#browser/parts/open-by-guid/parse-input.ts";
import type { LookupInput } from "#browser/parts/open-by-guid/split-inputs.ts";
import { parseAddress } from "#core/addresses/addresses.ts";
import { LISTED_KINDS } from "#core/api/listed-kinds.ts";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import { BoundedRun, type RunProgress } from "#core/lib/bounded-run.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { codesOf, type Entry, guidsOf, type Job } from "../entry.ts";
import { addRemembered, classificationName, foundAtAddress, FoundConcepts } from "./found-concepts.ts";
import { GuidResolver } from "./guid-resolver.ts";
import { ListLookup } from "./list-lookup.ts";
import { NumberLookup } from "./number-lookup.ts";
import type { Found } from "./outcome.ts";
import { type LookupProgress, measure, setOutcome } from "./progress.ts";
import { comparableGuid, readInput } from "./read-input.ts";
import { type LookupService, orEmpty } from "./service.ts";

/** Up to this many class numbers are looked up in all classifications, and treated as GUIDs if none has them. */
export const MAX_NUMBERS_ANYWHERE = 200;

export type LookupInputs = {
  readonly inputs: readonly LookupInput[];
  /** The classification of the class numbers; null: any. */
  readonly classification: string | null;
};

export type LookupRequest = LookupInputs & { readonly location: AppLocation };

/**
 * Looks up many inputs. Remembered concepts need no request. For the other GUIDs, the lists of the service are loaded (E5, E9, E3), as far as that takes fewer
 * requests than single lookups, since they also provide names. Remaining GUIDs are resolved one by one (see `GuidResolver`).
 */
export class Lookup {
  readonly request: LookupRequest;
  readonly culture: string | null;
  readonly #service: LookupService;
  readonly #numbers: NumberLookup;
  readonly #guids: GuidResolver;
  readonly #entries: readonly Entry[];
  /** Starts, stops and resumes it, and retries what failed. Results so far are kept. */
  readonly run: BoundedRun<Job, () => readonly Job[]>;
  readonly #remembered: FoundConcepts;
  readonly #lists: ListLookup;
  #classifications: WholeList<unknown> | null = null;
  #done = 0;
  #isPaused = false;
  #measured: { of: RunProgress<Job>; progress: LookupProgress } | null = null;

  constructor(service: LookupService, request: LookupRequest) {
    this.request = request;
    this.culture = service.scope.culture;
    this.#service = service;
    this.#entries = request.inputs.map((input) => ({
      meaning: readInput(input.text, request.location),
      result: { input, outcome: { status: "waiting" } },
      found: null,
      codesIn: new Map(),
    }));
    this.#numbers = new NumberLookup(service, (entry) => this.#afterNumbers(entry));
    this.#guids = new GuidResolver(service, request.inputs.length);
    const guids = new Set(this.#entries.flatMap((entry) => guidsOf(entry.meaning).map(comparableGuid)));
    this.#remembered = new FoundConcepts(guids);
    this.#lists = new ListLookup(service, this.#guids, guids, {
      left: () => this.#left,
      onLoaded: (entry) => this.#afterLists(entry),
    });
    addRemembered(this.#remembered, service.scope);
    this.run = new BoundedRun({
      keyOf: ({ key }) => key,
      work: (job, signal) => job.run(signal),
      onResult: (_, take) => take(),
    });
    this.run.add(this.#begin());
  }

  /** For `useSyncExternalStore`. */
  get subscribe(): (listener: () => void) => () => void {
    return this.run.subscribe;
  }

  /** For `useSyncExternalStore`. */
  readonly getProgress = (): LookupProgress => {
    const of = this.run.getProgress();
    if (this.#measured?.of !== of) this.#measured = { of, progress: measure(this.#entries, of) };
    return this.#measured.progress;
  };

  /** Cancels the requests in flight while the page is unmounted. */
  pause(): void {
    this.#isPaused = this.run.getProgress().status === "running";
    if (this.#isPaused) this.run.stop();
  }

  /** Resumes after a pause. */
  resume(): void {
    if (this.#isPaused) this.run.start();
    this.#isPaused = false;
  }

  get #left(): number {
    return this.#entries.length - this.#done;
  }

  #begin(): readonly Job[] {
    const numbers: Entry[] = [];
    const jobs = this.#entries.flatMap((entry) => {
      const [first, ...others] = this.#recall(entry);
      if (first !== undefined)
        return others.length === 0 ? this.#refine(entry, first) : this.#settle(entry, [first, ...others]);
      if (entry.meaning.kind !== "number") return this.#lists.await(entry);
      numbers.push(entry);
      return [];
    });
    return numbers.length === 0 ? jobs : [this.#classificationsJob(numbers), ...jobs];
  }

  /** The destination of an input that needs no request. */
  #recall({ meaning }: Entry): readonly Found[] {
    if (meaning.kind === "address") return [foundAtAddress(meaning, this.#remembered, this.#service.scope)];
    return this.#remembered.findAny(meaning.guids);
  }

  /** Loads a missing name in the culture if an operation provides it. */
  #refine(entry: Entry, found: Found): readonly Job[] {
    entry.found = found;
    const { kind, versionGuid, path } = found;
    const isNamed = (found.name ?? found.defaultName) !== null && found.culture === this.culture;
    if (isNamed || versionGuid === null) return this.#settle(entry, [found]);
    const route = path === null ? null : parseAddress(path);
    const { culture } = this;
    if (route?.page === "code" && route.params.number !== null)
      return [this.#nameJob(entry, found, (signal) => this.#numbers.code(route.params, signal))];
    if (kind === "unit") {
      const fetchName = async (signal: AbortSignal) => {
        const names = await this.#service.unitNames(versionGuid, signal);
        return names === null ? null : { ...names, culture };
      };
      return [this.#nameJob(entry, found, fetchName)];
    }
    return LISTED_KINDS.some((listed) => listed === kind)
      ? this.#lists.await(entry)
      : this.#settle(entry, [found]);
  }

  /** Loads the name of a code or a unit that is otherwise found. */
  #nameJob(
    entry: Entry,
    found: Found,
    fetchName: (signal: AbortSignal) => Promise<Partial<Found> | null>,
  ): Job {
    return {
      key: `name ${entry.result.input.text}`,
      entries: () => [entry],
      run: async (signal) => {
        const named = (await fetchName(signal)) ?? { note: text("lookup.noteNothingHere") };
        return () => this.#settle(entry, [{ ...found, ...named, path: found.path }]);
      },
    };
  }

  /** Loads the classifications for their names, and looks up the numbers in the chosen one or in all of them. */
  #classificationsJob(numbers: readonly Entry[]): Job {
    const { classification } = this.request;
    return {
      key: "classifications",
      entries: () => numbers,
      run: async (signal) => {
        const list = this.#service.list("classification", signal);
        const classifications = await (classification === null ? list : orEmpty(list, signal));
        const guids =
          classification === null
            ? classifications.items.flatMap(({ versionGuid }) => versionGuid ?? [])
            : [classification];
        return () => {
          this.#classifications = classifications;
          return guids.length === 0
            ? numbers.flatMap((entry) => this.#afterNumbers(entry))
            : this.#numberJobs(guids, numbers);
        };
      },
    };
  }

  #numberJobs(classifications: readonly string[], entries: readonly Entry[]): readonly Job[] {
    for (const entry of entries) entry.codesIn = new Map(classifications.map((guid) => [guid, null]));
    return this.#numbers.jobs(classifications, entries, this.request.classification !== null);
  }

  #afterNumbers(entry: Entry): readonly Job[] {
    const codes = codesOf(entry);
    if (codes.length > 0) return this.#settle(entry, codes);
    return this.#triesGuids ? this.#lists.await(entry) : this.#settle(entry, []);
  }

  /** Whether unknown numbers are tried as GUIDs. In a longer list, they are errors rather than GUIDs of an unusual form. */
  get #triesGuids(): boolean {
    return this.#entries.length <= MAX_NUMBERS_ANYWHERE;
  }

  #afterLists(entry: Entry): readonly Job[] {
    const { found, meaning } = entry;
    const listed = this.#lists.concepts.findAny(guidsOf(meaning));
    if (found === null) return listed.length === 0 ? [this.#guidJob(entry)] : this.#settle(entry, listed);
    const same = listed.find(({ kind }) => kind === found.kind);
    const named =
      same === undefined ? found : { ...same, path: meaning.kind === "address" ? meaning.path : same.path };
    return this.#settle(entry, [named]);
  }

  #guidJob(entry: Entry): Job {
    return {
      key: `guid ${entry.result.input.text}`,
      entries: () => [entry],
      run: async (signal) => {
        const found = await this.#guids.resolve(guidsOf(entry.meaning), signal);
        return () => this.#settle(entry, found);
      },
    };
  }

  /** Completes an input. */
  #settle(entry: Entry, found: readonly Found[]): readonly Job[] {
    this.#done += 1;
    setOutcome(
      entry,
      found.length > 0 ? { status: "found", found } : { status: "not-found", note: this.#missing(entry) },
    );
    return [];
  }

  #missing({ meaning, result }: Entry): Text {
    const noVersion = text("lookup.noteNoVersion");
    if (meaning.kind === "guid") return noVersion;
    const { classification } = this.request;
    const { scope } = this.#service;
    if (classification !== null)
      return text("lookup.noteNoCode", { classification: classificationName(scope, classification).text });
    const noCode = this.#noCodeAnywhere();
    // A number without letters is hardly a GUID.
    return this.#triesGuids && /\p{L}/u.test(result.input.text)
      ? text("lookup.notesJoined", { first: noCode, second: noVersion })
      : noCode;
  }

  #noCodeAnywhere(): Text {
    if (this.#classifications?.endsEarly !== true) return text("lookup.noteNoCodeAnywhere");
    const { items, total } = this.#classifications;
    return text("lookup.noteNoCodeInSent", { sent: items.length, total: total ?? items.length });
  }
}
