import { useDebouncedValue } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { TYPING_DEBOUNCE_MS } from "#browser/parts/search-field/debounce-times.ts";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { constructionObjectsQuery } from "#browser/queries/resources/construction-objects.ts";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { MAX_SEARCHED, MAX_SEARCHED_CLASSIFICATIONS } from "#core/api/paging/default-takes.ts";
import { createRanking, foldMatchable } from "#core/text/match-text.ts";
import { text as sentence, type Text } from "#core/text/messages/text.ts";
import { collectedKey } from "../collected-key.ts";
import type { TypedText } from "../inputs.ts";
import { useDestination } from "../use-destination.ts";
import { type Group, type GroupName, GROUPS, mergeHits, plainName, type RankedHit } from "./hits.ts";
import { type CutClassification, useCodeSearch } from "./use-code-search.ts";
import {
  conceptHit,
  type LocalHits,
  summaryTexts,
  useUnlistedHits,
  useListHits,
  usePageHits,
  useRememberedHits,
  useUnitHits,
  useViewedCodeHits,
} from "./use-local-hits.ts";

const NONE: readonly never[] = [];

/** What could not be searched, and a function that retries it. */
export type SearchFailure = {
  readonly summary: Text;
  readonly error: unknown;
  readonly retry: () => void;
};

export type Search = {
  /** The groups found so far, without empty ones. */
  readonly groups: readonly Group[];
  readonly isPending: boolean;
  readonly failures: readonly SearchFailure[];
  /** Which lists were searched in part, since they are too long. */
  readonly cut: readonly Text[];
  /** Whether names were searched; unknown properties were not. */
  readonly hasSearchedNames: boolean;
  /** The list in which templates are searched. */
  readonly templatesQuery: typeof inLargePages;
  /** The destination of the GUID in the text. */
  readonly opened: readonly RankedHit[];
  /** A message about the GUID in the text, if it is one. */
  readonly message: Text | null;
};

/** A single letter is too short for a search by name, unless it is a word. */
function isWordy(term: string): boolean {
  return [...term].length > 1 || /\p{Ideographic}/u.test(term);
}

/**
 * Searches everything: local data at once, the service after a debounce. For a single letter, local data, and the code with exactly that
 * number. `isGuidRequested`: the text is to be opened as a GUID, whatever it looks like.
 */
export function useSearch({ term, input, isInput }: TypedText, isGuidRequested: boolean): Search {
  const scope = useScope();
  const wording = useText();
  const { list } = useFormats();
  const text = isInput ? "" : term;
  const [paused] = useDebouncedValue(text, TYPING_DEBOUNCE_MS);
  // Typing cancels the requests for the previous text.
  const requested = paused === text ? text : "";
  const isLong = isWordy(text);

  const classifications = useAllPages(classificationsQuery(scope), text !== "", MAX_SEARCHED_CLASSIFICATIONS);
  const codes = useCodeSearch(scope, {
    text,
    requested,
    onlyNumber: !isLong,
    classifications: classifications.items ?? NONE,
  });
  const templates = useTemplates(scope, isLong);
  const objects = useObjectSearch(scope, isLong ? requested : "");
  const destination = useDestination(scope, isInput || isGuidRequested ? input : null);
  const local = useLocalHits(scope, term, templates.items);
  const named = useListHits(scope, "classification", classifications.items ?? NONE, term);

  const sources: Partial<Record<GroupName, readonly (readonly RankedHit[])[]>> = {
    Codes: [codes.hits],
    "Construction objects": [objects.hits],
    Pages: [
      named.hits.map((hit) => ({ ...hit, details: sentence("search.classification") })),
      codes.cut.map((one) =>
        allCodesHit(
          one,
          requested,
          wording(sentence("search.allCodes", { total: one.total, classification: one.name })),
        ),
      ),
    ],
  };
  const groups = GROUPS.map((name) => {
    const opened = destination.hits.filter(({ group }) => group === name);
    const isCut =
      (name === "Codes" && codes.cut.length > 0) || (name === "Construction objects" && objects.hasMore);
    const { hits, count } = local[name];
    return mergeHits(name, [opened, ...(sources[name] ?? []), hits], count, isCut);
  });
  const isLoading = (list: { error: unknown; isWhole: boolean }) => list.error === null && !list.isWhole;
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isPending:
      ![...Object.values(local), named].every(({ isDone }) => isDone) ||
      destination.isPending ||
      codes.isPending ||
      objects.isPending ||
      (text !== "" && (requested === "" || isLoading(classifications))) ||
      (isLong && isLoading(templates)),
    cut: cutOf([
      ["search.classificationsCut", classifications],
      ["search.templatesCut", templates],
    ]),
    failures: failuresOf([
      [sentence("search.guidFailed"), destination],
      [sentence("search.classificationsFailed"), classifications],
      [sentence("search.notSearched", { classifications: list(codes.failed, "unit") }), codes],
      [sentence("search.templatesFailed"), templates],
      [sentence("search.objectsFailed"), objects],
    ]),
    hasSearchedNames: isLong,
    templatesQuery: templates.query,
    opened: destination.hits,
    message: destination.message,
  };
}

