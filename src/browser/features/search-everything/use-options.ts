import { useMemo, useState } from "react";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { appLocation } from "#browser/parts/open-by-guid/app-location.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { useRecentSearches } from "#browser/storage/recent-searches.ts";
import { useRecentlyViewed } from "#browser/storage/recently-viewed.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import { type Group, type Hit, plainName } from "./hits/hits.ts";
import { viewedHit } from "./hits/use-local-hits.ts";
import { useSearch } from "./hits/use-search.ts";
import { readTyped } from "./inputs.ts";

/** The options for a text: the hits of the search, or recent searches and recently viewed concepts for an empty text. */
export function useOptions(text: string) {
  const scope = useScope();
  const wording = useText();
  const typed = useMemo(() => readTyped(text, appLocation()), [text]);
  const { term, input, isInput, several } = typed;
  const [guid, setGuid] = useState<string | null>(null);
  const isGuidRequested = guid !== null && guid === term;
  const search = useSearch(typed, isGuidRequested);
  const recent = useRecent(scope);
  const isEmpty = text.trim() === "";

  // A GUID may have any form; a text that looks like a word is offered as GUID only if no name matches.
  const mayBeGuid = input !== null && !isInput && !isGuidRequested && !search.isPending;
  const canOpen = mayBeGuid && (/\d/.test(term) || search.groups.length === 0);
  const offers = [
    ...(canOpen ? [openOffer(term, wording)] : []),
    ...(several.length > 0 ? [lookupOffer(several, wording)] : []),
  ];
  return {
    ...search,
    /** The term that is searched and marked. */
    term,
    /** The hits, without the offers. */
    found: search.groups,
    groups: isEmpty ? recent : withOffers(search.groups, offers),
    isEmpty,
    isIdentifying: isGuidRequested,
    /** Treats the text as a GUID and identifies it. */
    identify: () => setGuid(term),
  };
}

function openOffer(term: string, wording: Wording): Hit {
  const shown = plainName(wording(sentence("search.openAsGuid", { term })));
  return { key: "open", shown, number: null, details: null, action: { identify: term } };
}

function lookupOffer(inputs: readonly string[], wording: Wording): Hit {
  const shown = plainName(wording(sentence("search.lookUpInputs", { count: inputs.length })));
  return { key: "look up", shown, number: null, details: null, action: { lookUp: inputs } };
}

/** Appends the other interpretations of the text. */
function withOffers(groups: readonly Group[], offers: readonly Hit[]): readonly Group[] {
  if (offers.length === 0) return groups;
  const none: Group = { name: "Pages", hits: [], count: 0, isCut: false };
  const pages = groups.find(({ name }) => name === "Pages") ?? none;
  const hits = [...pages.hits, ...offers];
  return [
    ...groups.filter(({ name }) => name !== "Pages"),
    { ...pages, hits, count: pages.count + offers.length },
  ];
}

function useRecent(scope: Scope): readonly Group[] {
  const searches = useRecentSearches(scope.service);
  const viewed = useRecentlyViewed(scope.service);
  const groups = [
    {
      name: "Recent searches" as const,
      hits: searches.map((search) => ({
        key: `search ${search}`,
        shown: plainName(search),
        number: null,
        details: null,
        action: { search },
      })),
    },
    {
      name: "Recently viewed" as const,
      hits: viewed.map((one) => ({ ...viewedHit(one, scope), details: KIND_NAMES[one.kind].one })),
    },
  ];
  return groups
    .filter(({ hits }) => hits.length > 0)
    .map((group) => ({ ...group, count: group.hits.length, isCut: false }));
}
