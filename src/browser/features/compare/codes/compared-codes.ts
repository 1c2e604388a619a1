import type { TreeItemLine } from "#browser/ui/tree/tree-keys.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { codeKey } from "#core/code-tree/loading/lookup-strategy.ts";
import { CODE_DIFFERENCES, type CodeDifference, type MergedCode, type MergedCodes } from "./merge-codes.ts";

/** The state of a compared code: a difference, or none. */
export type CodeState = CodeDifference | "same";

/** The states in the order in which they are counted. */
const CODE_STATES: readonly CodeState[] = [...CODE_DIFFERENCES, "same"];

/** A row of the comparison of two classifications. */
export type ComparedCode = MergedCode & {
  /** Stays the same when more codes are loaded. */
  readonly key: string;
  /** The code of the second classification, else of the first one. */
  readonly shown: ClassificationCode;
  readonly hasChildren: boolean;
  /** The number of codes below it with a difference. */
  readonly differencesBelow: number;
  /** How many codes below it have each state. */
  readonly below: StateCounts;
};

/** How many codes have each state, without states that none has; a code may have several. */
export type StateCounts = ReadonlyMap<CodeState, number>;

/** Two classifications as one tree. */
export type ComparedCodes = {
  /** Depth first. */
  readonly rows: readonly ComparedCode[];
  readonly counts: StateCounts;
  /** The number of codes with a difference. */
  readonly differing: number;
  /** Class numbers that could have matched codes, but belong to several on one side. */
  readonly ambiguousNumbers: readonly string[];
};

/** Counts what differs between two merged classifications. */
export function compareCodes({ rows: merged, ambiguousNumbers }: MergedCodes): ComparedCodes {
  const branches = branchesOf(merged);
  const occurrences = new Map<string, number>();
  const rows = merged.flatMap((row, index): ComparedCode[] => {
    const shown = row.second ?? row.first;
    if (shown === null) return [];
    // A code below several parents is listed below each.
    const key = codeKey(shown);
    const occurrence = occurrences.get(key) ?? 0;
    occurrences.set(key, occurrence + 1);
    return [
      {
        ...row,
        key: occurrence === 0 ? key : `${key} ${occurrence}`,
        shown,
        hasChildren: branches.has(index),
        differencesBelow: branches.get(index)?.differing ?? 0,
        below: inOrder(branches.get(index)?.states),
      },
    ];
  });
  return {
    rows,
    counts: inOrder(branches.get(null)?.states),
    differing: branches.get(null)?.differing ?? 0,
    ambiguousNumbers,
  };
}

/** The differences of a row, or that it is the same. */
export function statesOf({ differences }: MergedCode): readonly CodeState[] {
  return differences.length === 0 ? ["same"] : differences;
}

function isDifferent({ differences }: MergedCode): boolean {
  return differences.length > 0;
}

/** What is below a row: the codes with a difference, and those with each state. */
type Branch = { differing: number; readonly states: Map<CodeState, number> };

/** What is below each row that has rows below it, by index; null: all rows. */
function branchesOf(rows: readonly MergedCode[]): ReadonlyMap<number | null, Branch> {
  const branches = new Map<number | null, Branch>();
  // Each row comes after its parent, so that what is below it is complete by then.
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const above = branches.get(row.parent) ?? { differing: 0, states: new Map<CodeState, number>() };
    branches.set(row.parent, above);
    const count = (state: CodeState, more: number): void =>
      void above.states.set(state, (above.states.get(state) ?? 0) + more);
    for (const state of statesOf(row)) count(state, 1);
    const own = branches.get(index);
    for (const [state, more] of own?.states ?? []) count(state, more);
    above.differing += (own?.differing ?? 0) + (isDifferent(row) ? 1 : 0);
  }
  return branches;
}

const NONE: StateCounts = new Map();

/** The counts in the order in which they are shown. */
function inOrder(counts: StateCounts = NONE): StateCounts {
  if (counts.size === 0) return NONE;
  return new Map(
    CODE_STATES.flatMap((state) => {
      const count = counts.get(state);
      return count === undefined ? [] : [[state, count] as const];
    }),
  );
}

/** A visible row. */
export type CodeLine = TreeItemLine & { readonly row: ComparedCode };

/** Whether branches were opened or closed, by their keys; others are open if there is a difference below them. */
export type Branches = ReadonlyMap<string, boolean>;

type ShownOptions = {
  readonly branches: Branches;
  /** Whether codes without a difference are hidden, unless there is one below them. */
  readonly isOnlyDifferences: boolean;
};

/** The rows that are not below a closed branch, with their positions among their siblings. */
export function visibleLines(
  rows: readonly ComparedCode[],
  { branches, isOnlyDifferences }: ShownOptions,
): CodeLine[] {
  const isShown = (row: ComparedCode): boolean =>
    !isOnlyDifferences || isDifferent(row) || row.differencesBelow > 0;
  const siblings = new Map<number | null, number>();
  for (const row of rows) if (isShown(row)) siblings.set(row.parent, (siblings.get(row.parent) ?? 0) + 1);
  const positions = new Map<number | null, number>();
  const lines: CodeLine[] = [];
  let closedLevel = Number.POSITIVE_INFINITY;
  for (const [index, row] of rows.entries()) {
    if (!isShown(row)) continue;
    const { key, level, parent } = row;
    const position = (positions.get(parent) ?? 0) + 1;
    positions.set(parent, position);
    if (level > closedLevel) continue;
    const isBranch = siblings.has(index);
    const isOpen = isBranch && (branches.get(key) ?? row.differencesBelow > 0);
    closedLevel = isOpen ? Number.POSITIVE_INFINITY : level;
    const expanded = isBranch ? isOpen : null;
    const count = siblings.get(parent) ?? 0;
    lines.push({ kind: "code", key, level, position, siblings: count, expanded, busy: false, row });
  }
  return lines;
}

/** Opens or closes some branches. */
export function withBranches(branches: Branches, keys: readonly string[], isOpen: boolean): Branches {
  return new Map([...branches, ...keys.map((key) => [key, isOpen] as const)]);
}

/** The keys of the branches beside a code, itself included. */
export function siblingBranches(rows: readonly ComparedCode[], key: string): string[] {
  const row = rows.find((row) => row.key === key);
  return rows
    .filter(({ parent, hasChildren }) => hasChildren && parent === row?.parent)
    .map(({ key }) => key);
}
