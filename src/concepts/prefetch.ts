import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { codeTreeOf } from "#code-tree/code-trees.ts";
import { conceptVersionsQuery } from "#queries/concepts.ts";
import { documentTemplatesQuery } from "#queries/documents.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "#queries/properties.ts";
import { propertyTagPropertiesQuery } from "#queries/property-tags.ts";
import { type Scope, useScope } from "#queries/scope.ts";
import { mappedPropertiesQuery } from "#queries/templates.ts";
import { unitQuery } from "#queries/units.ts";

export type Prefetch = ReturnType<typeof createPrefetch>;

/** Fetches ahead what pages need at first. What is there already, or on its way, is not asked for again; failures are shown by the page. */
export function usePrefetch(): Prefetch {
  return createPrefetch(useQueryClient(), useScope());
}

/** The same for those who have no component. */
export function createPrefetch(queryClient: QueryClient, scope: Scope) {
  const versions = (versionGuid: string): void => {
    queryClient.infiniteQuery(conceptVersionsQuery(scope, versionGuid)).catch(ignore);
  };
  const prefetch = {
    /** A classification with the first level of its codes (E2, E7). */
    classification: (versionGuid: string): void => {
      codeTreeOf(queryClient, scope, versionGuid).start();
      versions(versionGuid);
    },
    /** A template with its first tab (E6, E7). */
    template: (versionGuid: string): void => {
      queryClient.infiniteQuery(mappedPropertiesQuery(scope, versionGuid)).catch(ignore);
      versions(versionGuid);
    },
    /** A document with its templates (E12, E7). */
    document: (versionGuid: string): void => {
      queryClient.infiniteQuery(documentTemplatesQuery(scope, versionGuid)).catch(ignore);
      versions(versionGuid);
    },
    /** A unit (E15, E7). */
    unit: (versionGuid: string): void => {
      queryClient.query(unitQuery(scope, versionGuid)).catch(ignore);
      versions(versionGuid);
    },
    /** A property, in a template or without one (E11, E7, E13). */
    property: (versionGuid: string, template: string | null): void => {
      queryClient.query(referencedDocumentQuery(scope, versionGuid)).catch(ignore);
      queryClient.query(propertyValuesQuery(scope, versionGuid, template)).catch(ignore);
      versions(versionGuid);
    },
    /** A property tag without a filter (E8, E7). */
    propertyTag: (versionGuid: string): void => {
      queryClient.infiniteQuery(propertyTagPropertiesQuery(scope, versionGuid, null)).catch(ignore);
      versions(versionGuid);
    },
    /** The page of a concept of any kind; nothing for those without a page of their own. */
    concept: (kind: ConceptKind, versionGuid: string): void => {
      if (kind === "property-tag") prefetch.propertyTag(versionGuid);
      else if (kind === "property") prefetch.property(versionGuid, null);
      else if (kind !== "code" && kind !== "construction-object") prefetch[kind](versionGuid);
    },
  };
  return prefetch;
}

function ignore(): void {
  // The query keeps the failure for the page that shows it.
}
