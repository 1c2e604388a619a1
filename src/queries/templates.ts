import { conceptKey } from "#api/paging.ts";
import { listTemplates } from "#api/templates.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";

export type TemplatesFilter = {
  readonly classification: string | null;
  readonly code: string | null;
  /** Also templates of what is below the code; sent only when true. */
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
