import { type Entry, guidsOf, type Job } from "./entry.ts";
import type { GuidResolver } from "./guid-resolver.ts";
import { KnownConcepts } from "./known-concepts.ts";
import type { WholeList } from "#queries/whole.ts";
import { isWorthwhile } from "./number-lookup.ts";
import { foundConcept } from "./outcome.ts";
import { LISTED, type ListedKind, type LookupService, orEmpty } from "./service.ts";

/** Up to so many GUIDs are not worth finding out how to ask for them best. */
const FEW = 4;

type Surroundings = {
  /** How many inputs are not through yet. */
  readonly left: () => number;
  /** Called when the lists are there; returns what is to be done next. */
  readonly onThere: (entry: Entry) => readonly Job[];
};

/** What the lists of the service bring (E5, E9, E3). They are fetched when the first input needs them. */
export class ListLookup {
  readonly concepts: KnownConcepts;
  readonly #service: LookupService;
  readonly #guids: GuidResolver;
  readonly #on: Surroundings;
  readonly #left = new Set<ListedKind>(LISTED);
  /** What goes on when the lists are there; null: they are. */
  #waiting: Entry[] | null = [];
  /** A version GUID that the service knows for certain. */
  #anyKnown: string | null = null;

  constructor(service: LookupService, guids: GuidResolver, wanted: ReadonlySet<string>, on: Surroundings) {
    this.#service = service;
    this.#guids = guids;
    this.concepts = new KnownConcepts(wanted);
    this.#on = on;
  }

  /** Goes on when the lists are there; the first to wait starts them. */
  await(entry: Entry): readonly Job[] {
    if (this.#waiting === null) return this.#on.onThere(entry);
    if (this.#waiting.push(entry) > 1) return [];
    return LISTED.map((kind) => this.#listJob(kind));
  }

  #listJob(kind: ListedKind): Job {
    return {
      key: `list ${kind}`,
      entries: () => [],
      run: async (signal) => {
        const isEnough = (page: WholeList<unknown>): boolean =>
          kind !== "classification" && !isWorthwhile(page, this.#on.left());
        // It only saves requests, so that without it the others go on.
        const items = await orEmpty(this.#service.list(kind, signal, isEnough), signal);
        return () => {
          for (const concept of items) {
            this.concepts.add(
              concept.guid,
              () => foundConcept(kind, concept, this.#service.scope.culture),
              concept.versionGuid,
            );
            this.#anyKnown ??= concept.versionGuid;
          }
          this.#left.delete(kind);
          const found = this.#takeFound();
          return this.#left.size === 0 ? [...found, this.#firstGuidJob()] : found;
        };
      },
    };
  }

  /** What the lists have brought so far need not wait for the others. */
  #takeFound(): readonly Job[] {
    const { there = [], left = [] } = Object.groupBy(this.#waiting ?? [], ({ meaning }) =>
      this.concepts.findAny(guidsOf(meaning)).length > 0 ? "there" : "left",
    );
    this.#waiting = left;
    return there.flatMap((entry) => this.#on.onThere(entry));
  }

  /** Comes before all other requests for GUIDs. */
  #firstGuidJob(): Job {
    return {
      key: "versions of a known concept",
      entries: () => this.#waiting ?? [],
      run: async (signal) => {
        const known = this.#on.left() > FEW ? this.#anyKnown : null;
        if (known !== null) await this.#guids.tryVersions(known, signal);
        return () => {
          const waiting = this.#waiting ?? [];
          this.#waiting = null;
          return waiting.flatMap((entry) => this.#on.onThere(entry));
        };
      },
    };
  }
}
