import { useQueryClient } from "@tanstack/react-query";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { useSecondNameOf } from "#browser/parts/second-culture/second-culture.tsx";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { PropertyColumns } from "#browser/storage/settings.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { headerIn } from "#core/files/column-headers.ts";
import type { Column } from "#core/files/write/table.ts";

type NameOf = (concept: ConceptSummary) => string | null | undefined;

/** The columns of the mapped properties for 'Copy'; cells that are not loaded say so. */
export function useCopyColumns(template: string, columns: PropertyColumns): Column<ConceptSummary>[] {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { beside } = useCulture();
  const secondNameOf = useSecondNameOf();
  const nameOf: NameOf = (concept) => chooseName(concept, scope.culture).text;
  const values =
    (nameOf: NameOf) =>
    ({ versionGuid }: ConceptSummary): string | null => {
      if (!versionGuid) return null;
      const { queryKey } = propertyValuesQuery(scope, versionGuid, template).page(0);
      const list = queryClient.getQueryData(queryKey);
      const names = list?.results.map(nameOf);
      if (names === undefined || names.includes(undefined)) return NOT_LOADED;
      return names.filter((name) => name !== null).join(", ");
    };
  const document =
    (nameOf: NameOf) =>
    ({ versionGuid }: ConceptSummary): string | null => {
      if (!versionGuid) return null;
      const loaded = queryClient.getQueryData(referencedDocumentQuery(scope, versionGuid).queryKey);
      if (loaded === undefined) return NOT_LOADED;
      return loaded === null ? null : (nameOf(loaded) ?? null);
    };
  const shown = [
    ...(columns.values ? [{ header: "Values", of: values }] : []),
    ...(columns.documents ? [{ header: "Referenced document", of: document }] : []),
  ];
  return shown.flatMap(({ header, of }) => [
    { header, value: of(nameOf) },
    ...(beside === null ? [] : [{ header: headerIn(header, beside), value: of(secondNameOf) }]),
  ]);
}

const NOT_LOADED = "Not loaded yet";
