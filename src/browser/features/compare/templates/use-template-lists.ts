import { useState } from "react";
import { useWholeLists, type WholeListState } from "#browser/queries/list/use-whole-lists.ts";
import {
  mappedPropertiesQuery,
  templateClassificationsQuery,
  templateDocumentsQuery,
} from "#browser/queries/resources/templates.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ComparedList } from "../comparison-row.ts";

type Lists = readonly WholeListState<ConceptSummary>[];

/** The lists of the compared templates, by column, and the culture of their texts. */
export type TemplateLists = {
  readonly properties: Lists;
  readonly documents: Lists;
  readonly classifications: Lists;
  readonly culture: string | null;
};

/** Loads the lists of templates (E6, E14, E4). In another culture, the previous ones stay until the new ones are complete. */
export function useTemplateLists(templates: readonly string[]) {
  const scope = useScope();
  const { culture } = scope;
  const [cancelled, setCancelled] = useState<{ readonly culture: string | null } | null>(null);
  const isCancelled = cancelled !== null && cancelled.culture === culture;
  const properties = useWholeLists(
    templates.map((template) => mappedPropertiesQuery(scope, template)),
    !isCancelled,
  );
  const documents = useWholeLists(templates.map((template) => templateDocumentsQuery(scope, template)));
  const classifications = useWholeLists(
    templates.map((template) => templateClassificationsQuery(scope, template)),
  );
  const loading = [...properties, ...documents, ...classifications];
  const [shown, setShown] = useState<TemplateLists | null>(null);
  const isNew =
    shown?.properties !== properties ||
    shown.documents !== documents ||
    shown.classifications !== classifications;
  if (isNew && loading.every(({ isComplete, error }) => isComplete || error !== null))
    setShown({ properties, documents, classifications, culture });
  return {
    /** Those of the properties first. */
    loading,
    /** Null until all are complete or have failed. */
    shown,
    isCancelled,
    cancel: () => setCancelled({ culture }),
    goOn: () => setCancelled(null),
  };
}

/** The lists of templates, in any culture. */
export function sourcesOf(templates: readonly string[]) {
  const of = (query: (scope: Scope, template: string) => ReturnType<ComparedList>): ComparedList[] =>
    templates.map((template) => (scope) => query(scope, template));
  return {
    properties: of(mappedPropertiesQuery),
    documents: of(templateDocumentsQuery),
    classifications: of(templateClassificationsQuery),
  };
}
