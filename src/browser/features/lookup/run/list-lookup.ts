import { LISTED_KINDS, type ListedKind } from "#core/api/listed-kinds.ts";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import { type Entry, guidsOf, type Job } from "../entry.ts";
import { FoundConcepts } from "./found-concepts.ts";
import type { GuidResolver } from "./guid-resolver.ts";
import { foundConcept } from "./outcome.ts";
import { type LookupService, orEmpty } from "./service.ts";

/** This many pages are always worthwhile, since they provide names; for this many inputs, saving requests is not. */
export const FEW = 4;

/** Whether loading the rest of a list takes no more requests than it saves. */
export function isWorthwhile({ items, total }: WholeList<unknown>, requests: number): boolean {
  const pagesLeft = ((total ?? 0) - items.length) / Math.max(items.length, 1);
  return pagesLeft <= Math.max(requests, FEW);
}

type Surroundings = {
  /** The number of inputs that are not done. */
  readonly left: () => number;
  /** Called when the lists have loaded; returns further jobs. */
  readonly onLoaded: (entry: Entry) => readonly Job[];
};

/** Searches the lists of the service (E5, E9, E3). They are loaded when the first input needs them. */
export class ListLookup {
  readonly concepts: FoundConcepts;
  readonly #service: LookupService;
  readonly #guids: GuidResolver;
  readonly #on: Surroundings;
  readonly #left = new Set<ListedKind>(LISTED_KINDS);
  /** The inputs that wait for the lists; null once the lists have loaded. */
  #waiting: Entry[] | null = [];
  /** A version GUID that some list has contained. */
  #anyListed: string | null = null;

  constructor(
    service: LookupService,
    guids: GuidResolver,
    guidsOfInputs: ReadonlySet<string>,
    on: Surroundings,
  ) {
    this.#service = service;
    this.#guids = guids;
    this.concepts = new FoundConcepts(guidsOfInputs);
    this.#on = on;
  }

  /** Continues with an input when the lists have loaded; the first call starts loading them. */
  await(entry: Entry): readonly Job[] {
    if (this.#waiting === null) return this.#on.onLoaded(entry);
    if (this.#waiting.push(entry) > 1) return [];
    return LISTED_KINDS.map((kind) => this.#listJob(kind));
  }

  #listJob(kind: ListedKind): Job {
    return {
      key: `list ${kind}`,
      entries: () => [],
      run: async (signal) => {
        const isEnough = (page: WholeList<unknown>): boolean =>
          kind !== "classification" && !isWorthwhile(page, this.#on.left());
        // The lists only save requests, so the lookup works without them.
        const { items } = await orEmpty(this.#service.list(kind, signal, isEnough), signal);
        return () => {
          for (const concept of items) {
            this.concepts.add(
              concept.guid,
              () => foundConcept(kind, concept, this.#service.scope.culture),
              concept.versionGuid,
            );
            this.#anyListed ??= concept.versionGuid;
          }
          this.#left.delete(kind);
          const found = this.#takeFound();
          return this.#left.size === 0 ? [...found, this.#firstGuidJob()] : found;
        };
      },
    };
  }

  /** Inputs found so far need not wait for the remaining lists. */
  #takeFound(): readonly Job[] {
    const { found = [], left = [] } = Object.groupBy(this.#waiting ?? [], ({ meaning }) =>
      this.concepts.findAny(guidsOf(meaning)).length > 0 ? "found" : "left",
    );
    this.#waiting = left;
    return found.flatMap((entry) => this.#on.onLoaded(entry));
  }

  /** Runs before all other requests for GUIDs. */
  #firstGuidJob(): Job {
    return {
      key: "versions of a listed concept",
      entries: () => this.#waiting ?? [],
      run: async (signal) => {
        const listed = this.#on.left() > FEW ? this.#anyListed : null;
        if (listed !== null) await this.#guids.tryVersions(listed, signal);
        return () => {
          const waiting = this.#waiting ?? [];
          this.#waiting = null;
          return waiting.flatMap((entry) => this.#on.onLoaded(entry));
        };
      },
    };
  }
}
