import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { type CodeMatch, firstMatchingCodesQuery } from "#browser/queries/resources/classifications.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { useFoundCodes } from "#browser/queries/use-found-codes.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey, dedupe } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { looksLikeClassNumber } from "#core/code-tree/class-number/class-number.ts";
import { createRanking, type Folded, foldMatchable } from "#core/text/match-text.ts";
import type { RankedHit } from "./hits.ts";

/** A classification with more hits than its first page contains. */
export type CutClassification = {
  readonly versionGuid: string;
  readonly name: string;
  readonly total: number;
};

type CodeSearch = {
  readonly hits: readonly RankedHit[];
  readonly isPending: boolean;
  /** The names of the classifications whose search failed, the first error, and a function that retries all of them. */
  readonly failed: readonly string[];
  readonly error: unknown;
  readonly retry: () => void;
  readonly cut: readonly CutClassification[];
};

type CodeSearchOptions = {
  /** The text of the field; hits of earlier texts are filtered by it at once. */
  readonly text: string;
  /** The text to send to the service; empty: none. */
  readonly requested: string;
  /** Whether only a code with exactly this number is searched. */
  readonly onlyNumber: boolean;
  readonly classifications: readonly ConceptSummary[];
};

/**
 * Codes of all classifications (E2), by search term and, if the text may be one, by class number: at most four requests at a time, which
 * are cancelled when the text changes.
 */
export function useCodeSearch(scope: Scope, options: CodeSearchOptions): CodeSearch {
  const { requested, onlyNumber, classifications } = options;
  const jobs = matchesOf(requested, onlyNumber).flatMap((match) =>
    classifications.flatMap(({ versionGuid, ...concept }) =>
      versionGuid === null
        ? []
        : [{ versionGuid, name: chooseName({ ...concept, versionGuid }, scope.culture).text, match }],
    ),
  );
  const results = useQueries({
    queries: jobs.map(({ versionGuid, match }) =>
      firstMatchingCodesQuery(backgroundScope(scope), versionGuid, match),
    ),
  });

  const failures = results.filter(({ error }) => error !== null);
  const cut = new Map<string, CutClassification>();
  for (const [index, { data }] of results.entries()) {
    const job = jobs[index];
    if (job === undefined || data === undefined) continue;
    const { versionGuid, name } = job;
    const total = data.pagination?.total ?? 0;
    if (total > Math.max(data.results.length, cut.get(versionGuid)?.total ?? 0))
      cut.set(versionGuid, { versionGuid, name, total });
  }
  return {
    hits: useCodeHits(scope, options),
    isPending: results.some(({ isPending }) => isPending),
    failed: [...new Set(jobs.filter((_, index) => results[index]?.error != null).map(({ name }) => name))],
    error: failures[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failures) void refetch();
    },
    cut: [...cut.values()],
  };
}

/** What the service is asked for. */
function matchesOf(requested: string, onlyNumber: boolean): readonly CodeMatch[] {
  return [
    ...(requested !== "" && looksLikeClassNumber(requested) ? [{ classNumber: requested }] : []),
    ...(requested !== "" && !onlyNumber ? [{ searchTerm: requested }] : []),
  ];
}

/** The searchable texts of codes, folded once for all letters. */
const folded = new WeakMap<ClassificationCode, Folded>();

function textsOf(code: ClassificationCode): Folded {
  const { name, defaultName, classNumber: number, versionGuid, guid } = code;
  const texts =
    folded.get(code) ?? foldMatchable({ texts: [name, defaultName], number, guids: [versionGuid, guid] });
  folded.set(code, texts);
  return texts;
}

/** The codes found by this search and earlier ones, for further typing: they may be thousands. */
function useCodeHits(scope: Scope, options: CodeSearchOptions): readonly RankedHit[] {
  const { text, requested, onlyNumber, classifications } = options;
  const queryClient = useQueryClient();
  // Loaded separately: the code that derives paths is larger than the rest, and hits need not wait for it.
  const { data: codePaths } = useQuery({
    queryKey: ["code-paths"],
    queryFn: async () => (await import("./code-paths.ts")).codePaths,
    enabled: text !== "",
  });
  const lists = useFoundCodes(scope);
  return useMemo(() => {
    const rankOf = createRanking(text);
    if (rankOf === null) return [];
    const found = Map.groupBy(lists, ({ classification }) => classification);
    return classifications.flatMap((one): readonly RankedHit[] => {
      const { versionGuid: classification } = one;
      const mine = classification === null ? [] : (found.get(classification) ?? []);
      if (classification === null || mine.length === 0) return [];
      const inside = { concept: one, culture: scope.culture };
      const codes = dedupe(
        mine.flatMap(({ list }) => list.results),
        conceptKey,
      );
      // The lists that the service has returned for this very text.
      const answers = matchesOf(requested === text ? requested : "", onlyNumber).map((match) =>
        queryClient.getQueryData(firstMatchingCodesQuery(scope, classification, match).queryKey),
      );
      const answered = new Set(answers.flatMap((list) => list?.results.map(conceptKey) ?? []));
      const pathOf = codePaths?.(queryClient, scope, classification, codes);
      return codes.flatMap((code): RankedHit[] => {
        const { versionGuid, classNumber } = code;
        // The service may have its own way of matching.
        const rank = rankOf(textsOf(code)) ?? (!onlyNumber && answered.has(conceptKey(code)) ? 6 : null);
        if (rank === null || versionGuid === null || (onlyNumber && rank > 0)) return [];
        return [
          {
            key: codeKey(classification, versionGuid),
            rank,
            shown: { concept: code, culture: scope.culture },
            number: classNumber,
            details: { inside, numbers: pathOf?.(code) ?? [] },
            action: { to: paths.code(classification, versionGuid, { number: classNumber }) },
          },
        ];
      });
    });
  }, [queryClient, scope, text, requested, onlyNumber, classifications, lists, codePaths]);
}

/** Identifies a code among the codes of all classifications. */
export function codeKey(classification: string, versionGuid: string): string {
  return `code ${classification} ${versionGuid}`;
}
