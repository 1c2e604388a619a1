import { PageLedger } from "#api/paging/page-ledger.ts";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import type { ParsedNumbers } from "../class-number/parents-by-number.ts";
import { type Attempt, codeKey, isRefusal, readResponse } from "./lookup-strategy.ts";

/** Each code found below the parent with its own parent (null: the first level), in the order of the list. */
export type FoundBelow = ReadonlyMap<ClassificationCode, ClassificationCode | null>;

/** An attempt with its pages, and the codes below the parent that they contain. */
export type Lookup = {
  readonly attempt: Attempt;
  readonly ledger: PageLedger<ClassificationCode>;
  readonly numbers: ParsedNumbers;
  found: FoundBelow;
  /** Whether these codes are certain to be below the parent. */
  isCertain: boolean;
};

export const NOTHING: FoundBelow = new Map();

export function createLookup(attempt: Attempt): Lookup {
  const ledger = new PageLedger<ClassificationCode>(codeKey);
  return { attempt, ledger, numbers: new Map(), found: NOTHING, isCertain: false };
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
      : readResponse(lookup.attempt, parent, codes, known(), lookup.numbers);
  lookup.found = parents;
  lookup.isCertain = certain;
}

/** Whether the service does not support the strategy. */
export function isRefused({ attempt: { strategy }, ledger, found }: Lookup): boolean {
  if (ledger.count > 0) return strategy === "code-guid" && ledger.isOver && found.size === 0;
  return ledger.failures.some(({ error }) => isRefusal(error, strategy));
}
