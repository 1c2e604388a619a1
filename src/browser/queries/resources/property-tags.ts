import { listPropertyTagProperties } from "#core/api/resources/properties.ts";
import { conceptsQueryOptions } from "../list/paging.ts";
import type { Scope } from "../scope/scope.ts";

/** The properties of a property tag (E8), page by page: all of them, or those that a template has too. */
export function propertyTagPropertiesQuery(scope: Scope, versionGuid: string, template: string | null) {
  return conceptsQueryOptions(scope, {
    key: ["property-tags", versionGuid, "properties", { template }],
    kind: "property",
    template,
    fetchConcepts: (page, signal) =>
      listPropertyTagProperties(
        scope.client,
        { versionGuid, templateVersionGuid: template, ...page },
        signal,
      ),
  });
}