/** The properties collected from all templates, if any. */
function useCollected({ service, culture }: Scope): readonly ConceptSummary[] {
  const { data } = useQuery<readonly ConceptSummary[]>({
    queryKey: collectedKey(service, culture),
    queryFn: skipToken,
  });
  return data ?? NONE;
}

/** Hits in local data, by group. */
function useLocalHits(scope: Scope, term: string, templates: readonly ConceptSummary[] | undefined) {
  const loaded = useListHits(scope, "template", templates ?? NONE, term);
  const remembered = useRememberedHits(scope, "template", templates === undefined ? term : "");
  return {
    Codes: useViewedCodeHits(scope, term),
    Templates: templates === undefined ? remembered : loaded,
    "Construction objects": useRememberedHits(scope, "construction-object", term),
    Properties: useUnlistedHits(scope, "property", term, useCollected(scope)),
    "Property tags": useUnlistedHits(scope, "property-tag", term),
    Documents: useUnlistedHits(scope, "document", term),
    Units: useUnitHits(scope, term),
    Pages: usePageHits(scope, term),
  } satisfies Record<GroupName, LocalHits>;
}

/** Construction objects by name (E3), first page only; their names are remembered, so that the next search finds them locally. */
function useObjectSearch(scope: Scope, requested: string) {
  const { list, isFetching, error, retry } = usePages(constructionObjectsQuery(scope, requested), {
    enabled: requested !== "",
  });
  const own = requested === "" ? undefined : list;
  const items = own?.items ?? NONE;
  const hits = useMemo(() => {
    const rankOf = createRanking(requested);
    return items.flatMap((concept): RankedHit[] => {
      const hit = conceptHit("construction-object", { concept, culture: scope.culture });
      // The service may have its own way of matching.
      return hit === null ? [] : [{ ...hit, rank: rankOf?.(foldMatchable(summaryTexts(concept))) ?? 6 }];
    });
  }, [items, requested, scope.culture]);
  return {
    hits,
    hasMore: own?.hasMore === true,
    isPending: requested !== "" && isFetching,
    error: requested === "" ? null : error,
    retry,
  };
}

function allCodesHit({ versionGuid }: CutClassification, search: string, name: string): RankedHit {
  return {
    key: `codes ${versionGuid}`,
    rank: 6,
    shown: plainName(name),
    number: null,
    details: null,
    action: { to: paths.classification(versionGuid, { search }) },
  };
}

function cutOf(
  sources: readonly (readonly [
    key: "search.classificationsCut" | "search.templatesCut",
    list: { readonly items: readonly unknown[] | undefined; readonly isCut: boolean },
  ])[],
): readonly Text[] {
  return sources.flatMap(([key, { items = NONE, isCut }]) =>
    isCut ? [sentence(key, { count: items.length })] : [],
  );
}

function failuresOf(
  sources: readonly (readonly [summary: Text, source: { error: unknown; retry: () => void }])[],
): readonly SearchFailure[] {
  return sources.flatMap(([summary, { error, retry }]) =>
    error === null ? [] : [{ summary, error, retry }],
  );
}

/** A list that loads its pages while it is enabled, to its end or to the limit of what is searched. */
function useAllPages<T>(query: PagedQueryOptions<T>, isEnabled: boolean, limit = MAX_SEARCHED.items) {
  const [isFull, setFull] = useState(false);
  const { list, error, retry } = usePages(query, { enabled: isEnabled, all: !isFull });
  const isNowFull = list !== undefined && list.count >= limit;
  if (isNowFull !== isFull) setFull(isNowFull);
  const isCut = list !== undefined && (list.isCut || (isFull && list.hasMore));
  const isWhole = list !== undefined && (isCut || !list.hasMore) && error === null;
  return { items: list?.items, error, isWhole, isCut, retry };
}

/** Large pages, since all templates are needed; services may cap them. */
const TAKE = 500;

/** All templates (E9), searched locally. A complete list from the templates page is reused. */
function useTemplates(scope: Scope, isEnabled: boolean) {
  const loaded = useAllPages(templatesQuery(scope), false);
  const large = useAllPages(inLargePages(scope), isEnabled && !loaded.isWhole);
  // Some services reject large pages instead of capping them.
  const isRefused = isApiError(large.error) && large.error.status === 400;
  const usual = useAllPages(templatesQuery(scope), isEnabled && isRefused);
  if (loaded.isWhole) return { ...loaded, query: templatesQuery };
  return isRefused ? { ...usual, query: templatesQuery } : { ...large, query: inLargePages };
}

function inLargePages(scope: Scope) {
  return templatesQuery({ ...scope, takes: { ...scope.takes, list: Math.max(TAKE, scope.takes.list) } });
}
