import { conceptKey } from "#api/paging.ts";
import { listPropertyTagProperties } from "#api/properties.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** The properties of a property tag (E8), page by page: all of them, or those that a template has too. */
export function propertyTagPropertiesQuery(scope: Scope, versionGuid: string, template: string | null) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "property-tags", versionGuid, "properties", { template }],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listPropertyTagProperties(
        client,
        { versionGuid, templateVersionGuid: template, culture, skip, take },
        signal,
      ),
  });
}
