import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "#core/api/resources/templates.ts";
import { conceptsQueryOptions } from "../list/paging.ts";
import { wholeListQueryOptions } from "../list/whole-list.ts";
import type { Scope } from "../scope/scope.ts";

export type TemplatesFilter = {
  readonly classification: string | null;
  readonly code: string | null;
  /** Also the templates of the codes below this one; sent only when true. */
  readonly includeNested: boolean;
};

const ALL_TEMPLATES: TemplatesFilter = { classification: null, code: null, includeNested: false };

/** Templates (E9), page by page: all of them, or those related to a classification or one of its codes. */
export function templatesQuery(scope: Scope, filter = ALL_TEMPLATES) {
  const sent = {
    classificationVersionGuid: filter.classification,
    classificationCodeVersionGuid: filter.code,
    includeNested: filter.includeNested ? true : null,
  };
  return conceptsQueryOptions(scope, {
    key: ["templates", filter],
    kind: "template",
    fetchConcepts: (page, signal) => listTemplates(scope.client, { ...sent, ...page }, signal),
  });
}

/** The mapped properties of a template (E6), page by page. */
export function mappedPropertiesQuery(scope: Scope, versionGuid: string) {
  return conceptsQueryOptions(scope, {
    key: ["templates", versionGuid, "properties"],
    kind: "property",
    template: versionGuid,
    fetchConcepts: (page, signal) => listMappedProperties(scope.client, { versionGuid, ...page }, signal),
  });
}

/** The classifications of a template (E4), page by page. */
export function templateClassificationsQuery(scope: Scope, versionGuid: string) {
  return conceptsQueryOptions(scope, {
    key: ["templates", versionGuid, "classifications"],
    kind: "classification",
    fetchConcepts: (page, signal) =>
      listTemplateClassifications(scope.client, { versionGuid, ...page }, signal),
  });
}

/** The documents of a template (E14), all at once. */
export function templateDocumentsQuery(scope: Scope, versionGuid: string) {
  const { client, culture } = scope;
  return wholeListQueryOptions(scope, {
    key: ["templates", versionGuid, "documents"],
    kind: "document",
    fetchList: (signal) => listTemplateDocuments(client, { versionGuid, culture }, signal),
  });
}
