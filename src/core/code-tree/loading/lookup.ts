import type { WalkLimit } from "#core/api/paging/default-takes.ts";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { PageLedger } from "#core/api/paging/page-ledger.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type Attempt, codeKey, type CodesPage, isRefusal, readResponse } from "./lookup-strategy.ts";

/** Each code found below the parent with its own parent (null: the first level), in the order of the list. */
export type FoundBelow = ReadonlyMap<ClassificationCode, ClassificationCode | null>;

/** The page that contained a code. */
export type Origin = CodesPage & {
  /** The part of that page, if it was large, that contains the code. */
  readonly part: PageRequest;
};

/** How many codes have loaded, the total announced by the service, and whether the limit of a list is reached. */
export type LevelProgress = {
  readonly loaded: number;
  readonly total: number | null;
  readonly isCut: boolean;
};

/** An attempt with its pages, and the codes below the parent that they contain. */
export type Lookup = {
  readonly attempt: Attempt;
  readonly ledger: PageLedger<ClassificationCode>;
  readonly origins: Map<ClassificationCode, Origin>;
  found: FoundBelow;
  /** Whether these codes are certain to be below the parent. */
  isCertain: boolean;
};

export const NOTHING: FoundBelow = new Map();

export function createLookup(attempt: Attempt, limit?: WalkLimit): Lookup {
  const ledger = new PageLedger<ClassificationCode>(codeKey, limit);
  return { attempt, ledger, origins: new Map(), found: NOTHING, isCertain: false };
}

/** Records which page, and which part of it, contained some codes: texts are requested again only for the codes in view. */
export function recordOrigins(
  { attempt, origins }: Lookup,
  page: Omit<CodesPage, "lookup">,
  codes: readonly ClassificationCode[],
  partSize: number,
): void {
  for (let at = 0; at < codes.length; at += partSize) {
    const part = { skip: page.skip + at, take: partSize };
    const origin = { ...page, lookup: attempt.lookup, part };
    for (const code of codes.slice(at, at + partSize)) origins.set(code, origin);
  }
}

/**
 * Finds the codes below the parent (null: the first level) in the pages loaded so far.
 * @param known the codes whose parents are known: the parent, its ancestors and all their siblings
 */
export function readLookup(
  lookup: Lookup,
  parent: ClassificationCode | null,
  known: () => ClassificationCode[],
): void {
  const codes = lookup.ledger.items();
  const { parents, certain } =
    parent === null
      ? { parents: new Map(codes.map((code) => [code, null])), certain: true }
      : readResponse(lookup.attempt, parent, codes, known());
  lookup.found = parents;
  lookup.isCertain = certain;
}

/** Whether the service does not support the strategy. */
export function isRefused({ attempt: { strategy }, ledger, found }: Lookup): boolean {
  if (ledger.count > 0) return strategy === "code-guid" && ledger.isOver && found.size === 0;
  return ledger.failures.some(({ error }) => isRefusal(error, strategy));
}
