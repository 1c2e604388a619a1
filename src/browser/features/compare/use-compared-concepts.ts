import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useText } from "#browser/lib/use-text.ts";
import type { ShownName } from "#browser/parts/name/concept-name.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { chooseName, type NamedConcept } from "#browser/parts/name/localized-name.tsx";
import { namedConcept } from "#browser/parts/name/use-named-concept.ts";
import { latestOf } from "#browser/parts/versions/not-latest.tsx";
import { useMorePages, usePages } from "#browser/queries/list/use-pages.ts";
import { conceptVersionsQuery } from "#browser/queries/resources/concepts.ts";
import { LIST_QUERIES, type ListQuery } from "#browser/queries/resources/lists.ts";
import { mappedPropertiesQuery } from "#browser/queries/resources/templates.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { type RememberedConcept, useRememberedConcepts } from "#browser/storage/concept-names.ts";
import type { ComparableKind } from "#core/addresses/addresses.ts";
import { givenText } from "#core/text/choose-text.ts";
import { text } from "#core/text/messages/text.ts";
import { columnLabels } from "./column-labels.ts";
import type { ComparedConcept } from "./compared-concept.ts";

/** The most requests to find the names of those compared, and the number of concepts that each asks for. */
const MOST_REQUESTS = 5;
const TAKE = 1000;
const NOTHING = (): void => {};

/**
 * The concepts of a comparison with their versions (E7) and their names: as remembered, else from the list of their kind (E5, E9), or, of
 * properties, of the template of one that is remembered (E6). Those of units arrive with their details (E15). Until then, and where nothing
 * tells the name, the kind stands for it, with the beginning of the GUID.
 */
export function useComparedConcepts(
  kind: ComparableKind,
  versionGuids: readonly string[],
): ComparedConcept[] {
  const scope = useScope();
  const wording = useText();
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
  const compared = all.filter((one) => versionGuids.includes(one.versionGuid));
  useNamesFromList(listOfNames(kind, compared), scope, concepts.some(isUnknown));
  const named = concepts.map((concept) => ({
    ...concept,
    shown: hasName(concept.shown)
      ? concept.shown
      : standIn(
          concept.shown.concept,
          wording(
            text("compare.unnamed", { kind: KIND_NAMES[kind].one, guid: shortGuid(concept.versionGuid) }),
          ),
        ),
  }));
  const names = named.map(({ shown }) => chooseName(shown.concept, shown.culture));
  const labels = columnLabels(
    names.map(({ text }, column) => ({
      // On one line, as the heading of a column.
      name: text.replaceAll(/\s+/g, " "),
      version: concepts[column]?.version ?? null,
    })),
  );
  return named.map((concept, column) => ({
    ...concept,
    label: labels[column] ?? "",
    culture: names[column]?.culture ?? null,
  }));
}

function hasName({ concept }: ShownName): boolean {
  return givenText(concept.name) !== null || givenText(concept.defaultName) !== null;
}

/** A concept with words of the app for its name. */
function standIn(concept: NamedConcept, defaultName: string): ShownName {
  return { concept: { ...concept, name: null, defaultName, defaultCulture: null }, culture: null };
}

const SHORT = 8;

function shortGuid(guid: string): string {
  return guid.length > SHORT ? `${guid.slice(0, SHORT)}…` : guid;
}

/** The list that contains the names of concepts of a kind; null if none is known. */
function listOfNames(kind: ComparableKind, remembered: readonly RememberedConcept[]): ListQuery | null {
  if (kind !== "property") return LIST_QUERIES[kind] ?? null;
  const template = remembered.map((one) => one.template).find((one) => one !== null);
  return template === undefined ? null : (scope) => mappedPropertiesQuery(scope, template);
}

/** Loads the beginning of a list, whose names are remembered as they arrive, while some are missing. */
function useNamesFromList(list: ListQuery | null, scope: Scope, areMissing: boolean): void {
  const enabled = areMissing && list !== null;
  const takes = { ...scope.takes, list: Math.max(TAKE, scope.takes.list) };
  const query = (list ?? LIST_QUERIES.template)({ ...scope, takes });
  const pages = usePages(query, { enabled });
  const requests = useQueryClient().getQueryCache().findAll({ queryKey: query.queryKey }).length;
  useMorePages(pages, enabled && requests < MOST_REQUESTS);
}
