import type { QueryClient } from "@tanstack/react-query";
import type { ConceptKind } from "#api/concept-kinds.ts";
import type { OperationId } from "#api/operations.ts";
import { codeTreeOf } from "#code-tree/code-trees.ts";
import { conceptVersionsQuery } from "#queries/concepts.ts";
import { documentTemplatesQuery } from "#queries/documents.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#queries/properties.ts";
import { propertyTagPropertiesQuery } from "#queries/property-tags.ts";
import type { Scope } from "#queries/scope.ts";
import { mappedPropertiesQuery } from "#queries/templates.ts";
import { unitQuery } from "#queries/units.ts";
import { KINDS } from "./kinds.ts";

type Wanted = {
  readonly queryClient: QueryClient;
  readonly scope: Scope;
  readonly kind: ConceptKind;
  readonly versionGuid: string;
  /** The template in which a property is opened. */
  readonly template: string | null;
};

/**
 * Fetches ahead what the page of a concept begins with. What is there already, or on its way, is not asked for again; failures are shown
 * by the page.
 */
export function prefetchConcept(wanted: Wanted): void {
  for (const operation of KINDS[wanted.kind].opensWith) FETCH[operation]?.(wanted);
}

function fetchList<T>({ queryClient }: Wanted, query: PagedQueryOptions<T>): void {
  queryClient.infiniteQuery(query).catch(ignore);
}

const FETCH: Partial<Record<OperationId, (wanted: Wanted) => void>> = {
  E2: ({ queryClient, scope, versionGuid }) => codeTreeOf(queryClient, scope, versionGuid).start(),
  E6: (wanted) => fetchList(wanted, mappedPropertiesQuery(wanted.scope, wanted.versionGuid)),
  E7: (wanted) => fetchList(wanted, conceptVersionsQuery(wanted.scope, wanted.versionGuid)),
  E8: (wanted) => fetchList(wanted, propertyTagPropertiesQuery(wanted.scope, wanted.versionGuid, null)),
  E11: ({ queryClient, scope, versionGuid }) => {
    queryClient.query(referencedDocumentQuery(scope, versionGuid)).catch(ignore);
  },
  E12: (wanted) => fetchList(wanted, documentTemplatesQuery(wanted.scope, wanted.versionGuid)),
  E13: (wanted) => fetchList(wanted, propertyValuesQuery(wanted.scope, wanted.versionGuid, wanted.template)),
  E15: ({ queryClient, scope, versionGuid }) => {
    queryClient.query(unitQuery(scope, versionGuid)).catch(ignore);
  },
};

function ignore(): void {
  // The query keeps the failure for the page that shows it.
}
