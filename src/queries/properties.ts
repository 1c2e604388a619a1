import { queryOptions } from "@tanstack/react-query";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { conceptKey, dedupe } from "#api/paging.ts";
import { getReferencedDocument, listPropertyValues } from "#api/properties.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** The document that a property refers to (E11); null where it refers to none. */
export function referencedDocumentQuery(scope: Scope, property: string) {
  const { client, culture } = scope;
  return queryOptions({
    queryKey: [...scopeKey(scope, culture), "properties", property, "document"],
    queryFn: async ({ signal }): Promise<ConceptSummary | null> => {
      const document = await getReferencedDocument(client, { versionGuid: property, culture }, signal);
      const saysNothing = document === null || Object.values(document).every((field) => !field);
      return saysNothing ? null : document;
    },
  });
}

/** The values of a property, in a template or without one (E13), each once and all at once: the operation has no Skip and Take. */
export function propertyValuesQuery(scope: Scope, property: string, template: string | null) {
  const { client, culture } = scope;
  return queryOptions({
    queryKey: [...scopeKey(scope, culture), "properties", property, "values", { template }],
    queryFn: async ({ signal }): Promise<readonly ConceptSummary[]> => {
      const list = await listPropertyValues(
        client,
        { templateVersionGuid: template, propertyVersionGuid: property, culture },
        signal,
      );
      return dedupe(list.results, conceptKey);
    },
  });
}
