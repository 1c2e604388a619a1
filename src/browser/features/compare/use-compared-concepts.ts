import { useQueries } from "@tanstack/react-query";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { namedConcept } from "#browser/parts/name/use-named-concept.ts";
import { latestOf } from "#browser/parts/versions/not-latest.tsx";
import { useMorePages, usePages } from "#browser/queries/list/use-pages.ts";
import { conceptVersionsQuery } from "#browser/queries/resources/concepts.ts";
import { LIST_QUERIES } from "#browser/queries/resources/lists.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { useRememberedConcepts } from "#browser/storage/concept-names.ts";
import type { ComparableKind } from "#core/addresses/addresses.ts";
import { columnLabels } from "./column-labels.ts";
import type { ComparedConcept } from "./compared-concept.ts";

/** The most concepts of a list that are loaded to find the names of those compared. */
const MAX_LISTED = 5000;
const NOTHING = (): void => {};

/**
 * The concepts of a comparison with their versions (E7) and their names: as remembered, else from the list of their kind (E5, E9). Property
 * names that no list has loaded stay unknown; those of units arrive with their details.
 */
export function useComparedConcepts(
  kind: ComparableKind,
  versionGuids: readonly string[],
): ComparedConcept[] {
  const scope = useScope();
  const all = useRememberedConcepts(scope.service, kind);
  const lists = useQueries({
    queries: versionGuids.map((versionGuid) => conceptVersionsQuery(scope, versionGuid).page(0)),
  });
  const concepts = versionGuids.map((versionGuid, column) => {
    const { data, error = null, refetch = NOTHING } = lists[column] ?? {};
    const versions = data?.results ?? [];
    const remembered = all.find((one) => one.versionGuid === versionGuid) ?? null;
    const { concept, culture } = namedConcept(versionGuid, remembered, all, versions, scope.culture);
    const version = versions.find((one) => one.versionGuid === versionGuid) ?? null;
    const latest = latestOf(versions, versionGuid) ?? null;
    return {
      versionGuid,
      guid: concept.guid,
      shown: { concept, culture },
      version,
      latest,
      versions: { error, refetch },
    };
  });
  // A default name without a culture may have a translation.
  const isUnknown = ({ shown: { concept, culture } }: (typeof concepts)[number]): boolean =>
    concept.name === null && (concept.defaultName === null || (culture === null && scope.culture !== null));
  useNamesFromList(kind, scope, concepts.some(isUnknown));
  const names = concepts.map(({ shown }) => chooseName(shown.concept, shown.culture));
  const labels = columnLabels(
    names.map(({ text }, column) => ({
      // On one line, as the heading of a column.
      name: text.replaceAll(/\s+/g, " "),
      version: concepts[column]?.version ?? null,
    })),
  );
  return concepts.map((concept, column) => ({
    ...concept,
    label: labels[column] ?? "",
    culture: names[column]?.culture ?? null,
  }));
}

/** Loads the list of a kind, whose names are remembered as they arrive, while some are missing. */
function useNamesFromList(kind: ComparableKind, scope: Scope, areMissing: boolean): void {
  const list = LIST_QUERIES[kind];
  const enabled = areMissing && list !== undefined;
  const pages = usePages((list ?? LIST_QUERIES.template)(scope), { enabled });
  useMorePages(pages, enabled && (pages.list?.count ?? 0) < MAX_LISTED);
}
