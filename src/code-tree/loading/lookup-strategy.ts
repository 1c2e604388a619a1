import type { ClassificationCode } from "#api/classifications.ts";
import type { PagedList } from "#api/paging.ts";
import { ApiError } from "#api/errors.ts";
import { isNameLike, lookupStems } from "../class-number/class-number.ts";
import { type NumberedCode, type ParsedNumbers, parentsByNumber } from "../class-number/parents-by-number.ts";

/**
 * How a service may be asked for the codes below a code (the interface names no operation for it): E2 with `ClassNumber`, E2 with
 * `SearchTerm`, or E2 with the code's own version GUID in the path.
 */
export type LookupStrategy = "class-number" | "search-term" | "code-guid";

/** What one request for codes (E2) is to ask, apart from paging and culture. */
export type CodesLookup = {
  readonly versionGuid: string;
  readonly classNumber?: string;
  readonly searchTerm?: string;
};

/** What makes a code the same code in two answers. */
export function codeKey(code: ClassificationCode): string {
  return code.versionGuid ?? code.guid ?? `${code.classNumber ?? ""} ${code.defaultName ?? code.name ?? ""}`;
}

/** Fetches one page of codes (E2) in a culture; rejects with an `ApiError`, or as the signal says. */
export type FetchCodes = (
  lookup: CodesLookup,
  page: {
    readonly skip: number;
    readonly take: number;
    readonly culture: string | null;
    /** Whether an earlier answer may serve: for texts it may; the structure is only asked for when it is not there. */
    readonly mayBeCached: boolean;
  },
  signal: AbortSignal,
) => Promise<PagedList<ClassificationCode>>;

export type Attempt = {
  readonly strategy: LookupStrategy;
  readonly lookup: CodesLookup;
  readonly stem: string | null;
};

/** Which strategy a service answers to; found out on the first expansion of a code that has children, and kept for the others. */
export class StrategyMemory {
  readonly #refused = new Set<LookupStrategy>();
  readonly #knowsGuids: boolean;
  #answered: LookupStrategy | null = null;

  /**
   * @param knowsGuids whether the codes below a code are to be had by its GUID, and its number is known to say less: in a catalogue of
   * a user's own numbers may say something else than the hierarchy, or nothing.
   */
  constructor(knowsGuids = false) {
    this.#knowsGuids = knowsGuids;
  }

  answered(strategy: LookupStrategy): void {
    this.#answered = strategy;
    this.#refused.delete(strategy);
  }

  refused(strategy: LookupStrategy): void {
    this.#refused.add(strategy);
  }

  /** The strategies in the order in which they are worth trying for a code; names carry no hierarchy, so for them the GUID comes first. */
  order(number: string | null): LookupStrategy[] {
    const byGuid = this.#knowsGuids || (number !== null && isNameLike(number));
    const usual: LookupStrategy[] = byGuid
      ? ["code-guid", "class-number", "search-term"]
      : ["class-number", "search-term", "code-guid"];
    const first = byGuid ? null : this.#answered;
    const rank = (strategy: LookupStrategy): number =>
      this.#refused.has(strategy) ? 2 : strategy === first ? 0 : 1;
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * The requests to try, one after the other, until one returns children.
 * @param siblings the codes of the same level, the parent among them
 */
export function attemptsFor(
  classification: string,
  parent: NumberedCode,
  siblings: readonly NumberedCode[],
  grandparent: NumberedCode | null,
  strategies: readonly LookupStrategy[],
): Attempt[] {
  const numbers = siblings.flatMap((code) => code.classNumber ?? []);
  const stems =
    parent.classNumber === null
      ? []
      : lookupStems(parent.classNumber, numbers, grandparent?.classNumber ?? null);
  return strategies.flatMap((strategy): Attempt[] => {
    if (strategy === "code-guid") {
      return parent.versionGuid === null
        ? []
        : [{ strategy, lookup: { versionGuid: parent.versionGuid }, stem: null }];
    }
    return stems.map((stem) => ({
      strategy,
      stem,
      lookup:
        strategy === "class-number"
          ? { versionGuid: classification, classNumber: stem }
          : { versionGuid: classification, searchTerm: stem },
    }));
  });
}

export type FoundCodes<T> = {
  /** What is below the parent: each code with its own parent, in the order of the answer. */
  readonly parents: ReadonlyMap<T, T>;
  /** Whether these are surely the codes below it, and not only some whose names happen to hold the number. */
  readonly certain: boolean;
};

/**
 * What an answer says about the codes below `parent`.
 * @param codes the codes that came, in order
 * @param known codes whose place is known (the parent, its ancestors, and all their siblings)
 * @param memory see `parentsByNumber`
 */
export function readAnswer<
  T extends NumberedCode & { readonly name: string | null; readonly defaultName: string | null },
>(
  attempt: Attempt,
  parent: T,
  codes: readonly T[],
  known: readonly T[],
  memory: ParsedNumbers = new Map(),
): FoundCodes<T> {
  if (attempt.strategy === "code-guid") {
    const guids = new Set(known.map((code) => code.versionGuid));
    const foreign = codes.some((code) => code.versionGuid !== null && guids.has(code.versionGuid));
    // A service that does not know the GUID of a code may take no notice of it and send the first level again.
    return { parents: foreign ? new Map() : new Map(codes.map((code) => [code, parent])), certain: true };
  }
  const all = parentsByNumber(codes, known, memory);
  const isBelow = belowIn(all, parent);
  const below = new Map<T, T>();
  for (const code of codes) if (isBelow(code)) below.set(code, all.get(code) ?? parent);
  const stem = attempt.stem?.toLowerCase() ?? "";
  const certain =
    attempt.strategy === "class-number" ||
    [...below.keys()].some(
      (code) => ![code.name, code.defaultName].some((name) => name?.toLowerCase().includes(stem)),
    );
  return { parents: below, certain };
}

/** Whether a code is below the ancestor. Each code is looked at once, however many are below it. */
function belowIn<T>(parents: ReadonlyMap<T, T>, ancestor: T): (code: T) => boolean {
  const known = new Map<T, boolean>();
  const isBelow = (code: T): boolean => {
    const parent = parents.get(code);
    if (parent === undefined || parent === ancestor) return parent === ancestor;
    const answer = known.get(code) ?? isBelow(parent);
    known.set(code, answer);
    return answer;
  };
  return isBelow;
}

/** Whether an error means "I do not answer to this strategy" rather than "something went wrong". */
export function isRefusal(error: unknown, strategy: LookupStrategy): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === null) return error.kind === "unsendable";
  const refusals = strategy === "code-guid" ? [400, 403, 404, 405, 410, 422, 501] : [400, 404, 422, 501];
  return refusals.includes(error.status);
}
