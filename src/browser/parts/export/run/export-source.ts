import type { QueryClient } from "@tanstack/react-query";
import { codeSourceOf } from "#browser/queries/code-tree/cached-code-source.ts";
import { fetchWhole } from "#browser/queries/list/fetch-whole.ts";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { queryUntil } from "#browser/queries/query-until.ts";
import { documentTemplatesQuery } from "#browser/queries/resources/documents.ts";
import { LIST_QUERIES } from "#browser/queries/resources/lists.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { requirementsQuery } from "#browser/queries/resources/requirements.ts";
import {
  mappedPropertiesQuery,
  templateClassificationsQuery,
  templateDocumentsQuery,
  templatesQuery,
} from "#browser/queries/resources/templates.ts";
import { unitQuery } from "#browser/queries/resources/units.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { rememberedConcept } from "#browser/storage/concept-names.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ExportSource } from "#core/files/write/collect/source.ts";
import type { Culture } from "#core/files/write/table.ts";
import { fetchList } from "./fetch-list.ts";

/** The data source of exports: the query cache, then the service. */
export function createExportSource(queryClient: QueryClient, scope: Scope): ExportSource {
  const background = backgroundScope(scope);
  const inCulture = (culture: Culture): Scope => ({ ...background, culture });
  const list =
    (queryOf: (scope: Scope, versionGuid: string) => PagedQueryOptions<ConceptSummary>) =>
    (versionGuid: string, culture: Culture, signal: AbortSignal) =>
      fetchList(queryClient, queryOf(inCulture(culture), versionGuid), signal);

  return {
    concept: async (kind, versionGuid, culture, signal) => {
      const found = rememberedConcept(scope.service, kind satisfies ConceptKind, versionGuid);
      const isInCulture = found !== null && found.culture === culture;
      const remembered: ConceptSummary | null = found && {
        versionGuid,
        guid: found.guid,
        defaultName: found.defaultName,
        name: isInCulture ? found.name : null,
      };
      if (isInCulture || (remembered !== null && LIST_QUERIES[kind] === undefined)) return remembered;
      const query = LIST_QUERIES[kind]?.(inCulture(culture));
      if (query === undefined) return null;
      const { items } = await fetchWhole(queryClient, query, signal);
      return items.find((concept) => concept.versionGuid === versionGuid) ?? remembered;
    },
    codes: (classification) => codeSourceOf(queryClient, scope, classification),
    templates: (culture, signal) => fetchList(queryClient, templatesQuery(inCulture(culture)), signal),
    mappedProperties: list(mappedPropertiesQuery),
    propertyValues: (property, template, culture, signal) =>
      fetchList(queryClient, propertyValuesQuery(inCulture(culture), property, template), signal),
    templateDocuments: list(templateDocumentsQuery),
    templateClassifications: list(templateClassificationsQuery),
    documentTemplates: list(documentTemplatesQuery),
    referencedDocument: (property, culture, signal) =>
      queryUntil(queryClient, referencedDocumentQuery(inCulture(culture), property), signal),
    unit: (versionGuid, signal) => queryUntil(queryClient, unitQuery(background, versionGuid), signal),
    requirements: (project, filter, signal) =>
      fetchList(queryClient, requirementsQuery(background, project, filter), signal),
  };
}
