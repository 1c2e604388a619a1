import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { useRememberNames } from "#concepts/name/use-remember-names.ts";
import { useRowsAtRest } from "#concepts/list/use-rows-at-rest.ts";
import { withRequestLimit } from "#queries/request-limit.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#queries/properties.ts";
import { useScope } from "#queries/scope.ts";
import type { PropertyColumns } from "#browser-storage/settings.ts";

/**
 * Loads the missing values (E13) and documents (E11) of the properties in view, for the columns that are switched on. Requests for rows
 * that leave the view are cancelled. Rows read the data from the query cache.
 */
export function useColumnsInView(
  template: string,
  inView: readonly ConceptSummary[],
  { values, documents }: PropertyColumns,
) {
  const scope = useScope();
  const wanted = [...new Set(useRowsAtRest(inView).flatMap(({ versionGuid }) => versionGuid || []))];
  const ofValues = useQueries({
    queries: values ? wanted.map((guid) => withRequestLimit(propertyValuesQuery(scope, guid, template))) : [],
    combine: summarize,
  });
  const ofDocuments = useQueries({
    queries: documents ? wanted.map((guid) => withRequestLimit(referencedDocumentQuery(scope, guid))) : [],
    combine: summarize,
  });
  const { loaded } = ofDocuments;
  useRememberNames(
    "document",
    useMemo(() => loaded.flatMap((document) => document ?? []), [loaded]),
  );
  const failed = [...ofValues.failed, ...ofDocuments.failed];
  return {
    failures: failed.length,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Changes when a query has loaded or failed, to render the rows again. */
function summarize<T>(results: readonly UseQueryResult<T>[]) {
  return {
    loaded: results.flatMap(({ data, isSuccess }) => (isSuccess ? [data] : [])),
    failed: results.filter(({ isError }) => isError),
  };
}
