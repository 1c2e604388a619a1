import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { failureOf } from "#browser/queries/failed-requests.ts";
import { type CodeMatch, firstMatchingCodesQuery } from "#browser/queries/resources/classifications.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { conceptKey, dedupe } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { looksLikeClassNumber } from "#core/code-tree/class-number/class-number.ts";
import { bestMatches } from "#core/text/match-text.ts";
import type { NamedConcept } from "./name/localized-name.tsx";
import { optionLabel } from "./name/option-label.ts";
import { TYPING_DEBOUNCE_MS } from "./search-field/debounce-times.ts";

/**
 * The codes of a classification that match a text (E2), by number if it may be one and by search term, one page each; the first level for
 * an empty text. Nothing is requested while the text is null.
 */
export function useCodeOptions(classification: string, typed: string | null) {
  const scope = useScope();
  const text = typed?.trim() ?? null;
  const [debounced] = useDebouncedValue(text, TYPING_DEBOUNCE_MS);
  // The first level is requested without debouncing, when the list opens.
  const requested = text === "" ? "" : debounced;
  const results = useQueries({
    queries: (text === null || requested === null ? [] : matchesFor(requested)).map((match) => ({
      ...firstMatchingCodesQuery(scope, classification, match),
      placeholderData: keepPreviousData,
    })),
  });
  const isCurrent = requested === text && results.every(({ isPlaceholderData }) => !isPlaceholderData);
  const matches = dedupe(
    results.flatMap(({ data }) => data?.results ?? []).filter(({ versionGuid }) => versionGuid !== null),
    conceptKey,
  );
  const labelOf = (code: ClassificationCode) => codeLabel(code.classNumber, code, scope.culture);
  const best = bestMatches(matches, text ?? "", (code) => ({
    texts: [labelOf(code).label, code.name, code.defaultName],
    number: code.classNumber,
  }));
  const { error, retry } = failureOf(results);
  const largest = Math.max(0, ...results.map(({ data }) => data?.pagination?.total ?? 0));
  return {
    /** Best matches first; the service may match texts that are not displayed. */
    codes: isCurrent ? [...new Set([...best, ...matches])] : best,
    labelOf,
    isBusy: text !== null && (!isCurrent || results.some(({ isPending }) => isPending)),
    /** The total, if not all matches were sent. */
    totalIfCut: isCurrent && largest > matches.length ? largest : null,
    error,
    retry,
  };
}

/** A label like `310 External walls`, with the language of its name. */
export function codeLabel(classNumber: string | null, code: NamedConcept, culture: string | null) {
  const { label, lang } = optionLabel(code, culture);
  return { label: classNumber === null ? label : `${classNumber} ${label}`, lang };
}

function matchesFor(requested: string): readonly (CodeMatch | null)[] {
  if (requested === "") return [null];
  return [
    ...(looksLikeClassNumber(requested) ? [{ classNumber: requested }] : []),
    { searchTerm: requested },
  ];
}
