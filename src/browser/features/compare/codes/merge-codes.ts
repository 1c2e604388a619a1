import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { givenText } from "#core/text/choose-text.ts";
import { append, type CodePairs, type ListedCode, matchCodes, numberOf } from "./match-codes.ts";

/** How a code differs between two classifications, in the order in which the differences are named. */
export const CODE_DIFFERENCES = ["added", "removed", "moved", "renumbered", "renamed", "redefined"] as const;

export type CodeDifference = (typeof CODE_DIFFERENCES)[number];

/** A row of two merged trees. */
export type MergedCode = {
  /** From 1. */
  readonly level: number;
  /** The index of the row above which it hangs; null at the first level. */
  readonly parent: number | null;
  /** The code in the first classification; null if it was added. */
  readonly first: ClassificationCode | null;
  /** The code in the second classification; null if it was removed. */
  readonly second: ClassificationCode | null;
  readonly differences: readonly CodeDifference[];
  /** The parent in the first classification of a moved code; null for other codes, and if that was at the first level. */
  readonly formerParent: ClassificationCode | null;
  /** Whether the codes have different concept GUIDs and the same class number. */
  readonly isMatchedByNumber: boolean;
};

export type MergedCodes = {
  /** Depth first. Codes of both trees stand where the second tree has them; removed ones below their former parents. */
  readonly rows: readonly MergedCode[];
  /** Class numbers that could have matched further codes, but belong to several on one side. */
  readonly ambiguousNumbers: readonly string[];
};

/** Merges the trees of two classifications. */
export function mergeCodes(first: readonly ListedCode[], second: readonly ListedCode[]): MergedCodes {
  const { pairs, ambiguousNumbers } = matchCodes(first, second);
  return { rows: mergedRows(pairs), ambiguousNumbers };
}

/** A code of the merged tree by its indexes in the two trees. */
type Position = { readonly first: number | undefined; readonly second: number | undefined };
type OpenRow = Position & {
  readonly parent: number | null;
  readonly level: number;
  readonly isShifted: boolean;
};

function mergedRows(pairs: CodePairs): MergedCode[] {
  const [firstBelow, secondBelow] = [childrenOf(pairs.first), childrenOf(pairs.second)];
  const below = ({ first, second }: Position): Position[] =>
    mergeSiblings(
      pairs,
      first === undefined ? [] : (firstBelow.get(first) ?? []),
      second === undefined ? [] : (secondBelow.get(second) ?? []),
    );
  const rows: MergedCode[] = [];
  const roots = mergeSiblings(pairs, firstBelow.get(null) ?? [], secondBelow.get(null) ?? []);
  // A stack instead of recursion: foreign trees may be deeper than the call stack.
  const open: OpenRow[] = roots
    .map((position) => ({ ...position, parent: null, level: 1, isShifted: false }))
    .toReversed();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { first, second, parent, level, isShifted } = at;
    const differences = differencesOf(pairs, at);
    const index = rows.length;
    rows.push({
      level,
      parent,
      first: first === undefined ? null : (pairs.first[first]?.concept ?? null),
      second: second === undefined ? null : (pairs.second[second]?.concept ?? null),
      differences,
      formerParent: differences.includes("moved") ? pairs.parentInFirst(first) : null,
      isMatchedByNumber: second !== undefined && pairs.byNumber.has(second),
    });
    const shifts = isShifted || differences.includes("moved") || differences.includes("renumbered");
    for (const position of below(at).toReversed())
      open.push({ ...position, parent: index, level: level + 1, isShifted: shifts });
  }
  return rows;
}

/** The codes below a pair: those of the second tree in its order, each removed one after the sibling that it followed. */
function mergeSiblings(pairs: CodePairs, first: readonly number[], second: readonly number[]): Position[] {
  if (first.length + second.length === 0) return [];
  const here = new Set(second);
  const removedAfter = new Map<number | null, number[]>();
  let previous: number | null = null;
  for (const index of first) {
    const match = pairs.secondOf(index);
    if (match === undefined) append(removedAfter, previous, index);
    else if (here.has(match)) previous = match;
  }
  const removed = (after: number | null): Position[] =>
    (removedAfter.get(after) ?? []).map((index) => ({ first: index, second: undefined }));
  return [
    ...removed(null),
    ...second.flatMap((index) => [{ first: pairs.firstOf(index), second: index }, ...removed(index)]),
  ];
}

function differencesOf(pairs: CodePairs, { first, second, isShifted }: OpenRow): CodeDifference[] {
  if (first === undefined) return ["added"];
  if (second === undefined) return ["removed"];
  const code = pairs.first[first]?.concept;
  const other = pairs.second[second]?.concept;
  if (code === undefined || other === undefined) return [];
  const isMoved = !pairs.haveSameParent(first, second);
  const hasDifference: Partial<Record<CodeDifference, boolean>> = {
    moved: isMoved,
    // Below a moved or renumbered code, new numbers only follow it.
    renumbered: !isMoved && !isShifted && numberOf(code) !== numberOf(other),
    renamed: differs(code.defaultName, other.defaultName) || isRetranslated(code.name, other.name),
    redefined:
      differs(code.defaultTechnicalDefinition, other.defaultTechnicalDefinition) ||
      isRetranslated(code.technicalDefinition, other.technicalDefinition),
  };
  return CODE_DIFFERENCES.filter((difference) => hasDifference[difference] === true);
}

function differs(text: string | null, other: string | null): boolean {
  return text !== other && givenText(text)?.trim() !== givenText(other)?.trim();
}

/** Whether both have the text in the culture, but not the same one: a missing translation is no difference. */
function isRetranslated(text: string | null, other: string | null): boolean {
  return givenText(text) !== null && givenText(other) !== null && differs(text, other);
}

function childrenOf(codes: readonly ListedCode[]): Map<number | null, number[]> {
  return Map.groupBy(codes.keys(), (index) => codes[index]?.parent ?? null);
}
