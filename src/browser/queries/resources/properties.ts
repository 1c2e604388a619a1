import { queryOptions } from "@tanstack/react-query";
import { rememberNames } from "#browser/storage/concept-names.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { getReferencedDocument, listPropertyValues } from "#core/api/resources/properties.ts";
import { wholeListQueryOptions } from "../list/whole-list.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

/** The document that a property refers to (E11); null where it refers to none. */
export function referencedDocumentQuery(scope: Scope, property: string) {
  const { client, culture } = scope;
  return queryOptions({
    queryKey: [...scopeKey(scope, culture), "properties", property, "document"],
    queryFn: async ({ signal }): Promise<ConceptSummary | null> => {
      const document = await getReferencedDocument(client, { versionGuid: property, culture }, signal);
      if (document === null || Object.values(document).every((field) => !field)) return null;
      if (scope.isSecond !== true) rememberNames(scope.service, culture, "document", [document]);
      return document;
    },
  });
}

/** The values of a property, in a template or without one (E13), all at once. */
export function propertyValuesQuery(scope: Scope, property: string, template: string | null) {
  const { client, culture } = scope;
  return wholeListQueryOptions(scope, {
    key: ["properties", property, "values", { template }],
    kind: null,
    fetchList: (signal) =>
      listPropertyValues(
        client,
        { templateVersionGuid: template, propertyVersionGuid: property, culture },
        signal,
      ),
  });
}
