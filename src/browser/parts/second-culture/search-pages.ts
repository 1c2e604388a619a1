import type { CodesPageRequest } from "#browser/queries/code-tree/second-texts.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { looksLikeClassNumber } from "#core/code-tree/class-number/class-number.ts";
import { createRanking, foldMatchable } from "#core/text/match-text.ts";

/** A function that tells on which page of a search in the second culture a hit should be; undefined if on none. */
export function searchPages(classification: string, search: string, take: number) {
  const rankOf = createRanking(search);
  const match = looksLikeClassNumber(search) ? { classNumber: search } : { searchTerm: search };
  const lookup = { versionGuid: classification, ...match };
  return ({ classNumber, defaultName }: ClassificationCode, row: number): CodesPageRequest | undefined =>
    rankOf?.(foldMatchable({ texts: [defaultName], number: classNumber })) == null
      ? undefined
      : { lookup, skip: Math.floor(row / take) * take, take };
}
