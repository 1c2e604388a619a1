import type { ConceptKind } from "#api/concept-kinds.ts";
import type { ShownName } from "#concepts/concept-name.ts";
import { KINDS } from "#concepts/kinds.ts";
import type { Rank } from "#lib/match-text.ts";

/** What choosing an option does. */
export type Action =
  /** Leads to an address of the app. */
  | { readonly to: string }
  /** Leads to the page that looks up several inputs. */
  | { readonly lookUp: readonly string[] }
  /** Searches for another text. */
  | { readonly search: string }
  /** Asks the service what this GUID stands for. */
  | { readonly identify: string };

/** An option of the list. */
export type Hit = {
  /** What tells it apart from all others, in whatever list it stands. */
  readonly key: string;
  readonly shown: ShownName;
  readonly number: string | null;
  /** What tells it apart for who reads it: the classification, the kind, and so on. */
  readonly details: string | null;
  readonly action: Action;
};

export type RankedHit = Hit & { readonly rank: Rank };

export type Group = {
  readonly name: string;
  readonly hits: readonly Hit[];
  /** How many there are in all, as far as it is known. */
  readonly count: number;
  /** Whether there may be more than that. */
  readonly isCut: boolean;
};

/** How many options a group shows: who wants the others goes on typing. */
export const MAX_HITS = 25;

/** The groups, in their order. */
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

/** The group in which concepts of a kind stand; a classification is a place to go to. */
export function groupOf(kind: ConceptKind | null): GroupName {
  if (kind === "code") return "Codes";
  const name = kind === null ? undefined : KINDS[kind].many;
  return GROUPS.find((group) => group === name) ?? "Pages";
}

/** What is no concept, such as a page of the app. */
export function plainName(name: string): ShownName {
  return { concept: { name, defaultName: null }, culture: null };
}

/** What several sources have found of a group, as one: the best first, each once, the first source first among equals. */
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
  const hits = [...byKey.values()].toSorted((a, b) => a.rank - b.rank);
  return { name, hits: hits.slice(0, MAX_HITS), count: Math.max(count, hits.length), isCut };
}

/**
 * The groups while an option is chosen: up to it they stay as they were shown, and what came since stands behind it. What belongs further up is
 * held back, and counted.
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
    const known = new Set(one.hits.map(({ key }) => key));
    return sum + freshOf(one).hits.filter(({ key }) => !known.has(key)).length;
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
