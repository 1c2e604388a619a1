import { useWindowEvent } from "@mantine/hooks";
import { useMorePages, usePages } from "#browser/queries/list/use-pages.ts";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";

/**
 * One classification from the list (E5), since there is no operation for a single one. Null while unknown, and if E5 does not list it; with
 * `enabled: false`, nothing is requested. While another culture loads, it is named in the previous one.
 */
export function useClassification(versionGuid: string, { enabled = true } = {}): ConceptSummary | null {
  const pages = usePages(classificationsQuery(useScope()), { enabled });
  const found = pages.shown?.items.find((item) => item.versionGuid === versionGuid) ?? null;
  useMorePages(pages, found === null);
  // Without its name, a page has no message with 'Retry'.
  useWindowEvent("online", () => {
    if (pages.error !== null) pages.retry();
  });
  return found;
}
