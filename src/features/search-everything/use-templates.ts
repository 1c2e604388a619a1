import { isApiError } from "#api/errors.ts";
import { type Scope } from "#queries/scope.ts";
import { templatesQuery } from "#queries/templates.ts";
import { useAllPages } from "./use-all-pages.ts";

/** A list of which everything is wanted is asked for in large pages; a service with a limit keeps to that. */
const TAKE = 500;
const ALL = { classification: null, code: null, includeNested: false };

/** All templates (E9), which are searched here. What the list of templates has loaded to its end is not loaded again. */
export function useTemplates(scope: Scope, isEnabled: boolean) {
  const inLargePages = { ...scope, takes: { ...scope.takes, list: Math.max(TAKE, scope.takes.list) } };
  const known = useAllPages(templatesQuery(scope, ALL), false);
  const large = useAllPages(templatesQuery(inLargePages, ALL), isEnabled && !known.isWhole);
  // Few services refuse large pages instead of sending smaller ones.
  const isRefused = isApiError(large.error) && large.error.status === 400;
  const usual = useAllPages(templatesQuery(scope, ALL), isEnabled && isRefused);
  if (known.isWhole) return known;
  return isRefused ? usual : large;
}
