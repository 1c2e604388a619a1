import { conceptKey } from "#api/paging.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "#api/templates.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";
import { wholeListQueryOptions } from "./whole-list.ts";

export type TemplatesFilter = {
  readonly classification: string | null;
  readonly code: string | null;
  /** Also the templates of the codes below this one; sent only when true. */
  readonly includeNested: boolean;
};

/** Templates (E9), page by page: all of them, or those related to a classification or one of its codes. */
export function templatesQuery(scope: Scope, filter: TemplatesFilter) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "templates", filter],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listTemplates(
        client,
        {
          classificationVersionGuid: filter.classification,
          classificationCodeVersionGuid: filter.code,
          includeNested: filter.includeNested ? true : null,
          culture,
          skip,
          take,
        },
        signal,
      ),
  });
}

/** The mapped properties of a template (E6), page by page. */
export function mappedPropertiesQuery(scope: Scope, versionGuid: string) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "templates", versionGuid, "properties"],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listMappedProperties(client, { versionGuid, culture, skip, take }, signal),
  });
}

/** The classifications of a template (E4), page by page. */
export function templateClassificationsQuery(scope: Scope, versionGuid: string) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "templates", versionGuid, "classifications"],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listTemplateClassifications(client, { versionGuid, culture, skip, take }, signal),
  });
}

/** The documents of a template (E14), all at once. */
export function templateDocumentsQuery(scope: Scope, versionGuid: string) {
  const { client, culture } = scope;
  return wholeListQueryOptions({
    queryKey: [...scopeKey(scope, culture), "templates", versionGuid, "documents"],
    fetchList: (signal) => listTemplateDocuments(client, { versionGuid, culture }, signal),
  });
}
