import { useQueryClient } from "@tanstack/react-query";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { chooseName } from "#concepts/name/localized-name.tsx";
import type { Column } from "#import-export/export/table.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#queries/properties.ts";
import { useScope } from "#queries/scope.ts";
import type { PropertyColumns } from "#browser-storage/settings.ts";

/** The columns of the mapped properties for 'Copy'; cells that are not loaded say so. */
export function useCopyColumns(template: string, columns: PropertyColumns): Column<ConceptSummary>[] {
  const queryClient = useQueryClient();
  const scope = useScope();
  const nameOf = (concept: ConceptSummary): string => chooseName(concept, scope.culture).text;
  const values = ({ versionGuid }: ConceptSummary): string | null => {
    if (!versionGuid) return null;
    const list = queryClient.getQueryData(propertyValuesQuery(scope, versionGuid, template).page(0).queryKey);
    return list?.results.map(nameOf).join(", ") ?? NOT_LOADED;
  };
  const document = ({ versionGuid }: ConceptSummary): string | null => {
    if (!versionGuid) return null;
    const loaded = queryClient.getQueryData(referencedDocumentQuery(scope, versionGuid).queryKey);
    if (loaded === undefined) return NOT_LOADED;
    return loaded === null ? null : nameOf(loaded);
  };
  return [
    ...(columns.values ? [{ header: "Values", value: values }] : []),
    ...(columns.documents ? [{ header: "Referenced document", value: document }] : []),
  ];
}

const NOT_LOADED = "Not loaded yet";
