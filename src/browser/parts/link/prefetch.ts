import {
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  QueryObserver,
} from "@tanstack/react-query";
import { codeTreeOf } from "#browser/queries/code-tree/code-trees.ts";
import { conceptVersionsQuery } from "#browser/queries/resources/concepts.ts";
import { documentTemplatesQuery } from "#browser/queries/resources/documents.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#browser/queries/resources/properties.ts";
import { propertyTagPropertiesQuery } from "#browser/queries/resources/property-tags.ts";
import { mappedPropertiesQuery } from "#browser/queries/resources/templates.ts";
import { unitQuery } from "#browser/queries/resources/units.ts";
import { prefetchScope } from "#browser/queries/scope/prefetch-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { type ConceptKind, KINDS } from "#core/api/concept-kinds.ts";
import type { OperationId } from "#core/api/operations.ts";

type Target = {
  readonly queryClient: QueryClient;
  readonly scope: Scope;
  readonly kind: ConceptKind;
  readonly versionGuid: string;
  /** The template in which a property is shown. */
  readonly template: string | null;
};

/** Prefetches the first data of a concept's page. Cached data and pending requests are not requested again; the page shows errors. */
export function prefetchConcept(target: Target): void {
  for (const operation of KINDS[target.kind].opensWith) FETCH[operation]?.(target);
}

type Fetch = (target: Target) => void;

function fetching<T, K extends QueryKey>(
  queryFor: (target: Target) => QueryExecuteOptions<T, Error, T, T, K>,
): Fetch {
  return (target) => {
    const { queryClient } = target;
    const { queryKey } = queryFor(target);
    // The user is not asked to sign in unless the page is open by then.
    const isShown = () => queryClient.getQueryCache().find({ queryKey })?.isActive() === true;
    const scope = prefetchScope(target.scope, isShown);
    const request = queryClient.query(queryFor({ ...target, scope }));
    // Until its page observes the query: a query without observers, as for a moment in StrictMode, is cancelled.
    const release = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(ignore);
    request.catch(ignore).finally(release);
  };
}

const FETCH: Partial<Record<OperationId, Fetch>> = {
  E2: ({ queryClient, scope, versionGuid }) => codeTreeOf(queryClient, scope, versionGuid).start(),
  E6: fetching(({ scope, versionGuid }) => mappedPropertiesQuery(scope, versionGuid).page(0)),
  E7: fetching(({ scope, versionGuid }) => conceptVersionsQuery(scope, versionGuid).page(0)),
  E8: fetching(({ scope, versionGuid }) => propertyTagPropertiesQuery(scope, versionGuid, null).page(0)),
  E12: fetching(({ scope, versionGuid }) => documentTemplatesQuery(scope, versionGuid).page(0)),
  E11: fetching(({ scope, versionGuid }) => referencedDocumentQuery(scope, versionGuid)),
  E13: fetching(({ scope, versionGuid, template }) =>
    propertyValuesQuery(scope, versionGuid, template).page(0),
  ),
  E15: fetching(({ scope, versionGuid }) => unitQuery(scope, versionGuid)),
};

function ignore(): void {
  // The query keeps the error for the page.
}
