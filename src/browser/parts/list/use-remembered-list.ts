import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { STARTING_POINT_LISTS, startingPointsQuery } from "#browser/queries/starting-points.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { useRememberedConcepts } from "#browser/storage/concept-names.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { compareTexts } from "#core/text/natural-order.ts";
import { shownNameOf, type ShownName } from "../name/concept-name.ts";
import { chooseName } from "../name/localized-name.tsx";

/** A concept of such a list. */
export type RememberedItem = {
  readonly versionGuid: string;
  readonly guid: string | null;
  /** Version GUID of a template that has it; null if no list of a template has contained it. */
  readonly template?: string | null;
  readonly shown: ShownName;
  /** The name as plain text. */
  readonly name: string;
};

export type RememberedKind = (typeof STARTING_POINT_LISTS)[number]["kind"];

const NONE: readonly ConceptSummary[] = [];

/**
 * The remembered concepts of a kind that no operation lists: the starting points, concepts from other lists, and those just collected (which may
 * be more than can be remembered), sorted by name in the culture.
 */
export function useRememberedList(kind: RememberedKind, collected = NONE) {
  const { session } = useSession();
  const { culture } = useCulture();
  const { data, error, refetch } = useQuery(startingPointsQuery(session));
  const remembered = useRememberedConcepts(session.key, kind);
  const items = useMemo(() => {
    const { list } = STARTING_POINT_LISTS.find((one) => one.kind === kind) ?? {};
    const byGuid = new Map<string, RememberedItem>();
    const add = (
      versionGuid: string,
      guid: string | null,
      shown: ShownName,
      template: string | null = null,
    ): void => {
      const name = chooseName(shown.concept, shown.culture).text;
      byGuid.set(versionGuid, { versionGuid, guid, template, shown, name });
    };
    for (const { versionGuid, name } of list === undefined ? [] : (data?.[list] ?? []))
      add(versionGuid, null, { concept: { versionGuid, name: null, defaultName: name }, culture: null });
    for (const one of remembered) {
      const before = byGuid.get(one.versionGuid);
      const isNamed = one.name !== null || one.defaultName !== null;
      add(
        one.versionGuid,
        one.guid,
        before === undefined || isNamed ? shownNameOf(one, culture) : before.shown,
        one.template,
      );
    }
    for (const concept of collected)
      if (concept.versionGuid !== null)
        add(
          concept.versionGuid,
          concept.guid,
          { concept, culture },
          byGuid.get(concept.versionGuid)?.template,
        );
    return sortByName([...byGuid.values()]);
  }, [data, kind, remembered, collected, culture]);
  return {
    items,
    /** False while the starting points are loading. */
    isReady: data !== undefined || error !== null,
    error,
    retry: () => void refetch(),
  };
}

export function sortByName<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => compareTexts(a.name, b.name));
}

/** The searchable texts of an item. */
export function toMatchable({ versionGuid, guid, name, shown }: RememberedItem) {
  return { texts: [name, shown.concept.defaultName], guids: [versionGuid, guid] };
}
