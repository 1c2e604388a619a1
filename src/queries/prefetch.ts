import { useQueryClient } from "@tanstack/react-query";
import { conceptVersionsQuery } from "./concepts.ts";
import { documentTemplatesQuery } from "./documents.ts";
import { propertyValuesQuery, referencedDocumentQuery } from "./properties.ts";
import { useScope } from "./scope.ts";
import { mappedPropertiesQuery } from "./templates.ts";
import { unitQuery } from "./units.ts";

/** Fetches ahead what pages need at first. What is there already, or on its way, is not asked for again; failures are shown by the page. */
export function usePrefetch() {
  const queryClient = useQueryClient();
  const scope = useScope();
  return {
    /** A template with its first tab (E6, E7). */
    template: (versionGuid: string): void => {
      queryClient.infiniteQuery(mappedPropertiesQuery(scope, versionGuid)).catch(ignore);
      queryClient.infiniteQuery(conceptVersionsQuery(scope, versionGuid)).catch(ignore);
    },
    /** A document with its templates (E12, E7). */
    document: (versionGuid: string): void => {
      queryClient.infiniteQuery(documentTemplatesQuery(scope, versionGuid)).catch(ignore);
      queryClient.infiniteQuery(conceptVersionsQuery(scope, versionGuid)).catch(ignore);
    },
    /** A unit (E15, E7). */
    unit: (versionGuid: string): void => {
      queryClient.query(unitQuery(scope, versionGuid)).catch(ignore);
      queryClient.infiniteQuery(conceptVersionsQuery(scope, versionGuid)).catch(ignore);
    },
    /** A property, in a template or without one (E11, E7, E13). */
    property: (versionGuid: string, template: string | null): void => {
      queryClient.query(referencedDocumentQuery(scope, versionGuid)).catch(ignore);
      queryClient.query(propertyValuesQuery(scope, versionGuid, template)).catch(ignore);
      queryClient.infiniteQuery(conceptVersionsQuery(scope, versionGuid)).catch(ignore);
    },
  };
}

function ignore(): void {
  // The query keeps the failure for the page that shows it.
}
