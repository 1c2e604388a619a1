import {
  requirementsItemKey,
  type RequirementsFilter,
  type RequirementsItem,
  searchRequirements,
} from "#core/api/resources/requirements.ts";
import { pagedQueryOptions } from "../list/paging.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

const projectPart = (project: number) => ["projects", project] as const;

/** The start of the key of all queries of a project. */
export function projectKey(scope: Pick<Scope, "service">, project: number) {
  return [...scopeKey(scope, null), ...projectPart(project)];
}

/**
 * The requirements of a project that match a filter (E10), page by page. A read, although it is sent as a POST; does not depend on the
 * culture.
 */
export function requirementsQuery(scope: Scope, project: number, filter: RequirementsFilter) {
  const { client, takes } = scope;
  return pagedQueryOptions({
    scope,
    culture: null,
    key: [...projectPart(project), "requirements", filter],
    take: takes.list,
    keyOf,
    fetchPage: (page, signal) => searchRequirements(client, { id: project, filter, ...page }, signal),
  });
}

/** Cached, since all loaded results are compared on every page and serialising one as its key takes time. */
const keys = new WeakMap<RequirementsItem, string | null>();

function keyOf(item: RequirementsItem): string | null {
  const existing = keys.get(item);
  if (existing !== undefined) return existing;
  const key = requirementsItemKey(item);
  keys.set(item, key);
  return key;
}
