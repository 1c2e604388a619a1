import type { ShownName } from "#browser/parts/name/concept-name.ts";
import { type ConceptKind, KINDS } from "#core/api/concept-kinds.ts";
import type { Rank } from "#core/text/match-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";

/** The action of an option. */
export type Action =
  /** Navigates to an address of the app. */
  | { readonly to: string }
  /** Opens the lookup of several inputs. */
  | { readonly lookUp: readonly string[] }
  /** Searches for another text. */
  | { readonly search: string }
  /** Identifies a GUID by asking the service. */
  | { readonly identify: string };

/** Where a concept is: the classification or template that has it, and the class numbers of a code below it. */
export type Place = { readonly inside: ShownName; readonly numbers: readonly string[] };

/** An option of the list. */
export type Hit = {
  /** Identifies the option across all lists. */
  readonly key: string;
  readonly shown: ShownName;
  readonly number: string | null;
  /** Details that distinguish options for the user: the classification, the kind, and so on. */
  readonly details: Text | string | Place | null;
  readonly action: Action;
};

export type RankedHit = Hit & { readonly rank: Rank };

export type Group = {
  readonly name: GroupName | "Recent searches" | "Recently viewed";
  readonly hits: readonly Hit[];
  /** The total, as far as it is known. */
  readonly count: number;
  /** Whether there may be more. */
  readonly isCut: boolean;
};

/** The number of options shown in a group; typing narrows the others. */
export const MAX_HITS = 25;

/** The groups in display order. */
export const GROUPS = [
  "Codes",
  "Templates",
  "Construction objects",
  "Properties",
  "Property tags",
  "Documents",
  "Units",
  "Pages",
] as const;
export type GroupName = (typeof GROUPS)[number];

/** The headings of the groups. */
export const GROUP_LABELS: Readonly<Record<Group["name"], Text>> = {
  Codes: text("search.groupCodes"),
  Templates: text("search.groupTemplates"),
  "Construction objects": text("search.groupConstructionObjects"),
  Properties: text("search.groupProperties"),
  "Property tags": text("search.groupPropertyTags"),
  Documents: text("search.groupDocuments"),
  Units: text("search.groupUnits"),
  Pages: text("search.groupPages"),
  "Recent searches": text("search.groupRecentSearches"),
  "Recently viewed": text("search.groupRecentlyViewed"),
};

/** The group of a kind of concept; a classification is a page to open. */
export function groupOf(kind: ConceptKind | null): GroupName {
  if (kind === "code") return "Codes";
  const name = kind === null ? undefined : KINDS[kind].many;
  return GROUPS.find((group) => group === name) ?? "Pages";
}

/** The name of something other than a concept, such as a page: in the language of the app, or an unknown one. */
export function plainName(name: string): ShownName {
  return { concept: { name: null, defaultName: name, defaultCulture: null }, culture: null };
}

/** Merges the hits of several sources for a group: best matches first, deprecated ones last, without duplicates; ties keep the order of the sources. */
export function mergeHits(
  name: GroupName,
  sources: readonly (readonly RankedHit[])[],
  count = 0,
  isCut = false,
): Group {
  const byKey = new Map<string, RankedHit>();
  for (const hit of sources.flat()) {
    const before = byKey.get(hit.key);
    if (before === undefined || hit.rank < before.rank) byKey.set(hit.key, hit);
  }
  const hits = [...byKey.values()].toSorted(
    (a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)) || a.rank - b.rank,
  );
  return { name, hits: hits.slice(0, MAX_HITS), count: Math.max(count, hits.length), isCut };
}

function isDeprecated({ shown }: Hit): boolean {
  return shown.concept.isDeprecated === true;
}

/**
 * The groups while an option is active: options up to it stay as displayed, and new ones are appended after it. New options that belong
 * further up are held back and counted.
 */
export function arrange(
  fresh: readonly Group[],
  shown: readonly Group[],
  chosen: string,
): { readonly groups: readonly Group[]; readonly heldBack: number } {
  const at = shown.findIndex(({ hits }) => hits.some(({ key }) => key === chosen));
  const group = shown[at];
  if (group === undefined) return { groups: fresh, heldBack: 0 };
  const freshOf = ({ name, hits }: Group): Group =>
    fresh.find((one) => one.name === name) ?? { name, hits: [], count: hits.length, isCut: false };
  const kept = group.hits.slice(0, group.hits.findIndex(({ key }) => key === chosen) + 1);
  const isKept = new Set(kept.map(({ key }) => key));
  const others = freshOf(group).hits.filter(({ key }) => !isKept.has(key));
  const above = shown.slice(0, at);
  const names = new Set(shown.slice(0, at + 1).map(({ name }) => name));
  const heldBack = above.reduce((sum, one) => {
    const shownKeys = new Set(one.hits.map(({ key }) => key));
    return sum + freshOf(one).hits.filter(({ key }) => !shownKeys.has(key)).length;
  }, 0);
  return {
    groups: [
      ...above.map((one) => ({ ...freshOf(one), hits: one.hits })),
      { ...freshOf(group), hits: [...kept, ...others] },
      ...fresh.filter(({ name }) => !names.has(name)),
    ],
    heldBack,
  };
}
