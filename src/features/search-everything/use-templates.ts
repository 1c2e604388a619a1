import { isApiError } from "#api/errors.ts";
import { type Scope } from "#queries/scope.ts";
import { templatesQuery } from "#queries/templates.ts";
import { useAllPages } from "./use-all-pages.ts";

/** Large pages, since all templates are wanted; services may cap them. */
const TAKE = 500;
const ALL = { classification: null, code: null, includeNested: false };

/** All templates (E9), searched locally. A complete list from the templates page is reused. */
export function useTemplates(scope: Scope, isEnabled: boolean) {
  const inLargePages = { ...scope, takes: { ...scope.takes, list: Math.max(TAKE, scope.takes.list) } };
  const known = useAllPages(templatesQuery(scope, ALL), false);
  const large = useAllPages(templatesQuery(inLargePages, ALL), isEnabled && !known.isWhole);
  // Some services reject large pages instead of capping them.
  const isRefused = isApiError(large.error) && large.error.status === 400;
  const usual = useAllPages(templatesQuery(scope, ALL), isEnabled && isRefused);
  if (known.isWhole) return known;
  return isRefused ? usual : large;
}
