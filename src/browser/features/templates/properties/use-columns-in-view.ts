import { useQueries } from "@tanstack/react-query";
import { useRowsAtRest } from "#browser/parts/list/use-rows-at-rest.ts";
import { failedOf, failureOf } from "#browser/queries/failed-requests.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { PropertyColumns } from "#browser/storage/settings.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";

/**
 * Loads the missing values (E13) and documents (E11) of the properties in view, for the columns that are switched on. Requests for rows
 * that leave the view are cancelled. The cells show the data.
 */
export function useColumnsInView(
  template: string,
  inView: readonly ConceptSummary[],
  { values, documents }: PropertyColumns,
) {
  const scope = backgroundScope(useScope());
  const guids = [...new Set(useRowsAtRest(inView).flatMap(({ versionGuid }) => versionGuid || []))];
  const ofValues = useQueries({
    queries: values ? guids.map((guid) => propertyValuesQuery(scope, guid, template).page(0)) : [],
    combine: failedOf,
  });
  const ofDocuments = useQueries({
    queries: documents ? guids.map((guid) => referencedDocumentQuery(scope, guid)) : [],
    combine: failedOf,
  });
  return {
    /** Version GUIDs of the properties for which they are loaded. */
    guids,
    ...failureOf([...ofValues, ...ofDocuments]),
  };
}
