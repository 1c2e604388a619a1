import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { startingPointsQuery } from "#queries/starting-points.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useKnownConcepts } from "#memory/concept-names.ts";
import { useSession } from "#session/session-context.tsx";
import { chooseName } from "#concepts/localized-name.tsx";
import { knownName, type ShownName } from "#concepts/concept-name.ts";

/** A document as far as it is known without asking for it. */
export type KnownDocument = {
  readonly versionGuid: string;
  readonly guid: string | null;
  readonly shown: ShownName;
  /** The name as plain text. */
  readonly name: string;
};

/**
 * The starting points, all documents met so far, and those that were collected just now (of which more than can be remembered may come),
 * by name in the culture.
 */
export function useKnownDocuments(collected: readonly ConceptSummary[] = []) {
  const { session } = useSession();
  const { culture } = useCulture();
  const { data: startingPoints, error, refetch } = useQuery(startingPointsQuery(session));
  const met = useKnownConcepts(session.key, "document");
  const documents = useMemo(() => {
    const byGuid = new Map<string, KnownDocument>();
    const add = (versionGuid: string, guid: string | null, shown: ShownName): void => {
      const name = chooseName(shown.concept, shown.culture).text;
      byGuid.set(versionGuid, { versionGuid, guid, shown, name });
    };
    for (const { versionGuid, name } of startingPoints?.documents ?? [])
      add(versionGuid, null, { concept: { name: null, defaultName: name, versionGuid }, culture: null });
    for (const one of met) add(one.versionGuid, one.guid, knownName(one, culture));
    for (const concept of collected)
      if (concept.versionGuid !== null) add(concept.versionGuid, concept.guid, { concept, culture });
    const collator = new Intl.Collator(undefined, { numeric: true });
    return [...byGuid.values()].toSorted((a, b) => collator.compare(a.name, b.name));
  }, [startingPoints, met, collected, culture]);
  return {
    documents,
    /** False while the starting points are on their way. */
    isReady: startingPoints !== undefined || error !== null,
    error,
    retry: () => void refetch(),
  };
}

/** The documents whose name holds what was searched. */
export function matchingDocuments(
  documents: readonly KnownDocument[],
  search: string,
): readonly KnownDocument[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return documents;
  return documents.filter(({ name, shown }) =>
    [name, shown.concept.defaultName].some((text) => text?.toLowerCase().includes(wanted)),
  );
}
