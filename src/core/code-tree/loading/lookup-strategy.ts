import { ApiError } from "#core/api/http/errors.ts";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { isNameLike, lookupStems } from "../class-number/class-number.ts";
import { type NumberedCode, parentsByNumber } from "../class-number/parents-by-number.ts";

/**
 * How the codes below a code are requested, since the interface has no operation for it: E2 with `ClassNumber`, E2 with
 * `SearchTerm`, or E2 with the code's own version GUID in the path.
 */
export type LookupStrategy = "class-number" | "search-term" | "code-guid";

/** The parameters of a request for codes (E2), apart from paging and culture. */
export type CodesLookup = {
  readonly versionGuid: string;
  readonly classNumber?: string;
  readonly searchTerm?: string;
};

/** Identifies a code across responses. */
export function codeKey(code: ClassificationCode): string {
  return code.versionGuid ?? code.guid ?? `${code.classNumber ?? ""} ${code.defaultName ?? code.name ?? ""}`;
}

/** A page of a lookup, in a culture. */
export type CodesPage = PageRequest & { readonly lookup: CodesLookup; readonly culture: string | null };

/** Fetches one page of codes (E2) in a culture; rejects with an `ApiError`, or as the signal says. */
export type FetchCodes = (
  lookup: CodesLookup,
  page: {
    readonly skip: number;
    readonly take: number;
    readonly culture: string | null;
    /** Whether a cached response will do: for texts it does; the structure is requested only when it is missing. */
    readonly mayBeCached: boolean;
  },
  signal: AbortSignal,
) => Promise<PagedList<ClassificationCode>>;

export type Attempt = {
  readonly strategy: LookupStrategy;
  readonly lookup: CodesLookup;
  readonly stem: string | null;
};

/** The strategies that a service supports, as its answers show; remembered for the codes opened later. */
export class StrategyMemory {
  readonly #refused = new Set<LookupStrategy>();
  /** Whether E2 accepts the GUIDs of a classification's codes; missing where no answer has shown it yet. */
  readonly #acceptsGuids = new Map<string, boolean>();
  #succeeded: LookupStrategy | null = null;

  succeeded(classification: string, strategy: LookupStrategy): void {
    if (strategy === "code-guid") {
      this.#acceptsGuids.set(classification, true);
      return;
    }
    this.#succeeded = strategy;
    this.#refused.delete(strategy);
  }

  refused(classification: string, strategy: LookupStrategy): void {
    if (strategy === "code-guid") this.#acceptsGuids.set(classification, false);
    else this.#refused.add(strategy);
  }

  /** Whether E2 accepts the GUIDs of this classification's codes; null if no answer has shown it yet. */
  acceptsGuids(classification: string): boolean | null {
    return this.#acceptsGuids.get(classification) ?? null;
  }

  /** Makes `acceptsGuids` null again. */
  forgetGuids(classification: string): void {
    this.#acceptsGuids.delete(classification);
  }

  /** The strategies to try for a code, best first. Names carry no hierarchy, so for them the GUID is tried first. */
  order(classification: string, number: string | null): LookupStrategy[] {
    const accepts = this.acceptsGuids(classification);
    const byGuid = accepts ?? (number !== null && isNameLike(number));
    const rank = (strategy: LookupStrategy): number =>
      this.#refused.has(strategy) ? 1 : strategy === this.#succeeded ? -1 : 0;
    const byNumber = BY_NUMBER.toSorted((a, b) => rank(a) - rank(b));
    return byGuid ? ["code-guid", ...byNumber] : [...byNumber, "code-guid"];
  }
}

const BY_NUMBER: readonly LookupStrategy[] = ["class-number", "search-term"];

/**
 * The requests to try in order until one returns children.
 * @param siblings the codes of the same level, including the parent
 */
export function attemptsFor(
  classification: string,
  parent: NumberedCode,
  siblings: () => readonly NumberedCode[],
  grandparent: NumberedCode | null,
  strategies: readonly LookupStrategy[],
): Attempt[] {
  const numbers = (): string[] => siblings().flatMap((code) => code.classNumber ?? []);
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
  /** The codes below the parent, each with its own parent, in the order of the response. */
  readonly parents: ReadonlyMap<T, T>;
  /** Whether these are certain to be the codes below it, rather than codes whose names happen to contain the number. */
  readonly certain: boolean;
};

/**
 * Finds the codes below `parent` in a response.
 * @param codes the codes of the response, in order
 * @param known codes whose parents are known (the parent, its ancestors, and all their siblings)
 */
export function readResponse<
  T extends NumberedCode & { readonly name: string | null; readonly defaultName: string | null },
>(attempt: Attempt, parent: T, codes: readonly T[], known: readonly T[]): FoundCodes<T> {
  if (attempt.strategy === "code-guid") {
    const guids = new Set(known.map((code) => code.versionGuid));
    const foreign = codes.some((code) => code.versionGuid !== null && guids.has(code.versionGuid));
    // A service that does not accept the GUID of a code may ignore it and send the first level.
    return { parents: foreign ? new Map() : new Map(codes.map((code) => [code, parent])), certain: true };
  }
  const all = parentsByNumber(codes, known);
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

/** Whether a code is below the ancestor. Each code is visited once, however deep the tree. */
function belowIn<T>(parents: ReadonlyMap<T, T>, ancestor: T): (code: T) => boolean {
  const known = new Map<T, boolean>();
  const isBelow = (code: T): boolean => {
    const parent = parents.get(code);
    if (parent === undefined || parent === ancestor) return parent === ancestor;
    const result = known.get(code) ?? isBelow(parent);
    known.set(code, result);
    return result;
  };
  return isBelow;
}

/** Whether an error means that the service does not support the strategy, rather than a failure. */
export function isRefusal(error: unknown, strategy: LookupStrategy): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === null) return error.kind === "unsendable";
  const refusals = strategy === "code-guid" ? [400, 403, 404, 405, 410, 422, 501] : [400, 404, 422, 501];
  return refusals.includes(error.status);
}
